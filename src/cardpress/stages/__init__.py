"""The stages of a build, in order: load, check, link, phrase, plan, render, write."""
