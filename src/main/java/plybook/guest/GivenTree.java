package plybook.guest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.guest.trees.Move;
import plybook.task.GivenPosition;
import plybook.tree.Tree;

/** A tree whose inner nodes have an estimate, as a position for a player. */
final class GivenTree implements GivenPosition<Move> {
    /**
     * A tree with its estimates.
     *
     * @param estimates by the node itself, for equal nodes may be estimated differently
     */
    record Estimated(Tree tree, IdentityHashMap<Tree, Integer> estimates) {
        /** @param estimates of the inner nodes, each before those below it, from left to right */
        static Estimated of(Tree tree, List<Integer> estimates) {
            Estimated estimated = new Estimated(tree, new IdentityHashMap<>());
            estimated.estimate(tree, new ArrayDeque<>(estimates));
            return estimated;
        }

        private void estimate(Tree node, Deque<Integer> rest) {
            if (!node.isLeaf()) {
                estimates.put(node, rest.pop());
                node.children().forEach(child -> estimate(child, rest));
            }
        }
    }

    private final Budget budget;
    private final Deque<Tree> line = new ArrayDeque<>();
    private final IdentityHashMap<Tree, Integer> estimates;

    GivenTree(Estimated estimated, Budget budget) {
        this.budget = budget;
        this.estimates = estimated.estimates();
        line.push(estimated.tree());
    }

    /** The inner nodes of the tree in the order in which estimates are given. */
    static List<Tree> inner(Tree tree) {
        List<Tree> nodes = new ArrayList<>();
        if (!tree.isLeaf()) {
            nodes.add(tree);
            tree.children().forEach(child -> nodes.addAll(inner(child)));
        }
        return nodes;
    }

    private Tree here() {
        return line.element();
    }

    @Override
    public Player player() {
        return here().player();
    }

    @Override
    public List<Move> actions() {
        return IntStream.range(0, here().children().size()).mapToObj(Move::new).toList();
    }

    @Override
    public void make(Move action) {
        List<Tree> children = here().children();
        int number = action.number();
        if (number < 0 || number >= children.size()) {
            throw new IllegalArgumentException("no action " + action + " here; there are: " + actions());
        }
        budget.count();
        line.push(children.get(number));
    }

    @Override
    public void undo() {
        if (line.size() == 1) {
            throw new IllegalStateException("nothing to undo: no move was made");
        }
        line.pop();
    }

    @Override
    public boolean terminal() {
        return here().isLeaf();
    }

    @Override
    public int utility() {
        return here().value();
    }

    @Override
    public int evaluation() {
        Integer estimate = estimates.get(here());
        if (estimate == null) {
            throw new IllegalStateException("the game is over here: ask utility()");
        }
        return estimate;
    }
}
