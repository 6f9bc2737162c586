package plybook.guest;

import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.guest.trees.InPlace;
import plybook.tree.Tree;
import plybook.tree.TreeState;

/**
 * Passes on the steps of a learner's class that was made to tell them. Other classes tell nothing, nor does any in a judged
 * run.
 *
 * <p>No method of the learner's is called to show a value. What cannot be shown without one is told as an empty text.
 */
public final class Steps {
    /** The number of steps after which a program goes on untold. */
    public static final int MOST = 10_000;

    /** The beginning of a place in the tree; the numbers of the children on the way from the root follow. */
    public static final String NODE = "@";

    private static final int LONGEST = 40;
    private static final int MOST_ELEMENTS = 8;

    private static volatile @Nullable Steps now;

    private final Wire wire;
    private final Thread thread = Thread.currentThread();
    private final IdentityHashMap<Tree, String> ways = new IdentityHashMap<>();
    private int told;

    private Steps(Wire wire) {
        this.wire = wire;
    }

    /** From now on the steps of this thread are sent. */
    static void sendTo(Wire wire) {
        now = new Steps(wire);
    }

    /** Returns whether the steps of a thread are sent. */
    static boolean areTold() {
        return now != null;
    }

    /** Called by the learner's class: the program is at a place, and these are its variables. */
    public static void tell(int place, @Nullable Object[] values) {
        Steps steps = now;
        if (steps != null) {
            steps.send(place, values);
        }
    }

    /** Called by the learner's class: the program is at a place, where this is returned or thrown. */
    public static void tell(@Nullable Object value, int place) {
        tell(place, new @Nullable Object[] {value});
    }

    private void send(int place, @Nullable Object[] values) {
        if (Thread.currentThread() != thread || told == MOST) {
            return;
        }
        told++;
        for (@Nullable Object each : values) {
            if (each instanceof Tree tree && ways.isEmpty()) {
                number(tree, ""); // the first one is what the question is about
            }
        }
        List<String> texts = new ArrayList<>(values.length);
        for (@Nullable Object each : values) {
            texts.add(text(each, true));
        }
        try {
            wire.sendStep(place, texts);
        } catch (IOException e) {
            throw new Responder.PipeBroken(e);
        }
    }

    private void number(Tree tree, String way) {
        ways.put(tree, way);
        for (int i = 0; i < tree.children().size(); i++) {
            number(tree.children().get(i), way.isEmpty() ? String.valueOf(i) : way + "/" + i);
        }
    }

    private String text(@Nullable Object value, boolean deep) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Number || value instanceof Boolean || value instanceof Character) {
            return value.getClass().getName().startsWith("java.lang.") ? value.toString() : "";
        }
        if (value instanceof String said) {
            return '"' + (said.length() <= LONGEST ? said : said.substring(0, LONGEST) + "…") + '"';
        }
        if (value instanceof TreeState state) {
            return node(state.path());
        }
        if (value instanceof InPlace position) {
            return node(position.way());
        }
        if (value instanceof Tree tree) {
            @Nullable String way = ways.get(tree);
            return way == null ? "" : NODE + way;
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof Throwable) {
            return value.getClass().getSimpleName();
        }
        if (deep && value.getClass().isArray()) {
            return elements(value);
        }
        return deep && value.getClass().isRecord() ? components(value) : "";
    }

    private static String node(List<Integer> way) {
        return NODE + way.stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private String elements(Object array) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < Math.min(Array.getLength(array), MOST_ELEMENTS); i++) {
            texts.add(text(Array.get(array, i), false));
        }
        return "[" + String.join(", ", texts) + (Array.getLength(array) > MOST_ELEMENTS ? ", …]" : "]");
    }

    /** A record such as {@code Choice}, by its fields: its accessors could be the learner's own. */
    private String components(Object value) {
        List<String> texts = new ArrayList<>();
        for (var component : value.getClass().getRecordComponents()) {
            try {
                var field = value.getClass().getDeclaredField(component.getName());
                field.setAccessible(true);
                texts.add(component.getName() + "=" + text(field.get(value), false));
            } catch (ReflectiveOperationException | RuntimeException e) {
                texts.add(component.getName());
            }
        }
        return value.getClass().getSimpleName()
                + texts.stream().limit(MOST_ELEMENTS).toList();
    }
}
