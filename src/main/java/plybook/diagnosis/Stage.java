package plybook.diagnosis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/**
 * An exhibit made ready for models: with its children in the order in which the observed search tried them, so that an order of its
 * own, or of the search's, makes no difference. Children that were not looked at come last.
 */
final class Stage {
    private final Observation observed;
    private final List<Integer> leaves = new ArrayList<>();
    private final List<Integer> rootOrder;
    private final List<Integer> values;
    private final TreeGame game;
    private final List<Integer> asks = new ArrayList<>();
    private int most = Integer.MAX_VALUE;

    Stage(Observation observed) {
        this.observed = observed;
        Tree tree = observed.exhibit().tree();
        this.values = TreeGame.leafValues(tree);
        int[] firstAsk = new int[values.size()];
        Arrays.fill(firstAsk, Integer.MAX_VALUE);
        for (int i = observed.asks().size() - 1; i >= 0; i--) {
            firstAsk[observed.asks().get(i)] = i;
        }
        Ordered root = order(tree, 0, firstAsk);
        this.leaves.addAll(root.leaves());
        this.rootOrder = root.order();
        this.game = new TreeGame(Trees.numbered(root.tree()), this::sell);
    }

    /** Thrown when a model has asked for more leaves than the observed search, so that it is out anyhow. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super(null, null, false, false);
        }
    }

    private int sell(int leaf) {
        int original = leaves.get(leaf);
        if (asks.isEmpty() || asks.get(asks.size() - 1) != original) {
            if (asks.size() >= most) {
                throw new TooMany();
            }
            asks.add(original);
        }
        return values.get(original);
    }

    private record Ordered(Tree tree, List<Integer> leaves, List<Integer> order, int firstAsk) {}

    private static Ordered order(Tree tree, int firstLeaf, int[] firstAsk) {
        if (tree.isLeaf()) {
            return new Ordered(tree, List.of(firstLeaf), List.of(), firstAsk[firstLeaf]);
        }
        List<Ordered> children = new ArrayList<>();
        int leaf = firstLeaf;
        for (Tree child : tree.children()) {
            Ordered ordered = order(child, leaf, firstAsk);
            leaf += ordered.leaves().size();
            children.add(ordered);
        }
        List<Integer> order = IntStream.range(0, children.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> children.get(i).firstAsk()))
                .toList();
        List<Integer> leaves = new ArrayList<>();
        List<Tree> trees = new ArrayList<>();
        int first = Integer.MAX_VALUE;
        for (int i : order) {
            leaves.addAll(children.get(i).leaves());
            trees.add(children.get(i).tree());
            first = Math.min(first, children.get(i).firstAsk());
        }
        return new Ordered(new Tree.Node(tree.player(), trees), leaves, order, first);
    }

    /** How many leaves it has. */
    int size() {
        return values.size();
    }

    /** Whether the model does what was observed: the same answer and, if leaves can be seen, the same leaves in the same order. */
    boolean agrees(AlphaBetaTask<TreeState, Integer> model, boolean leavesSeen) {
        most = leavesSeen ? observed.asks().size() : Integer.MAX_VALUE;
        asks.clear();
        OptionalInt answer;
        try {
            answer = answer(model);
        } catch (TooMany e) {
            return false;
        } catch (IllegalStateException e) {
            answer = OptionalInt.empty();
        }
        return (!leavesSeen || asks.equals(observed.asks()))
                && new Observation(observed.exhibit(), List.of(), answer)
                        .essentials()
                        .equals(observed.essentials());
    }

    @SuppressWarnings("ConstantValue") // a model of a wrong search may return null
    private OptionalInt answer(AlphaBetaTask<TreeState, Integer> model) {
        if (observed.exhibit().window().isPresent()) {
            Window window = observed.exhibit().window().get();
            return OptionalInt.of(model.value(game, game.initialState(), window.alpha(), window.beta()));
        }
        Integer chosen = model.bestAction(game, game.initialState());
        return chosen == null
                ? OptionalInt.empty()
                : OptionalInt.of(chosen < rootOrder.size() ? rootOrder.get(chosen) : chosen);
    }

    /** What a model does with an exhibit, in the exhibit's own order. */
    static Observation observe(AlphaBetaTask<TreeState, Integer> model, Exhibit exhibit) {
        List<Integer> inOrder =
                IntStream.range(0, exhibit.tree().leaves()).boxed().toList();
        Stage stage = new Stage(new Observation(exhibit, inOrder, OptionalInt.empty()));
        OptionalInt answer;
        try {
            answer = stage.answer(model);
        } catch (IllegalStateException e) {
            answer = OptionalInt.empty();
        }
        return new Observation(exhibit, stage.asks, answer);
    }
}
