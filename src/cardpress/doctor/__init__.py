"""`cardpress doctor`: what is on this machine, what lacks for which command, what installs it."""
