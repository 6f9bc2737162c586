package plybook.gomocup;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Players for tests of the protocol. It does not matter how well they play. */
final class Thinkers {
    private Thinkers() {}

    /** Returns a player that plays the first free cell at once. */
    static GomokuPlayer quick() {
        return new Stub(Duration.ZERO, new AtomicLong());
    }

    /** Returns a player that plays the first free cell as late as possible. */
    static GomokuPlayer slow() {
        return new Stub(Duration.ofDays(1), new AtomicLong());
    }

    /** Returns a player that thinks as long as it may and stores its time limit in nanoseconds. */
    static GomokuPlayer noting(AtomicLong given) {
        return new Stub(Duration.ZERO, given);
    }

    private record Stub(Duration wanted, AtomicLong given) implements GomokuPlayer {
        @Override
        public String name() {
            return "stub";
        }

        @Override
        public Decision move(Gomoku rules, Board board, Limits limits) {
            given.set(limits.time().toNanos());
            long end = System.nanoTime() + Math.min(limits.time().toNanos(), wanted.toNanos());
            while (System.nanoTime() < end && !limits.cancelled().getAsBoolean()) {
                Thread.onSpinWait();
            }
            Cell cell = board.emptyCells().get(0);
            return new Decision(cell, 0, 1, 1, List.of(cell));
        }
    }
}
