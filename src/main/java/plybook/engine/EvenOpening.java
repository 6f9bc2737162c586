package plybook.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;

/**
 * An opening that is fair to both sides: four random stones near the middle, drawn again while the engine thinks that one side is clearly
 * better.
 *
 * @param moves the moves in order, X's first
 * @param value the engine's estimate of the opening, in MAX's view
 */
public record EvenOpening(List<Cell> moves, int value) {
    /** The number of stones. With four stones no side has three in a row, so there is no threat yet. */
    private static final int STONES = 4;

    /** The number of rows and columns around the middle in which the stones are. */
    private static final int AREA = 7;

    /** The number of nodes that the engine searches to judge an opening: about 15 ms, and at least seven plies. */
    private static final int NODES = 10_000;

    /** The largest estimate of an even opening. From such openings the strong level lost no game to a player that looks two plies ahead; from random ones it did. */
    private static final int EVEN = 60;

    /** The number of openings to try. On 15 rows one in five is even, so for one opening in a thousand this is not enough. */
    private static final int TRIES = 30;

    public EvenOpening {
        moves = List.copyOf(moves);
    }

    /** Returns the first random opening that is even. If none of the tries is, it returns the most even one. The same random numbers give the same opening. */
    public static EvenOpening drawn(Gomoku rules, Random random) {
        EvenOpening best = judged(rules, random);
        for (int i = 1; i < TRIES && !best.isEven(); i++) {
            EvenOpening next = judged(rules, random);
            best = Math.abs(next.value) < Math.abs(best.value) ? next : best;
        }
        return best;
    }

    /** Returns a random opening, even or not, with the engine's estimate. */
    static EvenOpening judged(Gomoku rules, Random random) {
        List<Cell> area = area(rules.size());
        Collections.shuffle(area, random);
        List<Cell> moves = area.subList(0, STONES);
        return new EvenOpening(
                moves,
                Level.judgeOfOpenings()
                        .move(rules, board(rules.size(), moves), Limits.nodes(NODES))
                        .value());
    }

    private static List<Cell> area(int size) {
        int side = Math.min(AREA, size);
        int first = (size - side) / 2;
        List<Cell> cells = new ArrayList<>(side * side);
        for (int row = first; row < first + side; row++) {
            for (int column = first; column < first + side; column++) {
                cells.add(new Cell(row, column));
            }
        }
        return cells;
    }

    private static Board board(int size, List<Cell> moves) {
        Board board = Board.empty(size);
        for (Cell move : moves) {
            board.put(move, board.stones() % 2 == 0 ? Player.X : Player.O);
        }
        return board;
    }

    /** Returns whether the engine thinks that neither side is clearly better. */
    public boolean isEven() {
        return Math.abs(value) <= EVEN;
    }

    /** Returns the board after these moves. */
    public Board board(Gomoku rules) {
        return board(rules.size(), moves);
    }
}
