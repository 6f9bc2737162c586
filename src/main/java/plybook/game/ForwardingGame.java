package plybook.game;

import java.util.List;

/**
 * A game that forwards every method to another game. Subclasses override what they change.
 *
 * @param <S> a state of the game
 * @param <A> an action
 */
public abstract class ForwardingGame<S, A> implements Game<S, A> {
    private final Game<S, A> game;

    /** @param game the game that answers every method that is not overridden */
    protected ForwardingGame(Game<S, A> game) {
        this.game = game;
    }

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
        return game.actions(state);
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
