package plybook.judge.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import plybook.trace.Recording;
import plybook.trace.Step;

/** The moments of a recording that belong to steps of the code, which only ever go on. */
final class Moments {
    private final Recording search;
    private final List<List<Integer>> ways = new ArrayList<>();
    private final List<Integer> leaves = new ArrayList<>(List.of(0));
    private int now;

    Moments(Recording search) {
        this.search = search;
        Deque<List<Integer>> path = new ArrayDeque<>();
        ways.add(List.of());
        for (Step<String> step : search.steps()) {
            if (step instanceof Step.Enter<String> enter) {
                path.push(enter.action()
                        .map(action -> below(path.element(), action))
                        .orElse(List.of()));
            }
            ways.add(path.element());
            if (step instanceof Step.Leaf<String>) {
                leaves.add(ways.size() - 1);
            } else if (step instanceof Step.Leave<String>) {
                path.pop();
            }
        }
    }

    private static List<Integer> below(List<Integer> way, String action) {
        List<Integer> below = new ArrayList<>(way);
        below.add(Integer.valueOf(action));
        return List.copyOf(below);
    }

    /** Returns the moment at which the search is at a node, after so many leaves; if it is not there then, the one before. */
    int at(Optional<List<Integer>> node, int asked) {
        return node.map(way -> first(way, asked, false)).orElseGet(() -> first(List.of(-1), asked, false));
    }

    /** Returns the moment at which the search leaves a node, after so many leaves. */
    int left(List<Integer> node, int asked) {
        return first(node, asked, true);
    }

    private int first(List<Integer> way, int asked, boolean leaving) {
        now = Math.max(now, leaves.get(Math.min(asked, leaves.size() - 1)));
        int end = asked + 1 < leaves.size() ? leaves.get(asked + 1) : ways.size();
        for (int moment = now; moment < end; moment++) {
            boolean leaves = moment > 0 && search.steps().get(moment - 1) instanceof Step.Leave<String>;
            if (ways.get(moment).equals(way) && leaves == leaving && moment > 0) {
                now = moment;
                return now;
            }
        }
        return now;
    }
}
