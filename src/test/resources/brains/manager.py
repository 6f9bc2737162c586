"""Plays the manager of the Gomocup protocol: a whole game between two brains, then every command and every bad input.

    python3 manager.py SECONDS "COMMAND OF THE BRAIN TO TEST" "COMMAND OF ANOTHER BRAIN"

Prints the conversation and ends with exit code 1 at the first thing that is wrong. The rules are written here once more, so
that nothing of the program under test judges itself. SECONDS is how much later than its limit an answer may be on this machine.
"""
import queue
import re
import shlex
import subprocess
import sys
import threading
import time

SIZE = 15
SLACK = float(sys.argv[1])
MOVE = re.compile(r"(\d+),(\d+)$")
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


class Wrong(Exception):
    pass


class Brain:
    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.answers.put(line.decode("ascii").rstrip("\r\n"))
        self.answers.put(None)

    def say(self, *lines, end="\r\n"):
        for line in lines:
            print("%s < %s" % (self.name, line if len(line) < 100 else line[:60] + "..."))
        self.process.stdin.write("".join(line + end for line in lines).encode("ascii"))
        self.process.stdin.flush()

    def answer(self, limit=5.0):
        """The next line that is no talk, which must come within the limit."""
        end = time.monotonic() + limit + SLACK
        while True:
            try:
                line = self.answers.get(timeout=max(0.001, end - time.monotonic()))
            except queue.Empty:
                raise Wrong("%s gave no answer within %.1f s" % (self.name, limit))
            print("%s > %s" % (self.name, line))
            if line is None or not line.startswith(("MESSAGE", "DEBUG")):
                return line

    def ask(self, *lines, expect=None, limit=5.0):
        self.say(*lines)
        answer = self.answer(limit)
        if answer is None:
            raise Wrong("%s has ended" % self.name)
        if expect is not None and not re.match(expect, answer):
            raise Wrong("%s: expected %s, got %s" % (lines[-1][:60], expect, answer))
        return answer

    def move(self, *lines, limit=5.0):
        """Asks for a move, which must be written as two numbers."""
        answer = self.ask(*lines, limit=limit)
        match = MOVE.match(answer)
        if not match:
            raise Wrong("%s: expected a move, got %s" % (lines[-1], answer))
        return int(match.group(1)), int(match.group(2))

    def silent(self, *lines):
        """These need no answer: the next one is that of ABOUT."""
        self.say(*lines)
        self.ask("ABOUT", expect='name="')

    def gone(self, limit=1.0):
        """It must have ended by itself, well, and without another word."""
        start = time.monotonic()
        try:
            code = self.process.wait(limit + SLACK)
        except subprocess.TimeoutExpired:
            raise Wrong("%s is still there" % self.name)
        print("%s ended after %.3f s" % (self.name, time.monotonic() - start))
        if code != 0:
            raise Wrong("%s ended with exit code %d" % (self.name, code))

    def end(self):
        self.say("END")
        self.gone()
        if self.answer() is not None:
            raise Wrong("%s spoke after END" % self.name)


class Board:
    def __init__(self):
        self.stones = {}

    def put(self, cell, side):
        x, y = cell
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            raise Wrong("%s is outside the board" % (cell,))
        if cell in self.stones:
            raise Wrong("%s is taken" % (cell,))
        self.stones[cell] = side
        return any(self.row(cell, side, line) >= 5 for line in LINES)

    def row(self, cell, side, line):
        count = 1
        for sign in (1, -1):
            x, y = cell
            while self.stones.get((x + sign * line[0], y + sign * line[1])) == side:
                x, y, count = x + sign * line[0], y + sign * line[1], count + 1
        return count

    def full(self):
        return len(self.stones) == SIZE * SIZE


def turn(cell):
    return "TURN %d,%d" % cell


def check(condition, message):
    if not condition:
        raise Wrong(message)


def whole_game(tested, other, tested_begins):
    """A game with a clock for each move and one for the whole match. Returns who won, or None."""
    sides = [tested, other] if tested_begins else [other, tested]
    board, last, left = Board(), None, 60.0
    for ply in range(SIZE * SIZE):
        brain = sides[ply % 2]
        if brain is tested:
            brain.say("INFO time_left %d" % (left * 1000))
        start = time.monotonic()
        cell = brain.move("BEGIN" if last is None else turn(last), limit=0.4)
        left -= time.monotonic() - start if brain is tested else 0
        if board.put(cell, ply % 2):
            return brain, last if brain is other else cell, board
        last = cell
    return None, last, board


def games(tested, other):
    tested.ask("ABOUT", expect=r'name="[^"]+", version="[^"]+"')
    tested.say("INFO timeout_turn 400", "INFO timeout_match 60000", "INFO max_memory 536870912", "INFO game_type 1",
               "INFO rule 0", "INFO folder /tmp", "INFO evaluate 3,4", "INFO unheard_of 1")
    for begins in (True, False):
        tested.ask("START %d" % SIZE if begins else "RESTART", expect="OK")
        other.ask("START %d" % SIZE, expect="OK")
        winner, last, board = whole_game(tested, other, begins)
        print("won by %s after %d moves" % (winner.name if winner else "nobody", len(board.stones)))
        check(winner is tested, "the engine should beat a player that looks one ply ahead")
        free = next((x, y) for x in range(SIZE) for y in range(SIZE) if (x, y) not in board.stones)
        tested.ask(turn(free), expect="ERROR .*over")


def every_command(brain):
    brain.say("INFO timeout_turn 300", "INFO time_left 2147483647", "INFO game_type 0")
    brain.ask("RECTSTART 15,15", expect="OK")
    brain.ask("RECTSTART 15,12", expect="ERROR")
    x, y = brain.move("BEGIN")
    brain.ask("TAKEBACK %d,%d" % (x, y), expect="OK")
    # Four of ours with a hole, in an order in which nobody plays: the hole wins, and is not far to see.
    hole = brain.move("BOARD", "5,5,1", "0,0,2", "3,5,1", "14,0,2", "0,14,2", "6,5,1", "2,5,2", "4,5,1", "DONE")
    check(hole == (7, 5), "five was there to be had")
    brain.ask("RESTART", expect="OK")
    # Four of the opponent's, closed on one side.
    block = brain.move("BOARD", "3,5,2", "9,9,1", "4,5,2", "2,5,1", "5,5,2", "9,3,1", "6,5,2", "DONE")
    check(block == (7, 5), "four must be blocked")
    brain.ask("RESTART", expect="OK")
    brain.ask("SUGGEST", expect=r"SUGGEST \d+,\d+$")
    brain.ask("PLAY 12,10", expect="12,10$")
    brain.move("TURN 7,7")
    brain.ask("PLAY 1,1", expect="ERROR")
    brain.silent("MESSAGE hello", "DEBUG hello", "INFO rule 1", "INFO rule 0")
    # Six with a hole in the fifth place are no win if five are asked for exactly.
    six = ["0,5,1", "1,5,1", "2,5,1", "3,5,1", "5,5,1", "0,9,2", "2,9,2", "4,9,2", "6,9,2", "8,9,2"]
    check(brain.move("INFO rule 0", "BOARD", *six, "DONE") == (4, 5), "six win")
    check(brain.move("INFO rule 1", "BOARD", *six, "DONE") != (4, 5), "six do not win where it must be five")
    for rule in (2, 4, 8):
        brain.ask("INFO rule %d" % rule, "TURN 14,14", expect="ERROR rule %d" % rule)
    brain.silent("INFO rule 0")
    opening = brain.ask("SWAP2BOARD", "DONE").split(" ")
    check(len(set(opening)) == 3 and all(map(MOVE.match, opening)), "three stones to begin with")
    brain.ask("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE", expect=r"SWAP$|\d+,\d+( \d+,\d+)?$")
    # X has an open three, and after O's next move a four: nobody wants to be O.
    brain.ask("SWAP2BOARD", "7,7", "0,0", "8,7", "14,14", "9,7", "DONE", expect=r"SWAP$|\d+,\d+$")
    start = time.monotonic()
    brain.move("INFO timeout_turn 0", "BOARD", "7,7,2", "DONE", limit=0.2)
    print("at once: %.3f s" % (time.monotonic() - start))
    brain.move("INFO timeout_turn 300", "INFO time_left -1000", "TURN 0,3", limit=0.2)


def every_bad_input(brain):
    for line in ("START abc", "START 0", "START 100", "START", "TURN 7,7", "BEGIN", "BOARD", "TAKEBACK 7,7", "PLAY 7,7",
                 "RESTART", "SWAP2BOARD", "DONE", "SUGGEST"):
        brain.ask(line, expect="ERROR ")
    for line in ("HELLO", "7,7", "7,7,1", "\x07", "START15"):
        brain.ask(line, expect="UNKNOWN ")
    brain.ask("START 15", expect="OK")
    brain.say("INFO timeout_turn 200")
    mine = brain.move("TURN 7,7")
    for line in ("TURN 7,7", turn(mine), "TURN 15,0", "TURN 0,15", "TURN -1,0", "TURN 7", "TURN", "TURN a,b", "BEGIN",
                 "TAKEBACK 14,14", "TAKEBACK", "PLAY 3,3", "START 4", "START 21"):
        brain.ask(line, expect="ERROR ")
    for stones in (["7,7,1"], ["7,7,2", "8,8,2"], ["7,7,1", "7,7,2"], ["99,0,2"], ["x"], ["7,7"], ["7,7,5"], ["7,7,3"],
                   ["%d,0,2" % x for x in range(5)] + ["%d,9,1" % (2 * x) for x in range(5)]):
        brain.ask("BOARD", *stones, "DONE", expect="ERROR ")
    brain.ask("BOARD", "7,7,2", "TURN 7,7", expect="ERROR BOARD")
    check(brain.answer().startswith("ERROR 7,7 is taken"), "the game that was there goes on")
    brain.ask("TURN " + "7" * 1_000_000, expect="ERROR ")
    brain.say("\n\n   ")
    cell = brain.move("TURN 0,0")
    check(cell not in ((7, 7), mine, (0, 0)), "a sound game after all that")
    brain.ask("RESTART", expect="OK")
    brain.move("TURN 7,7")


def while_it_thinks(command):
    brain = Brain("thinking", command)
    brain.ask("START 15", expect="OK")
    # Undecided, so that there is something to think about for longer than we wait.
    quiet = ("BOARD", "7,7,2", "9,9,1", "3,11,2", "DONE")
    brain.say("INFO timeout_turn 20000", *quiet, "ABOUT")
    check(brain.answer(0.5).startswith("name="), "ABOUT is answered while it thinks")
    brain.say("RESTART")
    check(brain.answer(0.5) == "OK", "RESTART ends the thinking")
    brain.say(*quiet, "TURN 0,0", "INFO timeout_turn 0")
    check(MOVE.match(brain.answer(0.5)), "with no time left it moves")
    check(MOVE.match(brain.answer(0.5)), "and then does what has waited")
    brain.say("INFO timeout_turn 20000", *quiet)
    brain.end()
    brain = Brain("leaving", command)
    brain.say("START 15", "INFO timeout_turn 20000", *quiet, end="\n")
    check(brain.answer() == "OK", "LF alone ends a line, too")
    brain.process.stdin.close()
    brain.gone()
    check(MOVE.match(brain.answer()), "whoever only closes the pipe still gets the move")
    brain = Brain("board", command)
    brain.ask("START 15", expect="OK")
    brain.say("BOARD", "7,7,2")
    brain.process.stdin.close()
    brain.gone()


def main():
    tested_command, other_command = sys.argv[2:4]
    tested, other = Brain("engine", tested_command), Brain("other", other_command)
    try:
        games(tested, other)
        every_command(tested)
        tested.end()
        bad = Brain("bad input", tested_command)
        every_bad_input(bad)
        bad.end()
        while_it_thinks(tested_command)
        other.end()
    except Wrong as wrong:
        print("WRONG: %s" % wrong)
        sys.exit(1)
    print("all well")


main()
