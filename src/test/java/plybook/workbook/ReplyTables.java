package plybook.workbook;

import java.util.Map;
import plybook.search.AlphaBeta;
import plybook.tictactoe.TicTacToe;

/** Tables of replies for tests. */
final class ReplyTables {
    private static final TicTacToe GAME = new TicTacToe();

    private ReplyTables() {}

    /** Returns the replies of a program that plays perfectly. */
    static Map<String, Integer> perfect() {
        return Replies.of(board -> new AlphaBeta<>(GAME).search(board).best().get(0));
    }
}
