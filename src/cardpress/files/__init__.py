"""The doors of the disk: what is read of a project, what is written below build/, what builds keep there."""
