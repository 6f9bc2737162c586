package plybook.web;

import java.util.Map;
import plybook.game.Player;

/**
 * Who plays each side of a game.
 *
 * @param x {@value #HUMAN}, {@value #LEARNER} or one of the game's engines
 * @param o the same
 */
record Seats(String x, String o) {
    /** Somebody in front of the page. */
    static final String HUMAN = "human";

    /** The search of whoever the functions are by. */
    static final String LEARNER = "learner";

    /** @throws Refusal if a side is played by nobody that there is */
    static Seats of(Kind kind, String x, String o, boolean withLearner) {
        for (String each : new String[] {x, o}) {
            if (each.equals(LEARNER) && !withLearner) {
                throw Refusal.badRequest(
                        "This page has no learner's functions: start it with ./plybook play --from DIR.");
            }
            if (!each.equals(HUMAN) && !each.equals(LEARNER) && !kind.engines().contains(each)) {
                throw Refusal.badRequest(
                        "Nobody called \"" + Refusal.shortened(each) + "\" plays " + kind.title() + ".");
            }
        }
        return new Seats(x, o);
    }

    boolean isHuman(Player player) {
        return of(player).equals(HUMAN);
    }

    /** Who plays the side. */
    String of(Player player) {
        return player == Player.X ? x : o;
    }

    /** Whether nobody sits in front of the page. */
    boolean computersOnly() {
        return !isHuman(Player.X) && !isHuman(Player.O);
    }

    /** Whether two people share the page. */
    boolean peopleOnly() {
        return isHuman(Player.X) && isHuman(Player.O);
    }

    /**
     * What each is called on the page.
     *
     * @param learners what the learner's search is called
     */
    Map<Player, String> names(Kind kind, String learners) {
        return Map.of(Player.X, name(kind, Player.X, learners), Player.O, name(kind, Player.O, learners));
    }

    private String name(Kind kind, Player player, String learners) {
        return switch (of(player)) {
            case HUMAN -> peopleOnly() ? "player " + player.symbol() : "you";
            case LEARNER -> learners;
            default -> Computers.engine(kind, of(player)).name();
        };
    }
}
