package plybook.tournament;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import plybook.engine.Limits;

/**
 * What a player may spend on a move.
 *
 * @param nodes if present, whoever can count nodes gets these and no clock; the games of a seed are then the same on every machine
 * @param time for everybody else
 * @param grace how much later than that an answer may be, for it comes through a pipe and on a machine that is busy
 */
public record Budget(OptionalLong nodes, Duration time, Duration grace) {
    private static final Duration USUAL_GRACE = Duration.ofMillis(300);

    /** So much time for each move. */
    public static Budget time(Duration time) {
        return new Budget(OptionalLong.empty(), time, USUAL_GRACE);
    }

    /** So many nodes for each move, and a second for programs that do not count them. */
    public static Budget nodes(long nodes) {
        return new Budget(OptionalLong.of(nodes), Duration.ofSeconds(1), USUAL_GRACE);
    }

    /** With another time for each move. */
    public Budget withTime(Duration other) {
        return new Budget(nodes, other, grace);
    }

    /** What the engine is told. */
    Limits limits(BooleanSupplier cancelled) {
        return nodes.isPresent()
                ? new Limits(nodes.getAsLong(), Limits.none().time(), cancelled)
                : new Limits(Limits.none().nodes(), time, cancelled);
    }

    /** When an answer is too late. */
    Duration latest() {
        return time.plus(grace);
    }

    /** In words. */
    @Override
    public String toString() {
        String millis = time.toMillis() + " ms a move";
        return nodes.isPresent() ? "%,d nodes a move (%s for programs)".formatted(nodes.getAsLong(), millis) : millis;
    }
}
