"""Fits the weights of FittedEvaluation on target/positions.csv, which PositionsToFit writes, and prints them.

Needs scikit-learn. docs/gomoku-engine.md has the commands.
"""

import numpy
from sklearn.linear_model import LogisticRegression

PATTERNS = ["none", "one", "two", "open two", "three", "open three", "four", "open four"]
PAIRS = len(PATTERNS) * (len(PATTERNS) + 1) // 2
SIDE = 10
HELD_OUT = 0.2
STRENGTH = 0.01  # of the weights against the penalty for large ones
LEAST_SPREAD = 0.1  # rare counts are not blown up

# The evaluation set by hand predicts games best if 100 of its points are 0.88 in the exponent. The margins of the search are in such points.
POINT = 0.0088


def main():
    table = numpy.loadtxt("target/positions.csv", delimiter=",")
    won, counts = table[:, 0], table[:, 1:]
    spread = numpy.maximum(counts.std(axis=0), LEAST_SPREAD)
    scaled = counts / spread
    held_out = int(len(won) * HELD_OUT)  # whole games but one, because the rows of a game follow each other
    model = LogisticRegression(C=STRENGTH, max_iter=3000)
    model.fit(scaled[held_out:], won[held_out:])
    right = model.predict_proba(scaled[:held_out])[numpy.arange(held_out), won[:held_out].astype(int)]
    print(f"{len(won)} positions; logarithmic loss of {held_out} held out: {-numpy.log(right).mean():.3f}")
    model.fit(scaled, won)
    weights = numpy.rint(model.coef_[0] / spread / POINT).astype(int)
    for first, name in enumerate(PATTERNS):
        start = first * (first + 1) // 2
        print("{" + ", ".join(map(str, weights[start : start + first + 1])) + "}, // " + name)
    for name, start in ("to move", PAIRS), ("waiting", PAIRS + SIDE):
        side = weights[start : start + SIDE]
        cells = ", ".join(f"{{{side[i]}, {side[i + 1]}}}" for i in range(0, SIDE - 2, 2))
        print(f"{name}: cells {{{cells}}}, open threes {{{side[-2]}, {side[-1]}}}")
    print("tempo:", round(model.intercept_[0] / POINT))


if __name__ == "__main__":
    main()
