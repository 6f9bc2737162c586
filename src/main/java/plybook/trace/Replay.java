package plybook.trace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Window;

/**
 * A recorded search to step through, forwards and backwards. Moment 0 is before the first step, moment {@code k} after step
 * {@code k}. At each moment it knows only what had happened by then, and nothing that came later.
 */
public final class Replay<A> {
    private final List<Step<A>> steps;
    private final List<Visit<A>> visits;
    private final List<Visit<A>> open = new ArrayList<>();
    private final List<Window> windows = new ArrayList<>(); // of the open nodes
    private final BitSet cut = new BitSet();
    private int moment;
    private int entered;

    Replay(List<Step<A>> steps, List<Visit<A>> visits) {
        this.steps = steps;
        this.visits = visits;
    }

    /** Returns the number of steps that have been taken. */
    public int moment() {
        return moment;
    }

    /** Returns the last moment, when the search is done. */
    public int end() {
        return steps.size();
    }

    /** Returns the step that led to this moment; empty at moment 0. */
    public Optional<Step<A>> step() {
        return moment == 0 ? Optional.empty() : Optional.of(steps.get(moment - 1));
    }

    /** Takes one step forward, and returns whether there was one. */
    public boolean forward() {
        if (moment == steps.size()) {
            return false;
        }
        Step<A> step = steps.get(moment++);
        if (step instanceof Step.Enter<A> enter) {
            entered++;
            push(visits.get(enter.node() - 1), enter.window());
        } else if (step instanceof Step.Narrow<A> narrow) {
            windows.set(windows.size() - 1, narrow.after());
        } else if (step instanceof Step.Cutoff<A> cutoff) {
            cut.set(cutoff.node());
        } else if (step instanceof Step.Leave<A>) {
            pop();
        }
        return true;
    }

    /** Takes one step back, and returns whether there was one. */
    public boolean back() {
        if (moment == 0) {
            return false;
        }
        Step<A> step = steps.get(--moment);
        if (step instanceof Step.Enter<A>) {
            entered--;
            pop();
        } else if (step instanceof Step.Narrow<A> narrow) {
            windows.set(windows.size() - 1, narrow.before());
        } else if (step instanceof Step.Cutoff<A> cutoff) {
            cut.clear(cutoff.node());
        } else if (step instanceof Step.Leave<A> leave) {
            Visit<A> visit = visits.get(leave.node() - 1);
            push(visit, visit.ended());
        }
        return true;
    }

    /**
     * Goes to a moment, forwards or backwards.
     *
     * @throws IllegalArgumentException if there is no such moment
     */
    public void goTo(int wanted) {
        if (wanted < 0 || wanted > end()) {
            throw new IllegalArgumentException("there is no moment " + wanted + ": they go from 0 to " + end());
        }
        while (moment < wanted) {
            forward();
        }
        while (moment > wanted) {
            back();
        }
    }

    private void push(Visit<A> visit, Window window) {
        open.add(visit);
        windows.add(window);
    }

    private void pop() {
        open.remove(open.size() - 1);
        windows.remove(windows.size() - 1);
    }

    /** Returns the current node: the one entered last and not yet left. It is empty before the first step and at the end. */
    public Optional<Visit<A>> current() {
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(open.size() - 1));
    }

    /** Returns the nodes entered and not yet left, from the root to the current one. */
    public List<Visit<A>> open() {
        return List.copyOf(open);
    }

    /** Returns the windows of the {@link #open()} nodes as they are now. */
    public List<Window> windows() {
        return List.copyOf(windows);
    }

    /** Returns the window of an open node as it is now; empty if the node is not open. */
    public Optional<Window> window(Visit<A> visit) {
        return isOpen(visit) ? Optional.of(windows.get(visit.depth())) : Optional.empty();
    }

    /** Returns whether the search has entered the node by now. */
    public boolean hasEntered(Visit<A> visit) {
        return visit.number() <= entered;
    }

    /** Returns the number of nodes entered by now. */
    public int entered() {
        return entered;
    }

    /** Returns the value that the node returned, if it has been left by now. */
    public OptionalInt value(Visit<A> visit) {
        return hasEntered(visit) && !isOpen(visit) ? OptionalInt.of(visit.value()) : OptionalInt.empty();
    }

    /** Returns whether the node has been cut by now. */
    public boolean isCut(Visit<A> visit) {
        return cut.get(visit.number());
    }

    private boolean isOpen(Visit<A> visit) {
        return visit.depth() < open.size() && open.get(visit.depth()).equals(visit);
    }
}
