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
    /** The longest time for a move. A level that is done earlier moves earlier. */
    private static final Duration FOR_A_MOVE = Duration.ofSeconds(4);

    /** The time for a hint, which need not be the best move. */
    private static final Duration FOR_A_HINT = Duration.ofSeconds(2);

    private static final Gomoku GOMOKU = Gomoku.standard();

    private Computers() {}

    /** Returns the player of that name, one of {@link Kind#engines}. */
    static Computer engine(Kind kind, String name) {
        return kind == Kind.TIC_TAC_TOE
                ? new TicTacToeEngine()
                : new GomokuEngine(Level.named(name), Texts.of("engine.level", name), FOR_A_MOVE);
    }

    /** Returns the player that takes over where a learner's search fails, and that gives hints. */
    static Computer helper(Kind kind) {
        return kind == Kind.TIC_TAC_TOE
                ? new TicTacToeEngine()
                : new GomokuEngine(Level.MEDIUM, Texts.of("engine"), FOR_A_HINT);
    }

    /** The Tic-Tac-Toe player, which never loses. */
    private record TicTacToeEngine() implements Computer {
        @Override
        public String name() {
            return Texts.of("engine");
        }

        @Override
        public Chosen choose(Board board, Optional<Cell> last, BooleanSupplier cancelled) {
            Considered.Effort alphaBeta = lastOf(Analyst.of(Kind.TIC_TAC_TOE).consider(board));
            Cell move = Analyst.of(Kind.TIC_TAC_TOE).best(board);
            return new Chosen(
                    move,
                    Texts.of("engine"),
                    alphaBeta.nodes(),
                    alphaBeta.leaves(),
                    Optional.empty(),
                    alphaBeta.time());
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
