package plybook.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeState;

/**
 * A search as plain data: its steps, with actions as text. It needs neither the game nor the search, so it can be saved in a file and
 * shown elsewhere. {@link RecordingJson} is its form in a file.
 *
 * @param title the search and its subject, in a few words
 * @param value the value that the search returned
 * @param board the board at the root, if the game has one
 * @param tree the tree that was searched, if it is an explicit one; its actions are the numbers of the children, from 0
 * @param steps the steps of the search, in order: every node that is entered is left, innermost first
 * @param variation the actions of the line of best play, from the root on
 */
public record Recording(
        String title,
        int value,
        Optional<Board> board,
        Optional<Tree> tree,
        List<Step<String>> steps,
        List<String> variation) {
    /** @throws IllegalArgumentException if the steps are not those of a whole search; the message says which is wrong */
    public Recording {
        steps = List.copyOf(steps);
        variation = List.copyOf(variation);
        check(steps);
        board = board.map(Board::copy);
    }

    /** Returns the recording of a trace. */
    public static <S, A> Recording of(String title, Trace<S, A> trace) {
        return new Recording(
                title,
                trace.result().value(),
                trace.state() instanceof Board board ? Optional.of(board) : Optional.empty(),
                trace.state() instanceof TreeState state ? Optional.of(state.tree()) : Optional.empty(),
                trace.steps().stream().map(step -> named(step, String::valueOf)).toList(),
                trace.result().principalVariation().stream()
                        .map(String::valueOf)
                        .toList());
    }

    /** Returns the step with other names for its actions. */
    static <A, B> Step<B> named(Step<A> step, Function<A, B> name) {
        if (step instanceof Step.Enter<A> enter) {
            return new Step.Enter<>(enter.node(), enter.action().map(name), enter.player(), enter.window());
        }
        if (step instanceof Step.Leaf<A> leaf) {
            return new Step.Leaf<>(leaf.node(), leaf.value());
        }
        if (step instanceof Step.Narrow<A> narrow) {
            return new Step.Narrow<>(narrow.node(), narrow.before(), narrow.after());
        }
        if (step instanceof Step.Cutoff<A> cutoff) {
            return new Step.Cutoff<>(
                    cutoff.node(),
                    cutoff.player(),
                    cutoff.window(),
                    cutoff.remaining().stream().map(name).toList());
        }
        return new Step.Leave<>(step.node(), ((Step.Leave<A>) step).value());
    }

    /** Returns the window in which it was searched. */
    public Window window() {
        return ((Step.Enter<String>) steps.get(0)).window();
    }

    /** Returns the number of nodes that were entered. */
    public int visited() {
        return (int) steps.stream().filter(Step.Enter.class::isInstance).count();
    }

    /** Checks the nesting, so that every reader of a recording can rely on it. */
    private static void check(List<Step<String>> steps) {
        Deque<Integer> open = new ArrayDeque<>();
        Set<Integer> entered = new HashSet<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < steps.size() && wrong.isEmpty(); i++) {
            Step<String> step = steps.get(i);
            if (step instanceof Step.Enter<String> enter) {
                boolean root = entered.isEmpty();
                if (!entered.add(enter.node())) {
                    wrong.add("node " + enter.node() + " is entered twice");
                } else if (!root && open.isEmpty()) {
                    wrong.add("node " + enter.node() + " is entered after the root was left");
                } else if (root == enter.action().isPresent()) {
                    wrong.add(root ? "the root has an action" : "node " + enter.node() + " has no action");
                }
                open.push(enter.node());
            } else if (open.isEmpty() || open.element() != step.node()) {
                wrong.add("it is about node " + step.node() + ", but the search is "
                        + (open.isEmpty() ? "nowhere" : "at node " + open.element()));
            } else if (step instanceof Step.Leave<String>) {
                open.pop();
            }
            if (!wrong.isEmpty()) {
                throw new IllegalArgumentException("step " + (i + 1) + ": " + wrong.get(0));
            }
        }
        if (entered.isEmpty() || !open.isEmpty()) {
            throw new IllegalArgumentException(
                    entered.isEmpty()
                            ? "there is no step"
                            : "the search does not come to its end: node " + open.peek() + " is never left");
        }
    }
}
