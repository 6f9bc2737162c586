package plybook.web;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import plybook.engine.Decision;
import plybook.engine.Level;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** The engine's players. */
final class Computers {
    /** Longer nobody likes to wait for a move; a level that is done earlier moves earlier. */
    private static final Duration FOR_A_MOVE = Duration.ofSeconds(4);

    /** A hint need not be the best move that there is. */
    private static final Duration FOR_A_HINT = Duration.ofSeconds(2);

    private static final Gomoku GOMOKU = Gomoku.standard();

    private Computers() {}

    /** The player of that name, one of {@link Kind#engines}. */
    static Computer engine(Kind kind, String name) {
        return kind == Kind.TIC_TAC_TOE
                ? new TicTacToeEngine()
                : new GomokuEngine(Level.named(name), "the engine, " + name, FOR_A_MOVE);
    }

    /** Whoever helps out where a learner's search fails, and gives hints. */
    static Computer helper(Kind kind) {
        return kind == Kind.TIC_TAC_TOE
                ? new TicTacToeEngine()
                : new GomokuEngine(Level.MEDIUM, "the engine", FOR_A_HINT);
    }

    /** Never loses. */
    private record TicTacToeEngine() implements Computer {
        @Override
        public String name() {
            return "the engine";
        }

        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            Considered.Effort alphaBeta = lastOf(Analyst.of(Kind.TIC_TAC_TOE).consider(board));
            Cell move = Analyst.of(Kind.TIC_TAC_TOE).best(board);
            return new Chosen(
                    move, "the engine", alphaBeta.nodes(), alphaBeta.leaves(), Optional.empty(), alphaBeta.time());
        }

        private static Considered.Effort lastOf(Considered considered) {
            return considered.efforts().get(considered.efforts().size() - 1);
        }
    }

    private record GomokuEngine(Level level, @Override String name, Duration limit) implements Computer {
        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            long start = System.nanoTime();
            Decision decision = level.player(System.nanoTime())
                    .move(GOMOKU, board, Limits.time(limit).cancelledBy(cancelled));
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            return new Chosen(
                    decision.move(),
                    name,
                    Optional.of(decision.nodes()),
                    Optional.empty(),
                    Optional.of(decision.depth()),
                    time);
        }
    }
}
