package plybook.diagnosis.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.pruning.Accepted.Bounds;
import plybook.diagnosis.pruning.Accepted.Kind;
import plybook.diagnosis.pruning.SearchedTree.Order;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * Each accepted way asks for the leaves that a search written in another form asks for: from the point of view of whoever is to move,
 * and on the tree itself.
 */
class AcceptedTest {
    private static final int TREES = 40;

    private static final int INFINITY = Window.INFINITY;

    /** A node with its number, each node before its children. */
    private record Node(Tree tree, int number) {
        List<Node> children() {
            List<Node> nodes = new ArrayList<>();
            int next = number + 1;
            for (Tree child : tree.children()) {
                nodes.add(new Node(child, next));
                next += child.nodes();
            }
            return nodes;
        }

        /** Returns 1 if MAX is to move, −1 if MIN is. */
        int sign() {
            return tree.player() == Player.MAX ? 1 : -1;
        }
    }

    /** A search in one accepted way, with the leaves that it has asked for. */
    private static class Asking {
        private final Accepted way;
        private final BitSet leaves = new BitSet();
        private int horizon = INFINITY;
        private final Map<Integer, Node> bestLast = new HashMap<>();

        Asking(Accepted way) {
            this.way = way;
        }

        int leaf(Node node) {
            leaves.set(node.number());
            return node.tree().value();
        }

        Accepted.Player rule(Node node) {
            return node.sign() > 0 ? way.max() : way.min();
        }

        /** Returns the value for MAX; the bounds are MAX's as well. */
        int value(Node node, int alpha, int beta, int ply) {
            if (node.tree().isLeaf()) {
                return leaf(node);
            }
            if (ply >= horizon) {
                return 0;
            }
            int sign = node.sign();
            return sign * (sign > 0 ? mine(node, alpha, beta, ply) : mine(node, -beta, -alpha, ply));
        }

        /** Returns the value for whoever is to move, who has a floor already, and whom the other lets have no more than the ceiling. */
        private int mine(Node node, int floor, int ceiling, int ply) {
            Accepted.Player rule = rule(node);
            int sure = floor;
            int best = rule.bounds() == Bounds.SOFT ? -INFINITY : floor;
            boolean isFirst = true;
            for (Node child : ordered(node, ply)) {
                boolean isScouted = way.kind() == Kind.PRINCIPAL_VARIATION && !isFirst;
                int value = child(node, child, sure, isScouted ? sure + 1 : ceiling, ply);
                if (isScouted && sure < value && value < ceiling) {
                    value = child(node, child, sure, ceiling, ply);
                }
                isFirst = false;
                if (value > best) {
                    best = value;
                    bestLast.put(node.number(), child);
                }
                sure = Math.max(sure, best);
                int reached = rule.byBest() ? best : sure;
                if (reached > ceiling || !rule.strict() && reached == ceiling) {
                    return rule.bounds() == Bounds.HARD ? ceiling : best;
                }
            }
            return best;
        }

        private int child(Node node, Node child, int floor, int ceiling, int ply) {
            return node.sign() > 0 ? value(child, floor, ceiling, ply + 1) : -value(child, -ceiling, -floor, ply + 1);
        }

        private List<Node> ordered(Node node, int ply) {
            List<Node> children = new ArrayList<>(node.children());
            if (way.kind() == Kind.INTERNAL_DEEPENING && horizon == INFINITY) {
                horizon = ply + 2;
                int best = -INFINITY;
                for (Node child : node.children()) {
                    int value = node.sign() * value(child, -INFINITY, INFINITY, ply + 1);
                    if (value > best) {
                        best = value;
                        bestLast.put(node.number(), child);
                    }
                }
                horizon = INFINITY;
            } else if (way.kind() != Kind.DEEPENING_BEST_FIRST) {
                return children;
            }
            Node best = bestLast.get(node.number());
            if (best != null) {
                children.remove(best);
                children.add(0, best);
            }
            return children;
        }

        /** Returns whether MAX gets more than the bound, or {@code MIN} less, asking for no more than that takes. */
        private boolean beats(Node node, int bound, Player player) {
            if (node.tree().isLeaf()) {
                int value = leaf(node);
                return player == Player.MAX ? value > bound : value < bound;
            }
            return node.tree().player() == player
                    ? node.children().stream().anyMatch(child -> beats(child, bound, player))
                    : node.children().stream().allMatch(child -> beats(child, bound, player));
        }

        private int scout(Node node) {
            if (node.tree().isLeaf()) {
                return leaf(node);
            }
            List<Node> children = node.children();
            int best = scout(children.get(0));
            for (Node child : children.subList(1, children.size())) {
                boolean more = beats(child, best, Player.MAX);
                boolean less = beats(child, best, Player.MIN);
                if (node.sign() > 0 ? more : less) {
                    best = scout(child);
                }
            }
            return best;
        }

        private void run(Node root) {
            switch (way.kind()) {
                case ALPHA_BETA, PRINCIPAL_VARIATION, INTERNAL_DEEPENING -> value(root, -INFINITY, INFINITY, 0);
                case DEEPENING, DEEPENING_BEST_FIRST -> {
                    for (horizon = 1; horizon <= root.tree().depth(); horizon++) {
                        value(root, -INFINITY, INFINITY, 0);
                    }
                }
                case SCOUT -> {
                    for (int end : new int[] {-INFINITY, INFINITY}) {
                        beats(root, end, Player.MAX);
                        beats(root, end, Player.MIN);
                    }
                    scout(root);
                }
                case ONE_WIDER_AT_THE_ROOT -> {
                    int best = -INFINITY;
                    for (Node child : root.children()) {
                        int floor = best == -INFINITY ? best : best - 1;
                        best = Math.max(best, child(root, child, floor, INFINITY, 0));
                    }
                }
                case VALUE_THEN_ACTION -> {
                    int found = value(root, -INFINITY, INFINITY, 0);
                    for (Node child : root.children()) {
                        if (value(child, found - 1, found + 1, 1) == found) {
                            break;
                        }
                    }
                }
                case SIDE_BY_SIDE -> root.children().forEach(child -> value(child, -INFINITY, INFINITY, 1));
            }
        }
    }

    private static List<Accepted> ways(Kind kind) {
        return Stream.of(
                        Accepted.VALUES_IN_ONE_PASS,
                        Accepted.VALUES_IN_SEVERAL_PASSES,
                        Accepted.CHOICES_IN_ONE_PASS,
                        Accepted.VALUE_THEN_ACTION,
                        Accepted.SIDE_BY_SIDE)
                .flatMap(List::stream)
                .filter(way -> way.kind() == kind)
                .distinct()
                .toList();
    }

    private static List<Tree> trees() {
        Random random = new Random(11);
        List<Tree> trees = new ArrayList<>();
        while (trees.size() < TREES) {
            int most = trees.size() % 2 == 0 ? 2 : 99;
            Tree tree = Trees.random(new Trees.Mix(5, 3, 0.2, trees.size() % 3 > 0, -most, most), random);
            if (!tree.isLeaf()) {
                trees.add(tree);
            }
        }
        return trees;
    }

    @ParameterizedTest
    @EnumSource
    void a_way_asks_for_what_another_form_of_it_asks_for(Kind kind) {
        List<Tree> trees = trees();
        assertThat(ways(kind)).as("ways to prune of this kind").isNotEmpty();
        for (Accepted way : ways(kind)) {
            for (Tree tree : trees) {
                Asking other = new Asking(way);
                other.run(new Node(tree, 0));
                SearchedTree searched = new SearchedTree(new LeafLedger(tree, Window.FULL));
                assertThat(way.asks(searched, Order.AS_LISTED))
                        .as("%s on %s", way, tree)
                        .isEqualTo(other.leaves);
            }
        }
    }
}
