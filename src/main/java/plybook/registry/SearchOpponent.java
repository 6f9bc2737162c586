package plybook.registry;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.search.AlphaBeta;
import plybook.search.Options;
import plybook.search.SearchResult;

/**
 * The library's alpha-beta as an opponent: it looks one ply deeper each time until its time is up or it has seen every end.
 *
 * @param evaluation the value of a state at the horizon
 * @param limit the time for a move
 */
record SearchOpponent<S, A>(@Override String title, Game<S, A> game, Evaluation<S> evaluation, Duration limit)
        implements Opponent<S, A> {
    @Override
    public Chosen<A> choose(S state, BooleanSupplier cancelled) {
        long start = System.nanoTime();
        Chosen<A> best = Chosen.of(game.actions(state).get(0), title);
        try {
            boolean everyEndSeen = false;
            for (int plies = 1; !everyEndSeen; plies++) {
                AtomicBoolean estimated = new AtomicBoolean();
                Evaluation<S> watched = each -> {
                    estimated.set(true);
                    return evaluation.value(each);
                };
                boolean first = plies == 1; // it is always finished: there must be an answer
                SearchResult<A> found = new AlphaBeta<>(
                                game,
                                Options.<S, A>none()
                                        .limitedTo(plies, watched)
                                        .cancelledBy(() -> !first
                                                && (since(start).compareTo(limit) > 0 || cancelled.getAsBoolean())))
                        .search(state);
                everyEndSeen = !estimated.get();
                best = new Chosen<>(
                        found.best().get(0),
                        title,
                        Optional.of(found.counters().visited()),
                        Optional.of(found.counters().leaves()),
                        everyEndSeen ? Optional.empty() : Optional.of(plies));
            }
        } catch (CancellationException timeIsUp) {
            // the deepest search that was finished stands
        }
        return best;
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
