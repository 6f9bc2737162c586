package plybook.web;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.search.AlphaBeta;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.view.Explorer;

/** The explorer for the search below a board of a game. */
final class Exploration {
    /** The number of nodes through which the explorer still steps smoothly. */
    private static final int MOST_NODES = 5_000;

    private static final int DEEPEST = 9;

    private Exploration() {}

    /** Returns a page with minimax beside alpha-beta, as deep as minimax can look without visiting too many nodes. */
    static String page(Kind kind, Board board, int ply) {
        Analyst analyst = Analyst.of(kind);
        int depth = depth(analyst, board);
        String title = Texts.of("explored", kind.title(), ply, depth);
        List<Recording> searches = new ArrayList<>();
        Game<Board, Cell> game = analyst.game();
        searches.add(Recording.of(
                "minimax", Trace.of(game, options -> new Minimax<>(game, limited(options, depth, analyst)), board)));
        searches.add(Recording.of(
                "alpha-beta",
                Trace.of(game, options -> new AlphaBeta<>(game, limited(options, depth, analyst)), board)));
        return Explorer.page(title, searches);
    }

    private static int depth(Analyst analyst, Board board) {
        int depth = 1;
        while (depth < DEEPEST && nodes(analyst.game(), board, depth + 1) <= MOST_NODES) {
            depth++;
        }
        return depth;
    }

    /** Returns the number of nodes that minimax visits; it stops counting once they are too many. */
    private static long nodes(Game<Board, Cell> game, Board board, int depth) {
        long nodes = 1;
        if (depth > 0 && !game.terminal(board)) {
            for (Cell cell : game.actions(board)) {
                nodes += nodes(game, game.result(board, cell), depth - 1);
                if (nodes > MOST_NODES) {
                    return nodes;
                }
            }
        }
        return nodes;
    }

    private static Options<Board, Cell> limited(Options<Board, Cell> options, int depth, Analyst analyst) {
        return options.limitedTo(depth, analyst.evaluation());
    }
}
