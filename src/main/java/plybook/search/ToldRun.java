package plybook.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Window;

/** A run that tells a listener every step. */
final class ToldRun<S, A> extends Run<S, A> {
    private final SearchListener<S, A> listener;
    private final Deque<A> path = new ArrayDeque<>();

    ToldRun(Game<S, A> game, Options<S, A> options, SearchListener<S, A> listener) {
        super(game, options);
        this.listener = listener;
    }

    @Override
    void entered(S state, int alpha, int beta) {
        listener.enter(state, Optional.ofNullable(path.peekLast()), new Window(alpha, beta));
    }

    @Override
    void valued(S state, int value) {
        listener.leaf(state, value);
    }

    @Override
    void following(A action) {
        path.addLast(action);
    }

    @Override
    void back() {
        path.removeLast();
    }

    @Override
    void narrow(S state, int alpha, int beta, int newAlpha, int newBeta) {
        if (alpha != newAlpha || beta != newBeta) {
            listener.narrow(state, new Window(alpha, beta), new Window(newAlpha, newBeta));
        }
    }

    @Override
    void cut(S state, int alpha, int beta, List<A> actions, int lastTried) {
        listener.cutoff(state, new Window(alpha, beta), actions.subList(lastTried + 1, actions.size()));
    }

    @Override
    void left(S state, int value) {
        listener.leave(state, value);
    }
}
