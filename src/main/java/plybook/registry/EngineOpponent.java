package plybook.registry;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * A player of the Gomoku engine as an opponent.
 *
 * @param player the player for the next move
 * @param limit the time for a move; a weak player is done earlier
 */
public record EngineOpponent(@Override String title, Gomoku rules, Supplier<GomokuPlayer> player, Duration limit)
        implements Opponent<Board, Cell> {
    @Override
    public Chosen<Cell> choose(Board board, BooleanSupplier cancelled) {
        long start = System.nanoTime();
        Decision decision = player.get().move(rules, board, Limits.time(limit).cancelledBy(cancelled));
        return new Chosen<>(
                decision.move(),
                title,
                Optional.of(decision.nodes()),
                Optional.empty(),
                Optional.of(decision.depth()),
                Duration.ofNanos(System.nanoTime() - start));
    }
}
