package plybook.gomoku;

import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Player;

/**
 * The simplest evaluation with which a search plays. Every window of five cells in which only one side has stones counts for that side,
 * ten times as much with each further stone. It looks at the whole board; {@link WindowSum} keeps the same value up to date.
 */
public final class WindowEvaluation implements Evaluation<Board> {
    /** The value of a window to the only side that has stones in it, by their number. A full window ends the game, so it counts 0. */
    private static final int[] WEIGHTS = {0, 1, 10, 100, 1_000, 0};

    private final int size;
    private final Windows windows;

    /** Makes the evaluation for boards of so many rows. */
    public WindowEvaluation(int size) {
        this.size = size;
        this.windows = new Windows(size);
    }

    @Override
    public int value(Board board) {
        int value = 0;
        for (int window = 0; window < windows.count(); window++) {
            int x = 0;
            int o = 0;
            for (int cell : windows.cells(window)) {
                x += board.has(Player.X, cell / size, cell % size) ? 1 : 0;
                o += board.has(Player.O, cell / size, cell % size) ? 1 : 0;
            }
            value += value(x, o);
        }
        return value;
    }

    /** Returns the value to MAX of a window with so many stones of X and of O. */
    static int value(int x, int o) {
        return o == 0 ? WEIGHTS[x] : x == 0 ? -WEIGHTS[o] : 0;
    }
}
