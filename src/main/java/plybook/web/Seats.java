package plybook.web;

import java.util.Map;
import plybook.game.Player;
import plybook.registry.PlayableGame;

/**
 * The players of the two sides of a game.
 *
 * @param x {@value #HUMAN}, {@value #LEARNER} or one of the game's engines
 * @param o the same
 */
record Seats(String x, String o) {
    /** A person in front of the page. */
    static final String HUMAN = "human";

    /** The search of the learner whose functions the page has. */
    static final String LEARNER = "learner";

    /**
     * Returns the players of these names.
     *
     * @throws Refusal if there is no player of that name
     */
    static Seats of(PlayableGame<?, ?> game, String x, String o, boolean withLearner) {
        for (String each : new String[] {x, o}) {
            if (each.equals(LEARNER) && !withLearner) {
                throw Refusal.badRequest(Texts.of("refused.no.learner"));
            }
            if (!each.equals(HUMAN)
                    && !each.equals(LEARNER)
                    && !game.opponents().containsKey(each)) {
                throw Refusal.badRequest(Texts.of("refused.player", Refusal.shortened(each), game.title()));
            }
        }
        return new Seats(x, o);
    }

    boolean isHuman(Player player) {
        return of(player).equals(HUMAN);
    }

    /** Returns the player of the side. */
    String of(Player player) {
        return player == Player.X ? x : o;
    }

    /** Returns whether computers play both sides. */
    boolean computersOnly() {
        return !isHuman(Player.X) && !isHuman(Player.O);
    }

    /** Returns whether people play both sides. */
    boolean peopleOnly() {
        return isHuman(Player.X) && isHuman(Player.O);
    }

    /**
     * Returns the name of each side's player on the page.
     *
     * @param learners the name of the learner's search
     */
    Map<Player, String> names(PlayableGame<?, ?> game, String learners) {
        return Map.of(Player.X, name(game, Player.X, learners), Player.O, name(game, Player.O, learners));
    }

    private String name(PlayableGame<?, ?> game, Player player, String learners) {
        return switch (of(player)) {
            case HUMAN -> peopleOnly() ? Texts.of("player.side", player.symbol()) : Texts.of("player.you");
            case LEARNER -> learners;
            default -> game.opponent(of(player)).title();
        };
    }
}
