package plybook.tournament;

import java.util.List;
import java.util.Optional;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

/** A game in the Smart Game Format, version 4, which programs for Gomoku and Go can read. X is Black. Source: red-bean.com/sgf. */
final class SgfRecord {
    /** The format's number for Gomoku and Renju. */
    private static final int GOMOKU = 4;

    private SgfRecord() {}

    /** Returns the game on a few lines. */
    static String of(GameRecord game) {
        Fixture fixture = game.fixture();
        StringBuilder sgf = new StringBuilder("(;FF[4]GM[" + GOMOKU + "]CA[UTF-8]AP[Plybook]SZ["
                + game.rules().size() + "]\n");
        property(sgf, "PB", fixture.x().name());
        property(sgf, "PW", fixture.o().name());
        property(sgf, "RO", String.valueOf(fixture.number()));
        property(sgf, "RU", game.rules().rule() == Rule.EXACTLY_FIVE ? "exactly five" : "five or more");
        property(sgf, "RE", result(game.outcome()));
        property(sgf, "GC", game.outcome().words());
        List<Cell> moves = game.moves();
        for (int i = 0; i < moves.size(); i++) {
            sgf.append(i % 10 == 0 ? "\n" : "")
                    .append(i % 2 == 0 ? ";B[" : ";W[")
                    .append(point(moves.get(i)));
            sgf.append(']');
            if (i == fixture.opening().size() - 1) {
                sgf.append("C[the opening ends here]");
            }
        }
        return sgf.append(")\n").toString();
    }

    private static void property(StringBuilder sgf, String name, String text) {
        String escaped = text.replace("\\", "\\\\").replace("]", "\\]").replaceAll("\\R", " ");
        sgf.append(name).append('[').append(escaped).append("]\n");
    }

    private static String result(Outcome outcome) {
        Optional<Player> winner = outcome.winner();
        if (winner.isEmpty()) {
            return "Draw";
        }
        String side = winner.get() == Player.X ? "B+" : "W+";
        if (outcome instanceof Outcome.Forfeited forfeited) {
            return side + (forfeited.kind() == Forfeit.Kind.TIMEOUT ? "Time" : "Forfeit");
        }
        return side;
    }

    /** Returns column and row as letters, counted from the top left. */
    private static String point(Cell cell) {
        return String.valueOf((char) ('a' + cell.column())) + (char) ('a' + cell.row());
    }
}
