package plybook.game;

import java.util.List;
import java.util.function.Function;

/** A game that is another one but for the order of its actions. */
record ReorderedGame<S, A>(Game<S, A> game, Function<S, List<A>> order) implements Game<S, A> {
    @Override
    public S initialState() {
        return game.initialState();
    }

    @Override
    public Player player(S state) {
        return game.player(state);
    }

    @Override
    public List<A> actions(S state) {
        return order.apply(state);
    }

    @Override
    public S result(S state, A action) {
        return game.result(state, action);
    }

    @Override
    public boolean terminal(S state) {
        return game.terminal(state);
    }

    @Override
    public int utility(S state) {
        return game.utility(state);
    }
}
