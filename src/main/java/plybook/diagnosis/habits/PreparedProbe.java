package plybook.diagnosis.habits;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.ledger.LimitedTree;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/**
 * A probe made ready for models: its children are in the order in which the observed search tried them, so that the order of children
 * makes no difference. Children without a question come last.
 */
public final class PreparedProbe {
    private final Observation observed;

    /** The number in the observed search for each number that a model asks for. */
    private final List<Integer> numbers;

    private final List<Integer> rootOrder;
    private final IntUnaryOperator prices;
    private final TreeGame game;
    private final Evaluation<TreeState> evaluation;
    private final List<Integer> asks = new ArrayList<>();

    /** The questions that a model has to ask, where it is compared with what was seen. */
    private @Nullable List<Integer> wanted;

    /** The same with the children as they are; made when it is first needed. */
    private @Nullable PreparedProbe inPlace;

    public PreparedProbe(Observation observed) {
        this(observed, observed.asks());
    }

    /** @param tried the questions from which the order of the children is taken */
    private PreparedProbe(Observation observed, List<Integer> tried) {
        this.observed = observed;
        Probe probe = observed.probe();
        Tree tree;
        if (probe.depth().isPresent()) {
            LimitedTree limited = new LimitedTree(probe.tree(), probe.depth().getAsInt());
            tree = limited.whole();
            prices = limited::price;
        } else {
            tree = probe.tree();
            prices = TreeGame.leafValues(tree)::get;
        }
        int leaves = tree.leaves();
        int[] firstAsk = new int[leaves + tree.nodes()];
        Arrays.fill(firstAsk, Integer.MAX_VALUE);
        for (int i = tried.size() - 1; i >= 0; i--) {
            firstAsk[tried.get(i)] = i;
        }
        Ordered root = order(tree, 0, 0, leaves, firstAsk);
        this.numbers = new ArrayList<>(root.leaves());
        root.nodes().forEach(node -> numbers.add(leaves + node));
        this.rootOrder = root.order();
        this.game = new TreeGame(Trees.numbered(root.tree()), this::sell);
        this.evaluation = game.evaluation();
    }

    /** Thrown when a model has asked for something else than the observed search, or for more: it cannot agree any more. */
    private static final class AskedOtherwise extends RuntimeException {
        private static final long serialVersionUID = 1;

        AskedOtherwise() {
            super(null, null, false, false);
        }
    }

    private int sell(int number) {
        int original = numbers.get(number);
        if (asks.isEmpty() || asks.get(asks.size() - 1) != original) {
            int next = asks.size();
            // Most models go wrong at one of the first leaves: to let them go on would take twice the time.
            if (wanted != null && (next >= wanted.size() || wanted.get(next) != original)) {
                throw new AskedOtherwise();
            }
            asks.add(original);
        }
        return prices.applyAsInt(original);
    }

    /** A tree in another order, with the numbers that its leaves and its nodes had, each from left to right. */
    private record Ordered(Tree tree, List<Integer> leaves, List<Integer> nodes, List<Integer> order, int firstAsk) {}

    private static Ordered order(Tree tree, int firstLeaf, int node, int allLeaves, int[] firstAsk) {
        int own = firstAsk[allLeaves + node];
        if (tree.isLeaf()) {
            return new Ordered(tree, List.of(firstLeaf), List.of(node), List.of(), Math.min(own, firstAsk[firstLeaf]));
        }
        List<Ordered> children = new ArrayList<>();
        int leaf = firstLeaf;
        int below = node + 1;
        for (Tree child : tree.children()) {
            Ordered ordered = order(child, leaf, below, allLeaves, firstAsk);
            leaf += ordered.leaves().size();
            below += ordered.nodes().size();
            children.add(ordered);
        }
        List<Integer> order = IntStream.range(0, children.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> children.get(i).firstAsk()))
                .toList();
        List<Integer> leaves = new ArrayList<>();
        List<Integer> nodes = new ArrayList<>(List.of(node));
        List<Tree> trees = new ArrayList<>();
        int first = own;
        for (int i : order) {
            leaves.addAll(children.get(i).leaves());
            nodes.addAll(children.get(i).nodes());
            trees.add(children.get(i).tree());
            first = Math.min(first, children.get(i).firstAsk());
        }
        return new Ordered(new Tree.Node(tree.player(), trees), leaves, nodes, order, first);
    }

    /** The observation that models are compared with. */
    public Observation observed() {
        return observed;
    }

    /** Returns the number of leaves that a search is to see. */
    public int size() {
        return observed.probe().tree().leaves();
    }

    /** Returns whether the model does what was observed: the same answer and, if leaves can be seen, the same leaves in the same order. */
    public boolean agrees(ModelSearch<TreeState, Integer> model, boolean leavesSeen) {
        return (model.habits().dependsOnPlace() ? inPlace() : this).does(model, leavesSeen);
    }

    private PreparedProbe inPlace() {
        if (inPlace == null) {
            inPlace = new PreparedProbe(observed, List.of());
        }
        return inPlace;
    }

    private boolean does(ModelSearch<TreeState, Integer> model, boolean leavesSeen) {
        wanted = leavesSeen ? observed.asks() : null;
        asks.clear();
        OptionalInt answer;
        try {
            answer = answerIfAny(model);
        } catch (AskedOtherwise e) {
            return false;
        }
        return (!leavesSeen || asks.size() == observed.asks().size())
                && new Observation(observed.probe(), List.of(), answer)
                        .essentials()
                        .equals(observed.essentials());
    }

    private OptionalInt answerIfAny(ModelSearch<TreeState, Integer> model) {
        try {
            return answer(model);
        } catch (IllegalStateException e) {
            return OptionalInt.empty();
        }
    }

    @SuppressWarnings("unchecked") // a model knows states as objects only, of whichever game they are
    private OptionalInt answer(ModelSearch<TreeState, Integer> model) {
        Probe probe = observed.probe();
        if (probe.depth().isEmpty()) {
            return answer(model, game);
        }
        boolean choosing = probe.window().isEmpty();
        Horizon horizon = new Horizon(game, evaluation, probe.depth().getAsInt(), model.habits(), choosing);
        return answer((ModelSearch<Horizon.Place, Integer>) (ModelSearch<?, Integer>) model, horizon);
    }

    @SuppressWarnings("ConstantValue") // a model of a wrong search may return null
    private <S> OptionalInt answer(ModelSearch<S, Integer> model, Game<S, Integer> asked) {
        if (observed.probe().window().isPresent()) {
            Window window = observed.probe().window().get();
            return OptionalInt.of(model.value(asked, asked.initialState(), window.alpha(), window.beta()));
        }
        Integer chosen = model.bestAction(asked, asked.initialState());
        return chosen == null
                ? OptionalInt.empty()
                : OptionalInt.of(chosen < rootOrder.size() ? rootOrder.get(chosen) : chosen);
    }

    /** Returns what a model does with a probe, in the probe's own order. */
    public static Observation observe(ModelSearch<TreeState, Integer> model, Probe probe) {
        PreparedProbe prepared = new PreparedProbe(new Observation(probe, List.of(), OptionalInt.empty()));
        OptionalInt answer = prepared.answerIfAny(model);
        return new Observation(probe, prepared.asks, answer);
    }
}
