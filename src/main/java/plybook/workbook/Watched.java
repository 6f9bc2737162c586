package plybook.workbook;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import plybook.game.ForwardingGame;
import plybook.game.Game;
import plybook.search.Counters;

/**
 * A game that remembers what it was asked. Every action played is a node visited, every utility is a leaf, and a node whose actions were
 * listed but not all played was cut. So it counts the work of a search that does not count itself, provided that the search lists the
 * actions of a node only once.
 */
final class Watched<S, A> extends ForwardingGame<S, A> {
    private final List<Integer> leaves = new ArrayList<>();
    private final IdentityHashMap<S, Integer> unplayed = new IdentityHashMap<>();
    private long played;

    Watched(Game<S, A> game) {
        super(game);
    }

    /** Returns the values of the leaves that were asked for, in the order of asking. */
    List<Integer> leaves() {
        return leaves;
    }

    /** Returns the work of a search that has ended. */
    Counters counters() {
        long pruned = unplayed.values().stream().mapToLong(Integer::longValue).sum();
        return new Counters(1 + played, leaves.size(), unplayed.size(), pruned);
    }

    @Override
    public List<A> actions(S state) {
        List<A> actions = super.actions(state);
        unplayed.put(state, actions.size());
        return actions;
    }

    @Override
    public S result(S state, A action) {
        played++;
        unplayed.computeIfPresent(state, (same, left) -> left == 1 ? null : left - 1);
        return super.result(state, action);
    }

    @Override
    public int utility(S state) {
        int value = super.utility(state);
        leaves.add(value);
        return value;
    }
}
