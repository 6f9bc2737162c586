package plybook.diagnosis.ledger;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import plybook.diagnosis.ledger.LeafLedger.DeadLeaf;

/**
 * The first step at which a search went wrong on a tree, as far as its questions show it.
 *
 * @param node the number of the node at which it is marked, the root being 0 and every node before its children
 * @param caption the words beside that node
 */
record WrongStep(int node, String caption) {
    private static final String FIRST = "first wrong step: ";

    /** Returns the step at which a leaf was asked for that could no longer matter. */
    static WrongStep asked(LeafLedger ledger, DeadLeaf dead) {
        return new WrongStep(ledger.node(dead.leaf()), FIRST + "could no longer matter");
    }

    /** Returns the first question that had been answered before; empty if there was none. */
    static Optional<WrongStep> again(LeafLedger ledger) {
        Set<Integer> known = new HashSet<>();
        for (int leaf : ledger.asks()) {
            if (!known.add(leaf)) {
                return Optional.of(
                        new WrongStep(ledger.node(leaf), FIRST + "asked for again after question " + known.size()));
            }
        }
        return Optional.empty();
    }

    /** A node that was left for good before all its leaves were asked for. */
    private record Left(int node, int afterQuestion, int depth) {}

    /**
     * Returns the cause of a wrong answer, or of a lucky one: a node that was left for good while a leaf below it could still matter, or
     * else the way in which the values were combined.
     *
     * @param all whether every leaf matters, as in minimax
     */
    static WrongStep answered(LeafLedger ledger, boolean all) {
        int[] lastQuestion = new int[ledger.nodes()];
        Set<Integer> known = new HashSet<>();
        for (int leaf : ledger.asks()) {
            known.add(leaf);
            ledger.wayTo(ledger.node(leaf)).forEach(node -> lastQuestion[node] = known.size());
        }
        return IntStream.range(0, ledger.tree().leaves())
                .filter(leaf -> !known.contains(leaf) && (all || ledger.isAlive(leaf)))
                .mapToObj(leaf -> left(ledger.wayTo(ledger.node(leaf)), lastQuestion))
                .min(Comparator.comparingInt(Left::afterQuestion)
                        .thenComparing(Comparator.comparingInt(Left::depth).reversed()))
                .map(left -> new WrongStep(left.node(), FIRST + said(left, all)))
                .orElseGet(() -> new WrongStep(0, "you asked for the right leaves, but combined their values wrongly"));
    }

    /** Returns the lowest node on the way to a leaf below which anything was asked for. */
    private static Left left(List<Integer> way, int[] lastQuestion) {
        int depth = 0;
        while (depth + 1 < way.size() && lastQuestion[way.get(depth + 1)] > 0) {
            depth++;
        }
        int node = way.get(depth);
        return new Left(node, lastQuestion[node], depth);
    }

    private static String said(Left left, boolean all) {
        return left.afterQuestion() == 0
                ? "nothing was asked"
                : "left after question " + left.afterQuestion() + ", while a leaf below "
                        + (all ? "was still open" : "could still matter");
    }
}
