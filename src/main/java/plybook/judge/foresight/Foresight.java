package plybook.judge.foresight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.QueryLog;
import plybook.diagnosis.ledger.Transcripts;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Wire;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * The leaves that a search will ask for if it does what it was seen to do: by a plain rule, from left to right. Sold together with the question
 * they spare a wake-up of the learner's process for each.
 *
 * <p>It is told to nobody, but code that looks into its own process's memory could read it there, and so learn which leaves to look at. So one
 * tree of {@value #ONE_IN} is sold leaf by leaf: on these only a search with a rule of its own passes. The largest trees are never among them.
 */
public final class Foresight {
    /** Of so many trees, one is sold leaf by leaf. */
    private static final int ONE_IN = 12;

    /** A tree of more leaves takes as long, leaf by leaf, as a hundred others, which show as much. */
    private static final int LARGE = 300;

    /** After so many wrong forecasts in a row there are no more. */
    private static final int MOST_WRONG = 3;

    /** The plain rules, the usual one first. */
    public enum Rule {
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
    private @Nullable Tree drawn;
    private boolean drawnLeafByLeaf;
    private Rule rule = Rule.AT_EQUALITY;
    private int wrong;

    /** @param random decides which trees are sold leaf by leaf; as secret as the trees */
    public Foresight(Random random) {
        this.random = random;
    }

    /**
     * A run of a search as it is foreseen.
     *
     * @param books of the question: what is expected stands in them already, unless it is sold leaf by leaf
     * @param expected what it asks for, in order
     * @param leafByLeaf whether the leaves are sold when they are asked for, and not before
     */
    public record Run(LeafLedger ledger, QueryLog books, List<Wire.Sold> expected, Rule rule, boolean leafByLeaf) {
        /** Returns what is sold in advance. */
        public List<Wire.Sold> inAdvance() {
            return leafByLeaf ? List.of() : expected;
        }

        /** Returns whether the search asked for what was expected, once it has run. */
        public boolean wasRight() {
            return books.asks().equals(expected.stream().map(Wire.Sold::leaf).toList());
        }
    }

    /**
     * Foresees the answer to a question about a tree.
     *
     * @param books of the question, in which nothing stands yet; they sell what is foreseen
     */
    public Run run(LeafLedger ledger, QueryLog books) {
        Tree tree = ledger.tree();
        if (tree.isLeaf() || wrong == MOST_WRONG) {
            return new Run(ledger, books, List.of(), rule, true);
        }
        List<Wire.Sold> expected = expected(tree, ledger.window(), books);
        boolean leafByLeaf = isSoldLeafByLeaf(tree);
        if (leafByLeaf) {
            books.startAgain();
        }
        return new Run(ledger, books, expected, rule, leafByLeaf);
    }

    /** Draws once for a tree that is asked about in several windows: what is sold in advance in one would tell of the others. */
    private boolean isSoldLeafByLeaf(Tree tree) {
        if (tree != drawn) {
            drawn = tree;
            drawnLeafByLeaf = random.nextInt(ONE_IN) == 0 && tree.leaves() <= LARGE;
        }
        return drawnLeafByLeaf;
    }

    /** Learns from what a search asked for. */
    public void learn(Run run) {
        Tree tree = run.ledger().tree();
        if (tree.isLeaf() || wrong == MOST_WRONG || run.rule() != rule) {
            return;
        }
        if (run.wasRight()) {
            wrong = 0;
        } else {
            correct(run);
        }
    }

    /** Looks for the rule by which a search asked for what it asked for. */
    private void correct(Run run) {
        wrong++;
        Tree tree = run.ledger().tree();
        List<Integer> asked = run.books().asks().stream().map(run.books()::leaf).toList();
        rule = Stream.of(Rule.values())
                .filter(other -> leaves(other, tree, run.ledger().window()).equals(asked))
                .findFirst()
                .orElse(rule);
    }

    /**
     * Foresees all runs on a shape, see {@link Transcripts}. None is sold leaf by leaf: whoever looks at all leaves that are sold has bought them,
     * and whether these were too many is no matter of a proof.
     *
     * @param books from the ledger of a run to what the search itself asks
     * @return the runs in their order; none if nothing is foreseen any more
     */
    public List<Run> runs(Tree shape, List<Integer> values, Function<LeafLedger, QueryLog> books) {
        List<Run> runs = new ArrayList<>();
        if (wrong < MOST_WRONG) {
            Transcripts.forEach(shape, Window.FULL, values, (ledger, again) -> {
                QueryLog ofRun = books.apply(ledger);
                runs.add(new Run(ledger, ofRun, expected(shape, Window.FULL, ofRun), rule, false));
            });
        }
        return runs;
    }

    /** Learns from all runs on a shape. Returns whether they were as foreseen. */
    public boolean learn(List<Run> runs) {
        Optional<Run> other = runs.stream().filter(run -> !run.wasRight()).findFirst();
        other.ifPresentOrElse(this::correct, () -> wrong = runs.isEmpty() ? wrong : 0);
        return other.isEmpty();
    }

    private List<Wire.Sold> expected(Tree tree, Window window, QueryLog books) {
        List<Wire.Sold> expected = new ArrayList<>();
        new Plain(rule, leaf -> {
                    int number = books.number(leaf);
                    int value = books.applyAsInt(number);
                    expected.add(new Wire.Sold(number, value));
                    return value;
                })
                .search(tree, window);
        return expected;
    }

    private static List<Integer> leaves(Rule rule, Tree tree, Window window) {
        List<Integer> values = TreeGame.leafValues(tree);
        List<Integer> leaves = new ArrayList<>();
        new Plain(rule, leaf -> {
                    leaves.add(leaf);
                    return values.get(leaf);
                })
                .search(tree, window);
        return leaves;
    }

    /** Alpha-beta from left to right. */
    private static final class Plain {
        private final Rule rule;
        private final IntUnaryOperator values;
        private int next;

        /** @param values from the number of a leaf to its value */
        Plain(Rule rule, IntUnaryOperator values) {
            this.rule = rule;
            this.values = values;
        }

        void search(Tree tree, Window window) {
            value(tree, window.alpha(), window.beta());
        }

        private int value(Tree tree, int from, int to) {
            int behind = next + tree.leaves();
            if (tree.isLeaf()) {
                return values.applyAsInt(next++);
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
