package plybook.tournament;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import plybook.engine.Limits;

/**
 * The nodes or the time that a player may spend on a move.
 *
 * @param nodes the number of nodes, if present, for players that can count them; they get no clock, so a seed gives the same games on every machine
 * @param time the time for all other players
 * @param grace the delay that an answer may have, because it comes through a pipe and the machine may be busy
 */
public record Budget(OptionalLong nodes, Duration time, Duration grace) {
    private static final Duration USUAL_GRACE = Duration.ofMillis(300);

    /** Returns a budget of so much time for each move. */
    public static Budget time(Duration time) {
        return new Budget(OptionalLong.empty(), time, USUAL_GRACE);
    }

    /** Returns a budget of so many nodes for each move, and a second for programs that do not count them. */
    public static Budget nodes(long nodes) {
        return new Budget(OptionalLong.of(nodes), Duration.ofSeconds(1), USUAL_GRACE);
    }

    /** Returns this budget with another time for each move. */
    public Budget withTime(Duration other) {
        return new Budget(nodes, other, grace);
    }

    /** Returns the limits for the engine. */
    Limits limits(BooleanSupplier cancelled) {
        return nodes.isPresent()
                ? new Limits(nodes.getAsLong(), Limits.none().time(), cancelled)
                : new Limits(Limits.none().nodes(), time, cancelled);
    }

    /** Returns the time after which an answer is too late. */
    Duration latest() {
        return time.plus(grace);
    }

    /** Returns the budget in words. */
    @Override
    public String toString() {
        String millis = time.toMillis() + " ms a move";
        return nodes.isPresent() ? "%,d nodes a move (%s for programs)".formatted(nodes.getAsLong(), millis) : millis;
    }
}
