// Asks the server of the page, and nobody else.

export async function ask(path, sent) {
  const answer = await fetch(path, sent === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) });
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : { why: await answer.text() };
  return { status: answer.status, told };
}

export async function* askLines(path, sent, signal) { // each line of an answer as it comes
  try {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent), signal });
    if (answer.status !== 200) { yield { why: await answer.text() }; return; }
    let rest = "";
    for (const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\n");
      rest = parts.pop();
      for (const line of parts) yield JSON.parse(line);
    }
  } catch (error) { if (error.name !== "AbortError") throw error; }
}
