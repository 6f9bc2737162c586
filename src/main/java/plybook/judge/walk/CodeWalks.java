package plybook.judge.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
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
import plybook.tree.TreeGame;

/** Makes a walk through a learner's code of the events that its process told, and finds the first wrong step. */
public final class CodeWalks {
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

    /** A method that has returned, and the node of its position when it began. */
    private record Returned(List<Integer> node, int step, String method) {}

    private final Rerun rerun;
    private final boolean isGiven;
    private final IntUnaryOperator leafOf;
    private final Recording search;
    private final Moments moments;
    private final SoldLeaves sold;
    private final List<Integer> values;
    private final Deque<Open> open = new ArrayDeque<>();
    private final List<CodeStep> steps = new ArrayList<>();
    private final Set<Integer> known = new HashSet<>();
    private int asked;
    private int last = -1;
    private Optional<Returned> returned = Optional.empty();
    private OptionalInt wrong = OptionalInt.empty();
    private String caption = "";

    private CodeWalks(Rerun rerun, boolean isGiven, IntUnaryOperator leafOf, List<Event> events, int answer) {
        this.rerun = rerun;
        this.isGiven = isGiven;
        this.leafOf = leafOf;
        this.sold = new SoldLeaves(rerun.tree(), rerun.window());
        this.values = TreeGame.leafValues(rerun.tree());
        List<Integer> asks = new ArrayList<>();
        for (Event each : events) {
            OptionalInt leaf = leaf(each);
            if (leaf.isPresent() && (asks.isEmpty() || asks.get(asks.size() - 1) != leaf.getAsInt())) {
                asks.add(leaf.getAsInt());
            }
        }
        this.search = AskedLeaves.recording(
                Texts.of(isGiven ? "walk.title.read" : "walk.title"), rerun.tree(), rerun.window(), asks, answer);
        this.moments = new Moments(search);
        if (isGiven) {
            sold.sellAll();
        }
    }

    /**
     * Returns the walk of a search that asks for its leaves, without the file's lines; empty if nothing was told.
     *
     * @param leafOf from what the search asks for to the leaf of the tree that it stands for; negative if it should not ask for that
     * @param answer the value that the search is said to have returned
     */
    public static Optional<CodeWalk> ofSearch(Told told, Rerun rerun, IntUnaryOperator leafOf, int answer) {
        return new CodeWalks(rerun, false, leafOf, told.events(), answer).walk(told);
    }

    /**
     * Returns the walk of a method that was given the tree itself, without the file's lines; empty if nothing was told.
     *
     * @param answer the value of the tree
     */
    public static Optional<CodeWalk> ofTree(Told told, Rerun rerun, int answer) {
        return new CodeWalks(rerun, true, leaf -> leaf, told.events(), answer).walk(told);
    }

    private Optional<CodeWalk> walk(Told told) {
        told.events().stream().limit(MOST_SHOWN).forEach(this::add);
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        finish(told.isWhole(), told.events().size() > MOST_SHOWN);
        return Optional.of(new CodeWalk("", List.of(), steps, wrong, caption, search));
    }

    /** The leaf of the tree that an event asks for or reads. */
    private OptionalInt leaf(Event event) {
        if (event instanceof Event.Leaf leaf) {
            int number = leafOf.applyAsInt(leaf.number());
            return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
        }
        return event instanceof Event.At at && at.place().kind() == Place.Kind.READ
                ? node(at.values()).map(sold::leafAt).orElse(OptionalInt.empty())
                : OptionalInt.empty();
    }

    private void add(Event event) {
        OptionalInt leaf = leaf(event);
        if (leaf.isPresent()) {
            leaf(leaf.getAsInt());
        } else if (event instanceof Event.Leaf) {
            stray();
        } else if (event instanceof Event.At at) {
            switch (at.place().kind()) {
                case ENTER -> enter(at);
                case LINE -> line(at);
                case RETURN -> leave(at, Kind.RETURN);
                case THROW -> leave(at, Kind.THROW);
                case READ -> {} // of an inner node: it throws
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
        if (rerun.fault() == Rerun.Fault.NOT_UNDONE) {
            lookAtPosition(at);
        }
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

    /** A search with a depth asks for something that is no leaf of the tree that it is to see. */
    private void stray() {
        @Nullable Open method = open.peek();
        if (method != null) {
            step(Kind.LEAF, steps.isEmpty() ? "" : steps.get(steps.size() - 1).method(), method, "");
            wrongHere(Texts.of("walk.stray"));
        }
    }

    /** If the position is below the one that the last method was called with, a move of that method is not undone. */
    private void lookAtPosition(Event.At at) {
        Optional<List<Integer>> now = node(at.values());
        if (wrong.isEmpty()
                && now.isPresent()
                && returned.filter(last -> isBelow(now.get(), last.node())).isPresent()) {
            wrong = OptionalInt.of(returned.get().step());
            caption = Texts.of("walk.not.undone", returned.get().method());
        }
        returned = Optional.empty();
    }

    private static boolean isBelow(List<Integer> way, List<Integer> above) {
        return way.size() > above.size() && way.subList(0, above.size()).equals(above);
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
        int index = steps.size() - 1;
        returned = kind == Kind.RETURN
                ? method.own.map(node -> new Returned(node, index, at.place().method()))
                : Optional.empty();
    }

    /** A value that a method returns for a node must follow from the leaves sold. Only methods that asked for leaves are about values. */
    private void judge(Open method, Place place, String value) {
        if (method.own.isEmpty() || method.leavesBefore == asked || !value.matches(NUMBER)) {
            return;
        }
        List<Integer> node = method.own.get();
        long got = Long.parseLong(value);
        boolean mayBeTurned = open.size() > 1 && !sold.isMax(node); // negamax: in the view of whoever is to move
        if (!isRight(node, got) && !(mayBeTurned && isRight(node, -got))) {
            wrongHere(value(place.method(), value, node));
        }
    }

    private boolean isRight(List<Integer> node, long value) {
        return isGiven ? sold.value(node) == value : sold.allows(node, value);
    }

    private String value(String method, String returned, List<Integer> node) {
        return Texts.of(
                "walk.value",
                method,
                Window.text((int) Long.parseLong(returned)),
                isGiven ? Texts.of("walk.is.worth", Window.text(sold.value(node))) : sold.said(node));
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
        } else if (rerun.fault() == Rerun.Fault.NOT_UNDONE) {
            wrong = OptionalInt.of(steps.size() - 1);
            caption = Texts.of("walk.not.undone", steps.get(steps.size() - 1).method());
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
}
