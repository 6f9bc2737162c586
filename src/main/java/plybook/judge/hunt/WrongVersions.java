package plybook.judge.hunt;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.judge.trees.Truth;
import plybook.task.AlphaBetaTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/**
 * Five wrong versions of alpha-beta for <em>catch it</em>. To the learner each is a letter: what it gets wrong is theirs to find.
 * Every one of these mistakes stands in a published text on the subject.
 */
public final class WrongVersions {
    /** No more nodes than this: the point of catching is a tree small enough to see the mistake. */
    public static final int MOST_NODES = 60;

    private static final SortedMap<Character, Supplier<AlphaBetaTask<TreeState, Integer>>> VERSIONS = new TreeMap<>();

    static {
        VERSIONS.put('A', WindowInFields::new);
        VERSIONS.put('B', ZeroIsNoValue::new);
        VERSIONS.put('C', TieTakenAtTheRoot::new);
        VERSIONS.put('D', BestStartsAtZero::new);
        VERSIONS.put('E', ParentOnly::new);
    }

    private WrongVersions() {}

    /** The letters, in order. */
    public static List<Character> letters() {
        return List.copyOf(VERSIONS.keySet());
    }

    /**
     * The behaviour of a version on a tree, with the right answers.
     *
     * @param value the value that it returned; {@code truth} has that of minimax
     * @param chosen the child it chose; −1 on a leaf, where there is nothing to choose
     * @param leaves the values of the leaves it evaluated, in order
     * @param needless of those, the ones that could not matter any more when it did
     */
    public record Trial(
            char version, Tree tree, int value, Truth truth, int chosen, List<Integer> leaves, List<Integer> needless) {
        /** Returns whether the tree shows that the version is wrong. */
        public boolean caught() {
            return wrongValue() || wrongChoice() || !needless.isEmpty();
        }

        /** Returns whether the value differs from that of minimax. */
        public boolean wrongValue() {
            return value != truth.value();
        }

        /** Returns whether the chosen child is not one of the best. */
        public boolean wrongChoice() {
            return chosen >= 0 && !truth.best().contains(chosen);
        }

        /** Returns a description of the trial for people. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder("version " + version + (caught() ? " is caught" : " is not caught")
                    + " by "
                    + tree + "\n  value: " + Window.text(value) + (wrongValue() ? ", but it is " : ", and so it is: ")
                    + Window.text(truth.value()));
            if (chosen >= 0) {
                text.append("\n  choice: child ")
                        .append(chosen)
                        .append(wrongChoice() ? ", but best is " : ", among the best: ")
                        .append(truth.best());
            }
            text.append("\n  leaves evaluated: ").append(leaves);
            if (!needless.isEmpty()) {
                text.append("\n  needlessly: ").append(needless).append(", for their nodes were closed already");
            }
            return text.toString();
        }
    }

    /**
     * Lets a version loose on a tree.
     *
     * @throws IllegalArgumentException if there is no such version, or the tree has more than {@value #MOST_NODES} nodes
     */
    public static Trial hunt(char version, Tree tree) {
        Supplier<AlphaBetaTask<TreeState, Integer>> maker = VERSIONS.get(version);
        if (maker == null) {
            throw new IllegalArgumentException("there is no version " + version + "; there are " + letters());
        }
        if (tree.nodes() > MOST_NODES) {
            throw new IllegalArgumentException(
                    "a tree of " + tree.nodes() + " nodes: at most " + MOST_NODES + ", for the mistake is to be seen");
        }
        LeafLedger ledger = new LeafLedger(tree, Window.FULL);
        TreeGame game = new TreeGame(tree, ledger);
        TreeState root = game.initialState();
        int value = maker.get().value(game, root, -Window.INFINITY, Window.INFINITY);
        int chosen = tree.isLeaf() ? -1 : maker.get().bestAction(new TreeGame(tree), root);
        List<Integer> values = TreeGame.leafValues(tree);
        return new Trial(
                version,
                tree,
                value,
                Truth.of(tree),
                chosen,
                ledger.asked().stream().map(values::get).toList(),
                ledger.dead().stream().map(dead -> values.get(dead.leaf())).toList());
    }

    /** A sound alpha-beta, of which each version below changes one thing. */
    private abstract static class Version<S, A> implements AlphaBetaTask<S, A> {
        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = startsAt(max);
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                best = max ? Math.max(best, value) : Math.min(best, value);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }

        int startsAt(boolean max) {
            return max ? -Window.INFINITY : Window.INFINITY;
        }

        boolean replaces(int value, int best) {
            return value > best;
        }

        @Override
        public A bestAction(Game<S, A> game, S state) {
            int sign = game.player(state) == Player.MAX ? 1 : -1;
            int best = -Window.INFINITY;
            A chosen = game.actions(state).get(0);
            for (A action : game.actions(state)) {
                S child = game.result(state, action);
                int value = sign
                        * (sign > 0
                                ? value(game, child, best, Window.INFINITY)
                                : value(game, child, -Window.INFINITY, -best));
                if (replaces(value, best)) {
                    chosen = action;
                }
                best = Math.max(best, value);
            }
            return chosen;
        }
    }

    /** The window lives in two fields, so what one child's search has made of it is what the next one starts with. */
    private static final class WindowInFields<S, A> extends Version<S, A> {
        private int alpha;
        private int beta;

        @Override
        public int value(Game<S, A> game, S state, int alphaAtFirst, int betaAtFirst) {
            alpha = alphaAtFirst;
            beta = betaAtFirst;
            return value(game, state);
        }

        private int value(Game<S, A> game, S state) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = startsAt(max);
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action));
                best = max ? Math.max(best, value) : Math.min(best, value);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }

    /** A value of 0 is taken for none, as by JavaScript's {@code !value}: then the leaf is searched, and has no children. */
    private static final class ZeroIsNoValue<S, A> extends Version<S, A> {
        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state) != 0 ? game.utility(state) : startsAt(false);
            }
            return super.value(game, state, alpha, beta);
        }
    }

    /** At the root an equal value replaces the best: but a child that was cut only returns a bound. */
    private static final class TieTakenAtTheRoot<S, A> extends Version<S, A> {
        @Override
        boolean replaces(int value, int best) {
            return value >= best;
        }
    }

    /** The best so far starts at 0, as a variable does that nobody gave a first value. */
    private static final class BestStartsAtZero<S, A> extends Version<S, A> {
        @Override
        int startsAt(boolean max) {
            return 0;
        }
    }

    /** Only the parent's bound is compared: what the grandparent has is forgotten, so deep cutoffs never happen. */
    private static final class ParentOnly<S, A> extends Version<S, A> {
        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = startsAt(max);
            for (A action : game.actions(state)) {
                int value = max
                        ? value(game, game.result(state, action), best, Window.INFINITY)
                        : value(game, game.result(state, action), -Window.INFINITY, best);
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max ? best >= beta : best <= alpha) {
                    break;
                }
            }
            return best;
        }
    }
}
