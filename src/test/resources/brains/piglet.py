"""A small Gomocup brain: one ply deep, for tests. It wins in one, blocks a win in one, else plays near stones.

An argument makes it misbehave at its third move: hang, crash, close, nonsense, illegal, outside, suggest, flood. A fussy one needs
a second before it says who it is, and ends if it is told of a limit to its memory or hears of the next move at once.
"""
import os
import sys
import time

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Brain:
    def __init__(self, trick):
        self.trick = trick
        self.size = 0
        self.stones = {}
        self.moves = 0

    def run_length(self, cell, side, direction):
        length = 1
        for sign in (1, -1):
            x, y = cell
            while True:
                x, y = x + sign * direction[0], y + sign * direction[1]
                if self.stones.get((x, y)) != side:
                    break
                length += 1
        return length

    def score(self, cell):
        mine = max(self.run_length(cell, 1, d) for d in DIRECTIONS)
        yours = max(self.run_length(cell, 2, d) for d in DIRECTIONS)
        if mine >= 5:
            return 1000
        if yours >= 5:
            return 900
        middle = (self.size - 1) / 2
        return 10 * max(mine, yours - 0.5) - 0.1 * max(abs(cell[0] - middle), abs(cell[1] - middle))

    def choose(self):
        free = [(x, y) for y in range(self.size) for x in range(self.size) if (x, y) not in self.stones]
        return max(free, key=self.score)

    def move(self):
        self.moves += 1
        if self.moves == 3:
            if self.trick == "hang":
                time.sleep(3600)
            elif self.trick == "crash":
                sys.exit(7)
            elif self.trick == "close":
                os.close(1)
                time.sleep(3600)
            elif self.trick == "nonsense":
                say("I do not know")
                return
            elif self.trick == "illegal":
                say("%d,%d" % next(iter(self.stones)))
                return
            elif self.trick == "outside":
                say("%d,%d" % (self.size, 0))
                return
            elif self.trick == "flood":
                while True:
                    say("DEBUG thinking")
        cell = self.choose()
        if self.trick == "suggest":
            say("SUGGEST %d,%d" % cell)
            return
        self.stones[cell] = 1
        say("MESSAGE my move %d" % self.moves)
        say("%d,%d" % cell)


def say(line):
    sys.stdout.write(line + "\r\n")
    sys.stdout.flush()


def cell_of(text):
    x, y = text.split(",")[:2]
    return int(x), int(y)


def main():
    brain = Brain(sys.argv[1] if len(sys.argv) > 1 else "")
    board = None
    moves, moved = 0, 0.0
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if brain.trick == "fussy":
            if "max_memory" in rest:
                sys.exit(8)
            if brain.moves > moves and word != "END" and time.monotonic() - moved < 0.015:
                sys.exit(9)
            moves = brain.moves
        if board is not None and word != "DONE":
            board[cell_of(word)] = int(word.split(",")[2])
        elif word == "START":
            brain.size, brain.stones = int(rest), {}
            say("OK")
        elif word == "BEGIN":
            brain.move()
        elif word == "TURN":
            brain.stones[cell_of(rest)] = 2
            brain.move()
        elif word == "BOARD":
            board = {}
        elif word == "DONE":
            brain.stones, board = board, None
            brain.move()
        elif word == "PLAY":
            brain.stones[cell_of(rest)] = 1
            say(rest)
        elif word == "ABOUT":
            time.sleep(1 if brain.trick == "fussy" else 0)
            say('name="piglet", version="1"')
        elif word == "END":
            return
        elif word != "INFO":
            say("UNKNOWN " + word)
        if brain.moves > moves:
            moved = time.monotonic()


main()
