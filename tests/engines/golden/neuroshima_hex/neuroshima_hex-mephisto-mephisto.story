   You begin. Tiles: ● You (Mephisto), ○ Opponent (Mephisto)
   You place: HQ on c4, top to the southeast ↘
   Opponent places: HQ on c5, top to the south ↓

*Turn 1: yours*
   You draw: Accelerator

*Turn 2: Opponent*
   Draws: Battle, Probe
   Uses: HQ c5
   Turned: HQ c5, top to the northwest ↖
   Plays: Battle

*Battle*

*Turn 3: yours*
   You draw: Battle, Jaws
   You discard: Jaws

*Turn 4: Opponent*
   Draws: Right Quill, Battle
   Discards: Right Quill, Probe
   Plays: Battle

*Battle*

*Turn 5: yours*
   You draw: Accelerator
   You discard: Battle
   You place: Accelerator on b3, top to the north ↑
   You discard: Accelerator

*Turn 6: Opponent*
   Draws: Tail, Castling, Limbs
   Discards: Castling
   Places: Limbs on d4
   Uses: Limbs d4
   ○ Limbs d4 goes to e3

*Turn 7: yours*
   You draw: Claw, Probe, Move
   You discard: Probe
   You play: Move
   Turned: Accelerator b3, top to the southeast ↘
   You use: HQ c4
   Turned: HQ c4, top to the south ↓
   You discard: Claw

*Turn 8: Opponent*
   Draws: Limbs, Move
   Discards: Move, Tail
   Places: Limbs on a3
   Uses: Limbs e3
   ○ Limbs e3 goes to e2
   Uses: HQ c5
   Turned: HQ c5, top to the south ↓

*Turn 9: yours*
   You draw: Probe, Battle, Limbs
   You discard: Probe

*Turn 10: Opponent*
   Draws: Transmitter, Move, Accelerator
   Discards: Move
   Uses: Limbs e2
   ○ Limbs a3 goes to a2
   Discards: Accelerator, Transmitter

*Turn 11: yours*
   You draw: Right Quill
   You discard: Limbs, Right Quill
   You use: HQ c4
   Turned: HQ c4, top to the northwest ↖
   You play: Battle

*Battle*

*Turn 12: Opponent*
   Draws: Castling, Muzzle, Accelerator
   Discards: Muzzle

*Turn 13: yours*
   You draw: Muzzle, Incubator, Tail
   You discard: Muzzle

*Turn 14: Opponent*
   Draws: Tentacles
   Discards: Accelerator, Castling, Tentacles
   Uses: Limbs a2
   Turned: HQ c5, top to the southwest ↙
   Uses: HQ c5
   Turned: HQ c5, top to the southeast ↘

*Turn 15: yours*
   You draw: Tail
   You discard: Tail
   You place: Tail on c2
   You place: Incubator on b2
   You use: Incubator b2
   The Incubator on b2 gets a marker: Net
   You use: HQ c4
   Turned: HQ c4, top to the north ↑

*Turn 16: Opponent*
   Draws: Toughener, Incubator, Accelerator
   Discards: Toughener
   Places: Incubator on a1
   Uses: Limbs e2
   ○ Limbs a2 goes to a3
   Places: Accelerator on c1, top to the southwest ↙
   Uses: HQ c5
   Turned: Accelerator c1, top to the north ↑

*Turn 17: yours*
   You draw: Tentacles, Move, Toughener
   You discard: Tentacles
   You play: Move
   Turned: Accelerator b3, top to the northeast ↗
   You use: HQ c4
   Turned: HQ c4, top to the southeast ↘
   You place: Toughener on d4

*Turn 18: Opponent*
   Draws: Incubator, Left Quill, Probe
   Discards: Probe, Incubator
   Uses: Incubator a1
   The Incubator on a1 gets a marker: Accelerator
   Uses: HQ c5
   Turned: HQ c5, top to the north ↑

*Turn 19: yours*
   You draw: Drill, Battle, Incubator
   You discard: Battle
   You use: Tail c2
   ○ HQ c5 is pushed to b4
   You place: Drill on d2
   You discard: Incubator

*Turn 20: Opponent*
   Draws: Claw, Claw
   Discards: Left Quill
   Uses: Limbs a3
   ○ Limbs e2 goes to e3

*Turn 21: yours*
   You draw: Claw, Transmitter, Limbs
   You discard: Transmitter
   You use: HQ c4
   Turned: Accelerator b3, top to the southeast ↘
   You discard: Claw
   You use: Tail c2
   ○ HQ b4 is pushed to c5
   You place: Limbs on c3

*Turn 22: Opponent*
   Draws: Incubator
   Discards: Incubator

*Turn 23: yours*
   You draw: Accelerator, Castling, Castling
   You discard: Castling
   You use: HQ c4
   Turned: HQ c4, top to the northwest ↖
   You use: Tail c2
   ○ Limbs e3 is pushed to e2
   You discard: Castling
   You place: Accelerator on d1, top to the northeast ↗

*Turn 24: Opponent*
   Draws: Drill
   Discards: Claw

*Turn 25: yours*
   You draw: Jaws, Claw, Tentacles
   You discard: Claw, Tentacles
   You use: Drill d2
   ● Toughener d4 goes to e3
   You discard: Jaws
   You use: HQ c4
   Turned: Accelerator b3, top to the southwest ↙

*Turn 26: Opponent*
   Draws: Claw
   Discards: Claw
   Places: Drill on d3
   Uses: HQ c5
   Turned: HQ c5, top to the southwest ↙
   Uses: Drill d3
   ○ Limbs a3 goes to e1
   Places: Claw on b4, top to the southeast ↘

*Turn 27: yours*
   You draw: Claw, Incubator, Left Quill
   You discard: Claw, Incubator, Left Quill
   You use: Drill d2
   ● Drill d2 goes to a2
   You use: HQ c4
   Turned: Accelerator d1, top to the north ↑

*Turn 28: Opponent*
   Draws: Toughener, Jaws, Tail
   Discards: Jaws
   Uses: Limbs e2
   ○ Limbs e1 goes to d2

*Turn 29: yours*
   You draw: Toughener
   The stack is empty: after this turn the opponent has one more, then the last Battle is fought

*Turn 30: Opponent*
   Draws: Claw
   Discards: Claw, Tail
   Places: Toughener on a3
   Uses: Limbs d2
   ○ Accelerator c1 goes to b1, top to the southeast ↘
   Uses: HQ c5
   Turned: HQ c5, top to the northeast ↗

*The last Battle*
   Initiative 3
      ● HQ c4 → ○ Claw b4: 1 wound
   The marker returns from the Incubator on b2: Net
   The marker returns from the Incubator on a1: Accelerator

*A tie: overtime*

*Turn 31: yours*
   You use: Drill a2
   Turned: Accelerator b3, top to the southeast ↘
   You place: Toughener on d4

*Turn 32: Opponent*
   Uses: Incubator a1
   The Incubator on a1 gets a marker: Acid Thrower
   Uses: HQ c5
   Turned: HQ c5, top to the southeast ↘

*The last Battle*
   Blown up: ○ Limbs d2
      ○ Limbs d2 → ● Tail c2: 1 wound
      ○ Limbs d2 → ● Limbs c3: 1 wound
      ○ Limbs d2 → ● Accelerator d1: 1 wound
      ○ Limbs d2 → ○ Drill d3: 1 wound
      ○ Limbs d2 → ○ Limbs e2: 1 wound
   Lost: ● Accelerator d1, ● Tail c2, ○ Drill d3, ○ Limbs d2
   Initiative 2
      ● HQ c4 → ○ Claw b4: 1 wound
      ○ HQ c5 → ● Toughener d4: 2 wounds
   Lost: ○ Claw b4
   The marker returns from the Incubator on a1: Acid Thrower
