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
 * The beginning of a game that neither side has lost already: four stones at random near the middle, drawn again while the strong engine
 * takes one side to be clearly better.
 *
 * @param moves X's first, then by turns
 * @param value what the engine thinks that it is worth, in MAX's view
 */
public record EvenOpening(List<Cell> moves, int value) {
    /** Of four stones no side has three, so nothing is decided by the rules. */
    private static final int STONES = 4;

    /** So many rows and columns around the middle, where games begin. */
    private static final int AREA = 7;

    /** What the engine looks at to judge one: about 15 ms, and seven plies or more. */
    private static final int NODES = 10_000;

    /** From within it the strong level lost no game to a player of two plies; from openings at random it does. */
    private static final int EVEN = 60;

    /** On 15 rows one in five is even: of a thousand openings for one this is not enough, and then the best has to do. */
    private static final int TRIES = 30;

    public EvenOpening {
        moves = List.copyOf(moves);
    }

    /** Draws one; the same random numbers give the same. Of those that are tried the first that is even, or else the one nearest to it. */
    public static EvenOpening drawn(Gomoku rules, Random random) {
        EvenOpening best = judged(rules, random);
        for (int i = 1; i < TRIES && !best.isEven(); i++) {
            EvenOpening next = judged(rules, random);
            best = Math.abs(next.value) < Math.abs(best.value) ? next : best;
        }
        return best;
    }

    /** Whatever is drawn first, even or not. */
    static EvenOpening judged(Gomoku rules, Random random) {
        List<Cell> area = area(rules.size());
        Collections.shuffle(area, random);
        List<Cell> moves = area.subList(0, STONES);
        return new EvenOpening(
                moves,
                Level.STRONG
                        .player(0)
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

    /** Whether the engine thinks that neither side is clearly better, let alone that one has won. */
    public boolean isEven() {
        return Math.abs(value) <= EVEN;
    }

    /** The board after these moves. */
    public Board board(Gomoku rules) {
        return board(rules.size(), moves);
    }
}
