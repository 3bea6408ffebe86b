"""The rulebook of a game that plays and says no other order: the box, a new game, its course, its credits."""

from __future__ import annotations

from cardpress.models.rulebook_outline import (
    Chapter,
    ComponentsBlock,
    CourseBlock,
    CreditsBlock,
    RulebookOutline,
    SetUpBlock,
)

USUAL_OUTLINE = RulebookOutline(
    id="outline",
    line="ui-rulebook",
    chapters=(
        Chapter(id="components", title="ui-rulebook-components", blocks=(ComponentsBlock(block="components"),)),
        Chapter(id="set_up", title="ui-rulebook-set-up", blocks=(SetUpBlock(block="set_up"),)),
        Chapter(id="course", title="ui-rulebook-rules", blocks=(CourseBlock(block="course"),)),
        Chapter(id="credits", title="ui-rulebook-credits", blocks=(CreditsBlock(block="credits"),)),
    ),
)
