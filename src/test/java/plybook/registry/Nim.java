package plybook.registry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;

/**
 * Nim: the players take in turn any number of stones from one heap, and whoever takes the last one wins. A game that is nothing but a
 * {@link Game}, for tests of what any game can do.
 */
public record Nim(List<Integer> sizes) implements Game<Nim.Heaps, Nim.Take> {
    /** The stones left in each heap, and who is to move. */
    public record Heaps(List<Integer> sizes, Player next) {
        @Override
        public String toString() {
            return IntStream.range(0, sizes.size())
                    .mapToObj(i -> "heap " + (i + 1) + ": " + "o".repeat(sizes.get(i)))
                    .collect(Collectors.joining("\n"));
        }
    }

    /** Takes stones from a heap, counted from 1. */
    public record Take(int stones, int heap) {
        @Override
        public String toString() {
            return "take " + stones + " from heap " + heap;
        }
    }

    @Override
    public Heaps initialState() {
        return new Heaps(sizes, Player.MAX);
    }

    @Override
    public Player player(Heaps state) {
        return state.next();
    }

    @Override
    public List<Take> actions(Heaps state) {
        List<Take> actions = new ArrayList<>();
        for (int heap = 1; heap <= state.sizes().size(); heap++) {
            for (int stones = 1; stones <= state.sizes().get(heap - 1); stones++) {
                actions.add(new Take(stones, heap));
            }
        }
        return actions;
    }

    @Override
    public Heaps result(Heaps state, Take action) {
        if (!actions(state).contains(action)) {
            throw new IllegalArgumentException("no legal action: " + action + "; legal: " + actions(state));
        }
        List<Integer> left = new ArrayList<>(state.sizes());
        left.set(action.heap() - 1, left.get(action.heap() - 1) - action.stones());
        return new Heaps(Collections.unmodifiableList(left), state.next().opponent());
    }

    @Override
    public boolean terminal(Heaps state) {
        return state.sizes().stream().allMatch(left -> left == 0);
    }

    @Override
    public int utility(Heaps state) {
        if (!terminal(state)) {
            throw new IllegalStateException("stones are left:\n" + state);
        }
        return state.next() == Player.MIN ? 1 : -1;
    }
}
