package plybook.tournament;

import java.time.Duration;
import java.util.function.LongFunction;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.match.Match;

/**
 * One of the engine's players, in this process.
 *
 * @param player makes a new player for each game, from a seed
 */
public record EngineContender(String name, LongFunction<GomokuPlayer> player) implements Contender {
    @Override
    public Seat sit(Gomoku rules, Budget budget, long seed) {
        return new EngineSeat(rules, budget, player.apply(seed));
    }

    private static final class EngineSeat implements Seat {
        private final Gomoku rules;
        private final Budget budget;
        private final GomokuPlayer player;
        private volatile boolean closed;

        EngineSeat(Gomoku rules, Budget budget, GomokuPlayer player) {
            this.rules = rules;
            this.budget = budget;
            this.player = player;
        }

        @Override
        public Cell choose(Match<Board, Cell> match) throws Forfeit {
            long start = System.nanoTime();
            Decision decision;
            try {
                decision = player.move(rules, match.state().copy(), budget.limits(() -> closed));
            } catch (RuntimeException | StackOverflowError e) {
                throw new Forfeit(Forfeit.Kind.CRASH, "threw " + e);
            }
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            if (budget.nodes().isEmpty() && took.compareTo(budget.latest()) > 0) {
                throw new Forfeit(
                        Forfeit.Kind.TIMEOUT,
                        "took " + took.toMillis() + " ms for a move, and had "
                                + budget.time().toMillis());
            }
            return decision.move();
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
