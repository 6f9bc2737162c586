package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import plybook.diagnosis.ledger.QueryLog;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The leaves that a search will ask for if it does what it was seen to do: by a plain rule, from left to right. Sold together with the question
 * they spare a wake-up of the learner's process for each.
 *
 * <p>It is told to nobody, but code that looks into its own process's memory could read it there, and so learn which leaves to look at. So one
 * tree of {@value #ONE_IN} is sold leaf by leaf: on these only a search with a rule of its own passes. The largest trees are never among them.
 */
final class Foresight {
    /** Of so many trees, one is sold leaf by leaf. */
    private static final int ONE_IN = 6;

    /** A tree of more leaves takes as long, leaf by leaf, as a hundred others, which show as much. */
    private static final int LARGE = 300;

    /** After so many wrong forecasts in a row there are no more. */
    private static final int MOST_WRONG = 3;

    /** The plain rules, the usual one first. */
    private enum Rule {
        AT_EQUALITY,
        BEYOND_EQUALITY,
        EVERY_LEAF;

        boolean cuts(int alpha, int beta) {
            return switch (this) {
                case AT_EQUALITY -> alpha >= beta;
                case BEYOND_EQUALITY -> alpha > beta;
                case EVERY_LEAF -> false;
            };
        }
    }

    private final Random random;
    private Rule rule = Rule.AT_EQUALITY;
    private int wrong;

    /** @param random decides which trees are sold leaf by leaf; as secret as the trees */
    Foresight(Random random) {
        this.random = random;
    }

    /**
     * Puts a question about a tree.
     *
     * @param asking from the numbers of the leaves that are sold in advance, in order, to the reply
     */
    <R> R put(Tree tree, Window window, QueryLog books, Function<List<Integer>, R> asking) {
        if (tree.isLeaf() || wrong == MOST_WRONG) {
            return asking.apply(List.of());
        }
        List<Integer> expected = leaves(rule, tree, window);
        boolean leafByLeaf = random.nextInt(ONE_IN) == 0 && tree.leaves() <= LARGE;
        R reply = asking.apply(
                leafByLeaf ? List.of() : expected.stream().map(books::number).toList());
        List<Integer> asked = books.asks().stream().map(books::leaf).toList();
        if (asked.equals(expected)) {
            wrong = 0;
        } else {
            wrong++;
            rule = Stream.of(Rule.values())
                    .filter(other -> leaves(other, tree, window).equals(asked))
                    .findFirst()
                    .orElse(rule);
        }
        return reply;
    }

    private static List<Integer> leaves(Rule rule, Tree tree, Window window) {
        Plain search = new Plain(rule);
        search.value(tree, window.alpha(), window.beta());
        return search.leaves;
    }

    /** Alpha-beta from left to right that notes the leaves. */
    private static final class Plain {
        private final Rule rule;
        private final List<Integer> leaves = new ArrayList<>();
        private int next;

        Plain(Rule rule) {
            this.rule = rule;
        }

        int value(Tree tree, int from, int to) {
            int behind = next + tree.leaves();
            if (tree.isLeaf()) {
                leaves.add(next++);
                return tree.value();
            }
            boolean max = tree.player() == Player.MAX;
            int alpha = from;
            int beta = to;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (Tree child : tree.children()) {
                int value = value(child, alpha, beta);
                best = max ? Math.max(best, value) : Math.min(best, value);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (rule.cuts(alpha, beta)) {
                    break;
                }
            }
            next = behind;
            return best;
        }
    }
}
