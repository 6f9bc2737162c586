package plybook.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;
import plybook.gomoku.Sgf;

/** A game of a tournament in the Smart Game Format. */
final class SgfRecord {
    private SgfRecord() {}

    /** Returns the game on a few lines. */
    static String of(GameRecord game) {
        Fixture fixture = game.fixture();
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put(Sgf.BLACK, fixture.x().name());
        properties.put(Sgf.WHITE, fixture.o().name());
        properties.put("RO", String.valueOf(fixture.number()));
        properties.put("RU", game.rules().rule() == Rule.EXACTLY_FIVE ? "exactly five" : "five or more");
        properties.put(Sgf.RESULT, result(game.outcome()));
        properties.put("GC", game.outcome().words());
        int opening = fixture.opening().size();
        return new Sgf(
                        game.rules().size(),
                        properties,
                        game.moves(),
                        opening == 0 || opening > game.moves().size()
                                ? Map.of()
                                : Map.of(opening - 1, "the opening ends here"))
                .text();
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
}
