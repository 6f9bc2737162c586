package plybook.game;

import java.util.List;
import java.util.function.Function;

/** A game that is another one but for the order of its actions. */
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
