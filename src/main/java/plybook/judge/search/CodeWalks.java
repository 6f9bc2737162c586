package plybook.judge.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Steps;
import plybook.judge.process.Learner.Event;
import plybook.judge.process.Learner.Told;
import plybook.judge.steps.Place;
import plybook.judge.verdict.Rerun;
import plybook.trace.AskedLeaves;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;
import plybook.trace.CodeWalk.Kind;
import plybook.trace.Recording;
import plybook.trace.Step;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** Makes a walk through a learner's code of the events that its process told, and finds the first wrong step. */
final class CodeWalks {
    /** The number of steps that a page shows. Nobody reads on after so many. */
    private static final int MOST_SHOWN = 3_000;

    private static final String NUMBER = "-?[0-9]{1,10}";

    /** A method that has begun and not ended. */
    private static final class Open {
        /** The node that its own parameters name; not only the caller's. */
        final Optional<List<Integer>> own;

        final Optional<List<Integer>> node;
        final int leavesBefore;
        int line;
        Map<String, String> variables = Map.of();

        Open(Optional<List<Integer>> own, Optional<List<Integer>> node, int leavesBefore, int line) {
            this.own = own;
            this.node = node;
            this.leavesBefore = leavesBefore;
            this.line = line;
        }
    }

    private final Rerun rerun;
    private final Moments moments;
    private final SoldLeaves sold;
    private final List<Integer> values;
    private final Deque<Open> open = new ArrayDeque<>();
    private final List<CodeStep> steps = new ArrayList<>();
    private final Set<Integer> known = new HashSet<>();
    private int asked;
    private int last = -1;
    private OptionalInt wrong = OptionalInt.empty();
    private String caption = "";

    private CodeWalks(Rerun rerun, Recording search) {
        this.rerun = rerun;
        this.moments = new Moments(search);
        this.sold = new SoldLeaves(rerun.tree(), rerun.window());
        this.values = TreeGame.leafValues(rerun.tree());
    }

    /**
     * Returns the walk, without the file's lines; empty if nothing was told.
     *
     * @param answer the value that the search is said to have returned
     */
    static Optional<CodeWalk> of(Told told, Rerun rerun, int answer) {
        List<Integer> asks = new ArrayList<>();
        for (Event each : told.events()) {
            if (each instanceof Event.Leaf leaf && (asks.isEmpty() || asks.get(asks.size() - 1) != leaf.number())) {
                asks.add(leaf.number());
            }
        }
        Recording search = AskedLeaves.recording(Texts.of("walk.title"), rerun.tree(), rerun.window(), asks, answer);
        CodeWalks walk = new CodeWalks(rerun, search);
        told.events().stream().limit(MOST_SHOWN).forEach(walk::add);
        if (walk.steps.isEmpty()) {
            return Optional.empty();
        }
        walk.finish(told.isWhole(), told.events().size() > MOST_SHOWN);
        return Optional.of(new CodeWalk("", List.of(), walk.steps, walk.wrong, walk.caption, search));
    }

    private void add(Event event) {
        if (event instanceof Event.Leaf leaf) {
            leaf(leaf.number());
        } else if (event instanceof Event.At at) {
            switch (at.place().kind()) {
                case ENTER -> enter(at);
                case LINE -> line(at);
                case RETURN -> leave(at, Kind.RETURN);
                case THROW -> leave(at, Kind.THROW);
            }
        }
    }

    private void enter(Event.At at) {
        Optional<List<Integer>> own = node(at.values());
        @Nullable Open caller = open.peek();
        Optional<List<Integer>> node = own.isPresent() || caller == null ? own : caller.node;
        open.push(new Open(own, node, asked, at.place().line()));
    }

    /** The first of the values that is a place in the tree. */
    private Optional<List<Integer>> node(List<String> texts) {
        return texts.stream()
                .filter(text -> text.matches(Steps.NODE + "([0-9]{1,9}(/[0-9]{1,9})*)?"))
                .map(text -> text.length() == 1
                        ? List.<Integer>of()
                        : List.of(text.substring(1).split("/", -1)).stream()
                                .map(Integer::valueOf)
                                .toList())
                .filter(sold::isThere)
                .findFirst();
    }

    private void line(Event.At at) {
        @Nullable Open method = open.peek();
        if (method == null) {
            return;
        }
        method.line = at.place().line();
        method.variables = variables(at);
        step(Kind.LINE, at.place().method(), method, "");
    }

    private static Map<String, String> variables(Event.At at) {
        Map<String, String> variables = new LinkedHashMap<>();
        List<String> names = at.place().names();
        for (int i = 0; i < names.size(); i++) {
            if (!at.values().get(i).isEmpty()) {
                variables.put(
                        names.get(i),
                        at.values()
                                .get(i)
                                .replaceFirst("^" + Steps.NODE + "$", "root")
                                .replaceFirst("^" + Steps.NODE, "node "));
            }
        }
        return variables;
    }

    private void step(Kind kind, String method, Open in, String value) {
        int moment = kind == Kind.RETURN && in.own.isPresent()
                ? moments.left(in.own.get(), asked)
                : moments.at(in.node, asked);
        steps.add(new CodeStep(kind, method, in.line, open.size() - 1, in.variables, value, in.node, moment));
    }

    private void leaf(int number) {
        boolean isNew = number != last;
        asked += isNew ? 1 : 0;
        last = number;
        boolean isAgain = isNew && !known.add(number);
        sold.sell(number);
        @Nullable Open method = open.peek();
        if (method == null) {
            return;
        }
        String name = steps.isEmpty() ? "" : steps.get(steps.size() - 1).method();
        step(Kind.LEAF, name, method, Window.text(values.get(number)));
        if (rerun.fault() == Rerun.Fault.NEEDLESS_LEAF && number == rerun.leaf()) {
            wrongHere(Texts.of("walk.needless", Window.text(values.get(number))));
        } else if (rerun.fault() == Rerun.Fault.ASKED_AGAIN && isAgain) {
            wrongHere(Texts.of("walk.again", Window.text(values.get(number))));
        }
    }

    private void wrongHere(String why) {
        if (wrong.isEmpty()) {
            wrong = OptionalInt.of(steps.size() - 1);
            caption = why;
        }
    }

    private void leave(Event.At at, Kind kind) {
        @Nullable Open method = open.peek();
        if (method == null) {
            return;
        }
        String value = at.values().isEmpty() ? "" : at.values().get(0);
        step(kind, at.place().method(), method, value);
        if (rerun.fault() == Rerun.Fault.ANSWER && at.place().isNumber() && kind == Kind.RETURN) {
            judge(method, at.place(), value);
        }
        open.pop();
    }

    /** A value that a method returns for a node must follow from the leaves sold. Only methods that asked for leaves are about values. */
    private void judge(Open method, Place place, String value) {
        if (method.own.isEmpty() || method.leavesBefore == asked || !value.matches(NUMBER)) {
            return;
        }
        List<Integer> node = method.own.get();
        long got = Long.parseLong(value);
        boolean mayBeTurned = open.size() > 1 && !sold.isMax(node); // negamax: in the view of whoever is to move
        if (!sold.allows(node, got) && !(mayBeTurned && sold.allows(node, -got))) {
            wrongHere(value(place.method(), value, node));
        }
    }

    private String value(String method, String returned, List<Integer> node) {
        return Texts.of("walk.value", method, Window.text((int) Long.parseLong(returned)), sold.said(node));
    }

    /** Points out the last step where no single one was found wrong. */
    private void finish(boolean isWhole, boolean isCut) {
        if (wrong.isPresent()) {
            return;
        }
        if (rerun.fault() == Rerun.Fault.NO_ANSWER && !isCut) {
            OptionalInt thrown = firstThrow();
            wrong = thrown.isPresent() ? thrown : OptionalInt.of(steps.size() - 1);
            caption = thrown.isPresent()
                    ? Texts.of("walk.throws", steps.get(thrown.getAsInt()).value())
                    : Texts.of("walk.no.answer");
        } else if (isCut) {
            caption = Texts.of("walk.cut");
        } else if (isWhole && rerun.fault() == Rerun.Fault.ANSWER) {
            CodeStep answer = steps.get(steps.size() - 1);
            wrong = OptionalInt.of(steps.size() - 1);
            caption = rerun.choice() || !answer.value().matches(NUMBER)
                    ? Texts.of("walk.choice")
                    : value(answer.method(), answer.value(), List.of());
        }
    }

    /** The first of the exceptions that ended the call: those before were caught. */
    private OptionalInt firstThrow() {
        int first = steps.size();
        while (first > 0 && steps.get(first - 1).kind() == Kind.THROW) {
            first--;
        }
        return first < steps.size() ? OptionalInt.of(first) : OptionalInt.empty();
    }

    /** The moments of a recording that belong to steps of the code, which only ever go on. */
    private static final class Moments {
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

    /** The bounds of each node that follow from the leaves sold so far. */
    private static final class SoldLeaves {
        private final Tree tree;
        private final Window window;
        private final Map<Integer, Integer> sold = new HashMap<>();
        private final List<Integer> values;

        SoldLeaves(Tree tree, Window window) {
            this.tree = tree;
            this.window = window;
            this.values = TreeGame.leafValues(tree);
        }

        void sell(int leaf) {
            sold.put(leaf, values.get(leaf));
        }

        boolean isThere(List<Integer> way) {
            return at(way).isPresent();
        }

        boolean isMax(List<Integer> way) {
            return at(way).filter(node -> !node.isLeaf() && node.player() == Player.MAX)
                    .isPresent();
        }

        private Optional<Tree> at(List<Integer> way) {
            Tree node = tree;
            for (int child : way) {
                if (child >= node.children().size()) {
                    return Optional.empty();
                }
                node = node.children().get(child);
            }
            return Optional.of(node);
        }

        /** The least and the most that a node can be worth. */
        private record Worth(int least, int most) {}

        private Worth worth(Tree at, int firstLeaf) {
            if (at.isLeaf()) {
                int value = sold.getOrDefault(firstLeaf, 0);
                return sold.containsKey(firstLeaf)
                        ? new Worth(value, value)
                        : new Worth(-Window.INFINITY, Window.INFINITY);
            }
            boolean max = at.player() == Player.MAX;
            int least = max ? -Window.INFINITY : Window.INFINITY;
            int most = least;
            int leaf = firstLeaf;
            for (Tree child : at.children()) {
                Worth below = worth(child, leaf);
                least = max ? Math.max(least, below.least) : Math.min(least, below.least);
                most = max ? Math.max(most, below.most) : Math.min(most, below.most);
                leaf += child.leaves();
            }
            return new Worth(least, most);
        }

        /** A node with the window that the leaves sold beside the way to it leave open. */
        private record Seen(Worth worth, int alpha, int beta) {}

        private Seen seen(List<Integer> way) {
            Tree at = tree;
            int firstLeaf = 0;
            int alpha = window.alpha();
            int beta = window.beta();
            for (int chosen : way) {
                int leaf = firstLeaf;
                for (int i = 0; i < at.children().size(); i++) {
                    Tree child = at.children().get(i);
                    if (i == chosen) {
                        firstLeaf = leaf;
                    } else if (at.player() == Player.MAX) {
                        alpha = Math.max(alpha, worth(child, leaf).least);
                    } else {
                        beta = Math.min(beta, worth(child, leaf).most);
                    }
                    leaf += child.leaves();
                }
                at = at.children().get(chosen);
            }
            return new Seen(worth(at, firstLeaf), alpha, beta);
        }

        /** Returns whether a value keeps Knuth and Moore's contract at a node, in the window that is open there. */
        boolean allows(List<Integer> way, long value) {
            Seen seen = seen(way);
            return (seen.worth.least == value && seen.worth.most == value)
                    || (value <= seen.alpha && seen.worth.most <= seen.alpha)
                    || (value >= seen.beta && seen.worth.least >= seen.beta);
        }

        String said(List<Integer> way) {
            Worth worth = seen(way).worth;
            return worth.least == worth.most
                    ? Texts.of("walk.worth", Window.text(worth.least))
                    : Texts.of("walk.open", Window.text(worth.least), Window.text(worth.most));
        }
    }
}
