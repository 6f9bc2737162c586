package plybook.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Window;

/** A listener that counts the nodes on each ply, and keeps the leaf values in visiting order. */
final class PerPly<S, A> implements SearchListener<S, A> {
    final List<Integer> visited = new ArrayList<>();
    final List<Integer> leaves = new ArrayList<>();
    final List<Integer> leafValues = new ArrayList<>();
    int cutoffs;
    int closedWindows;
    private int depth = -1;

    @Override
    public void enter(S state, Optional<A> action, Window window) {
        depth++;
        while (visited.size() <= depth) {
            visited.add(0);
            leaves.add(0);
        }
        visited.set(depth, visited.get(depth) + 1);
    }

    @Override
    public void leaf(S state, int value) {
        leaves.set(depth, leaves.get(depth) + 1);
        leafValues.add(value);
    }

    @Override
    public void narrow(S state, Window before, Window after) {
        if (after.alpha() > after.beta()) {
            closedWindows++;
        }
    }

    @Override
    public void cutoff(S state, Window window, List<A> remaining) {
        cutoffs++;
    }

    @Override
    public void leave(S state, int value) {
        depth--;
    }
}
