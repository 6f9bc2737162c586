package plybook.registry;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.registry.Chosen.Weighed;

/**
 * A player of the Gomoku engine as an opponent.
 *
 * @param player the player for the next move
 * @param limits the limits for a move; a weak player is done earlier
 */
public record EngineOpponent(@Override String title, Gomoku rules, Supplier<GomokuPlayer> player, Limits limits)
        implements Opponent<Board, Cell> {
    @Override
    public Chosen<Cell> choose(Board board, BooleanSupplier cancelled) {
        Decision decision = player.get().move(rules, board, limits.cancelledBy(cancelled));
        return new Chosen<>(
                decision.move(),
                title,
                Optional.of(decision.nodes()),
                Optional.empty(),
                Optional.of(decision.depth()),
                decision.considered().stream()
                        .map(each -> new Weighed<>(each.move(), each.value(), each.exact()))
                        .toList(),
                decision.line());
    }
}
