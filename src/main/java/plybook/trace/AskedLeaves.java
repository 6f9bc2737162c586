package plybook.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * Makes the recording of a search without a listener, such as a learner's, from the leaves that it asked for, in order. The windows follow
 * from the leaves asked so far, so the recording shows a search that goes on in a closed window. A node returns the value that fail-soft
 * alpha-beta would return.
 */
public final class AskedLeaves {
    private static final class Node {
        final Tree tree;
        final @Nullable Node parent;
        final int order;
        final List<Node> children = new ArrayList<>();
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        int visit;
        Window told = Window.FULL;

        Node(Tree tree, @Nullable Node parent, int order) {
            this.tree = tree;
            this.parent = parent;
            this.order = order;
        }

        boolean isMax() {
            return tree.player() == Player.MAX;
        }

        void update() {
            low = isMax() ? -Window.INFINITY : Window.INFINITY;
            high = low;
            for (Node child : children) {
                low = isMax() ? Math.max(low, child.low) : Math.min(low, child.low);
                high = isMax() ? Math.max(high, child.high) : Math.min(high, child.high);
            }
        }

        /** Returns the value as in fail-soft alpha-beta: the best value that the children visited so far returned. */
        int best() {
            if (tree.isLeaf()) {
                return tree.value();
            }
            IntStream returned =
                    children.stream().filter(child -> child.visit > 0).mapToInt(Node::best);
            return (isMax() ? returned.max() : returned.min()).orElseThrow();
        }
    }

    private final Window window;
    private final List<Node> leaves = new ArrayList<>();
    private final List<Step<String>> steps = new ArrayList<>();
    private final Deque<Node> open = new ArrayDeque<>();
    private int visits;

    private AskedLeaves(Tree tree, Window window) {
        this.window = window;
        Node root = node(tree, null, 0);
        enter(root);
    }

    /**
     * Returns a recording of the search.
     *
     * @param window the window in which the tree was searched
     * @param asked the leaves that it asked for, in order, numbered from left to right and from 0; a leaf may come more than once
     * @param answer the value that the search returned in the end
     */
    public static Recording recording(String title, Tree tree, Window window, List<Integer> asked, int answer) {
        AskedLeaves search = new AskedLeaves(tree, window);
        asked.forEach(search::ask);
        while (search.open.size() > 1) {
            search.leave();
        }
        search.cutIfClosed(search.open.element());
        search.steps.add(new Step.Leave<>(search.open.pop().visit, answer));
        return new Recording(title, answer, Optional.empty(), Optional.of(tree), search.steps, List.of());
    }

    private Node node(Tree tree, @Nullable Node parent, int order) {
        Node node = new Node(tree, parent, order);
        for (int i = 0; i < tree.children().size(); i++) {
            node.children.add(node(tree.children().get(i), node, i));
        }
        if (tree.isLeaf()) {
            leaves.add(node);
        }
        return node;
    }

    private void ask(int number) {
        Node leaf = leaves.get(number);
        Deque<Node> way = new ArrayDeque<>();
        for (Node at = leaf; at != null; at = at.parent) {
            way.push(at);
        }
        while (!way.contains(open.element())) {
            leave();
        }
        for (Node at : way) {
            if (!open.contains(at)) {
                enter(at);
            }
        }
        steps.add(new Step.Leaf<>(leaf.visit, leaf.tree.value()));
        leaf.low = leaf.tree.value();
        leaf.high = leaf.tree.value();
        for (Node above = leaf.parent; above != null; above = above.parent) {
            above.update();
        }
        if (leaf.parent != null) { // a tree that is a leaf stays open to the end
            leave();
        }
    }

    private void enter(Node node) {
        node.visit = ++visits;
        node.told = windowAt(node);
        steps.add(new Step.Enter<>(
                node.visit,
                node.parent == null ? Optional.empty() : Optional.of(Integer.toString(node.order)),
                node.tree.isLeaf() ? Optional.empty() : Optional.of(node.tree.player()),
                node.told));
        open.push(node);
    }

    private void leave() {
        Node node = open.pop();
        cutIfClosed(node);
        steps.add(new Step.Leave<>(node.visit, node.best()));
        Node above = open.element();
        Window now = windowAt(above);
        if (!now.equals(above.told)) {
            steps.add(new Step.Narrow<>(above.visit, above.told, now));
            above.told = now;
        }
    }

    /** Records a cutoff if children were not visited and the window is closed. If it is open, the search just stopped there. */
    private void cutIfClosed(Node node) {
        List<String> unvisited = node.children.stream()
                .filter(child -> child.visit == 0)
                .map(child -> Integer.toString(child.order))
                .toList();
        if (node.told.closed() && !unvisited.isEmpty()) {
            steps.add(new Step.Cutoff<>(node.visit, node.tree.player(), node.told, unvisited));
        }
    }

    /** Returns the window at a node: the values that MAX and MIN are sure of by the leaves asked so far, on the path and below the node. */
    private Window windowAt(Node node) {
        int alpha = window.alpha();
        int beta = window.beta();
        @Nullable Node below = null;
        for (Node at = node; at != null; at = at.parent) {
            for (Node child : at.children) {
                if (child != below && at.isMax()) {
                    alpha = Math.max(alpha, child.low);
                } else if (child != below) {
                    beta = Math.min(beta, child.high);
                }
            }
            below = at;
        }
        return new Window(alpha, beta);
    }
}
