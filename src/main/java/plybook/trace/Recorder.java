package plybook.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Window;
import plybook.search.SearchListener;

/** A listener that records every step of a search. */
final class Recorder<S, A> implements SearchListener<S, A> {
    private final Game<S, A> game;
    private final List<Step<A>> steps = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();
    private int entered;

    Recorder(Game<S, A> game) {
        this.game = game;
    }

    List<Step<A>> steps() {
        return steps;
    }

    @Override
    public void enter(S state, Optional<A> action, Window window) {
        entered++;
        open.add(entered);
        steps.add(new Step.Enter<>(
                entered, action, game.terminal(state) ? Optional.empty() : Optional.of(game.player(state)), window));
    }

    @Override
    public void leaf(S state, int value) {
        steps.add(new Step.Leaf<>(here(), value));
    }

    @Override
    public void narrow(S state, Window before, Window after) {
        steps.add(new Step.Narrow<>(here(), before, after));
    }

    @Override
    public void cutoff(S state, Window window, List<A> remaining) {
        steps.add(new Step.Cutoff<>(here(), game.player(state), window, remaining));
    }

    @Override
    public void leave(S state, int value) {
        steps.add(new Step.Leave<>(here(), value));
        open.remove(open.size() - 1);
    }

    private int here() {
        return open.get(open.size() - 1);
    }
}
