package plybook.diagnosis.ledger;

import java.util.List;
import java.util.OptionalInt;
import plybook.game.Window;

/**
 * An answer of a search to a probe, and the leaves it asked for.
 *
 * @param asks the numbers of the leaves that it asked for, in order; twice in a row counts once, a later repeat counts again
 * @param answer the value or the number of the child; empty if there was none, as after an exception
 */
public record Observation(Probe probe, List<Integer> asks, OptionalInt answer) {
    public Observation {
        asks = List.copyOf(asks);
    }

    /**
     * The answer as far as the contract fixes it: a value outside the window is any bound on that side, and anything beyond all
     * values is infinity, {@code Integer.MIN_VALUE} included.
     */
    public OptionalInt essentials() {
        if (answer.isEmpty() || probe.window().isEmpty()) {
            return answer;
        }
        int alpha = probe.window().get().alpha();
        int beta = probe.window().get().beta();
        int given = answer.getAsInt();
        int value = given < -Window.MAX_VALUE ? -Window.INFINITY : given > Window.MAX_VALUE ? Window.INFINITY : given;
        return OptionalInt.of(Math.max(alpha, Math.min(value, beta)));
    }
}
