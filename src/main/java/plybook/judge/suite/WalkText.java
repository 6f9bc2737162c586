package plybook.judge.suite;

import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.guest.Walk;

/** A walk in words. */
public final class WalkText {
    private WalkText() {}

    /** The method that the last step calls. */
    static String lastMethod(Walk walk) {
        return walk.steps().isEmpty()
                ? "start"
                : method(walk.steps().get(walk.steps().size() - 1).kind());
    }

    private static String method(Walk.Kind kind) {
        return switch (kind) {
            case MAKE, MAKE_REFUSED -> "make";
            case UNDO, UNDO_REFUSED -> "undo";
            case AGAIN -> "start again with the same board";
            case FROM_HERE -> "start again with what board() returns, and a radius one larger";
            case LOOK -> "candidates";
            case ORDER -> "ordered";
        };
    }

    /** All calls one after the other, below them the board at the start if there are stones on it. */
    static String inFull(Walk walk) {
        return calls(walk) + (walk.board().stones() == 0 ? "" : "\non the board\n" + GomokuText.drawn(walk.board()));
    }

    /** Such as {@code start(board, 2), make (7,7), undo, candidates}. */
    public static String calls(Walk walk) {
        Board board = walk.board();
        String start = "start(" + (board.stones() == 0 ? "Board.empty(" + board.size() + ")" : "board") + ", "
                + walk.radius() + ")";
        return start
                + walk.steps().stream()
                        .map(step -> ", "
                                + (step.other()
                                        ? "of a second position on "
                                                + walk.boardOfSecond().size() + " rows with radius "
                                                + walk.radiusOfSecond() + ": "
                                        : "")
                                + method(step.kind())
                                + (step.kind() == Walk.Kind.MAKE || step.kind() == Walk.Kind.MAKE_REFUSED
                                        ? " " + step.cell()
                                        : ""))
                        .collect(Collectors.joining());
    }
}
