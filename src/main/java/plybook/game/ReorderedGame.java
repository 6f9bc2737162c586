package plybook.game;

import java.util.List;
import java.util.function.Function;

/** A game with the actions of another game in a different order. */
final class ReorderedGame<S, A> extends ForwardingGame<S, A> {
    private final Function<S, List<A>> order;

    ReorderedGame(Game<S, A> game, Function<S, List<A>> order) {
        super(game);
        this.order = order;
    }

    @Override
    public List<A> actions(S state) {
        return order.apply(state);
    }
}
