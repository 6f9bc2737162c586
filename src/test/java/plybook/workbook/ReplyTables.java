package plybook.workbook;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.search.AlphaBeta;
import plybook.task.MinimaxTask;
import plybook.tictactoe.TicTacToe;

/** Tables of replies for tests. */
final class ReplyTables {
    private static final TicTacToe GAME = new TicTacToe();

    private ReplyTables() {}

    /** Returns the replies of a program that plays perfectly. */
    static Map<String, Integer> perfect() {
        Map<Board, Cell> known = new HashMap<>();
        return Replies.of(playing(board -> known.computeIfAbsent(
                board, each -> new AlphaBeta<>(GAME).search(each).best().get(0))));
    }

    static MinimaxTask<Board, Cell> playing(Function<Board, Cell> choice) {
        return new MinimaxTask<>() {
            @Override
            public int value(Game<Board, Cell> game, Board board) {
                return 0;
            }

            @Override
            public Cell bestAction(Game<Board, Cell> game, Board board) {
                return choice.apply(board);
            }
        };
    }
}
