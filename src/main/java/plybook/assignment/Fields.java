package plybook.assignment;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import plybook.assignment.AssignmentProblems.Problem;

/** The fields of one mapping in a YAML file. Whatever is wrong goes into the list of problems, and reading goes on. */
final class Fields {
    private final String path;
    private final int line;
    private final List<Problem> problems;
    private final Map<String, Node> fields = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();

    private Fields(String path, int line, List<Problem> problems) {
        this.path = path;
        this.line = line;
        this.problems = problems;
    }

    /**
     * Reads a mapping with these fields.
     *
     * @param path what leads to it from the top; empty for the top itself
     */
    static Optional<Fields> of(Node node, String path, List<String> known, List<Problem> problems) {
        if (!(node instanceof MappingNode mapping)) {
            problems.add(new Problem(
                    lineOf(node), Texts.of("expected.fields", shown(path), String.join(", ", known), found(node))));
            return Optional.empty();
        }
        Fields read = new Fields(path, lineOf(node), problems);
        for (NodeTuple field : mapping.getValue()) {
            read.add(field, known);
        }
        return Optional.of(read);
    }

    /** Reads a mapping whose fields have names of the writer's own. */
    static Optional<Fields> open(Node node, String path, String expected, List<Problem> problems) {
        if (!(node instanceof MappingNode mapping)) {
            problems.add(new Problem(lineOf(node), Texts.of("expected", shown(path), expected, found(node))));
            return Optional.empty();
        }
        Fields read = new Fields(path, lineOf(node), problems);
        for (NodeTuple field : mapping.getValue()) {
            read.add(field, List.of());
        }
        return Optional.of(read);
    }

    private void add(NodeTuple field, List<String> known) {
        if (!(field.getKeyNode() instanceof ScalarNode key)) {
            problems.add(new Problem(lineOf(field.getKeyNode()), Texts.of("expected.name", shown(path))));
            return;
        }
        String name = key.getValue();
        if (!known.isEmpty() && !known.contains(name)) {
            problems.add(
                    new Problem(lineOf(key), Texts.of("unknown.field", shown(path), name, String.join(", ", known))));
        } else if (fields.containsKey(name)) {
            problems.add(new Problem(lineOf(key), Texts.of("twice", within(name), lines.get(name))));
        } else {
            fields.put(name, field.getValueNode());
            lines.put(name, lineOf(key));
        }
    }

    /** Returns the names that are there, in their order. */
    List<String> names() {
        return List.copyOf(fields.keySet());
    }

    Optional<Node> node(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    /** Returns the line of a field; the line of the mapping if there is no such field. */
    int line(String name) {
        return lines.getOrDefault(name, line);
    }

    /** Adds a problem with a field. */
    void problem(String name, String text) {
        problems.add(new Problem(line(name), Texts.of("with", within(name), text)));
    }

    void require(String name, String expected) {
        if (!fields.containsKey(name)) {
            problems.add(new Problem(line, Texts.of("missing", within(name), expected)));
        }
    }

    /**
     * Returns the value of a field; empty if it is missing or wrong.
     *
     * @param expected what it should be, for the message
     * @param reader returns empty, or throws an {@link IllegalArgumentException}, if the text is something else
     */
    <T> Optional<T> scalar(String name, String expected, Function<String, Optional<T>> reader) {
        return node(name).flatMap(node -> scalar(node, within(name), expected, reader));
    }

    private <T> Optional<T> scalar(Node node, String called, String expected, Function<String, Optional<T>> reader) {
        Optional<T> value = Optional.empty();
        if (node instanceof ScalarNode scalar && !scalar.getTag().equals(Tag.NULL)) {
            try {
                value = reader.apply(scalar.getValue().strip());
            } catch (RuntimeException e) {
                value = Optional.empty(); // said below, with what was expected
            }
        }
        if (value.isEmpty()) {
            problems.add(new Problem(lineOf(node), Texts.of("expected", called, expected, found(node))));
        }
        return value;
    }

    Optional<String> text(String name) {
        return scalar(name, Texts.of("expected.text"), text -> Optional.of(text).filter(each -> !each.isEmpty()));
    }

    /** Returns a whole number within bounds. */
    Optional<Integer> whole(String name, int least, int most) {
        return scalar(name, Texts.of("expected.whole", least, most), text -> Optional.of(Integer.parseInt(text))
                .filter(number -> number >= least && number <= most));
    }

    /** Returns a number above 0 with at most two digits after the point. */
    Optional<BigDecimal> number(String name, int most) {
        return scalar(name, Texts.of("expected.number", most), text -> Optional.of(new BigDecimal(text))
                .filter(number -> number.signum() > 0
                        && number.compareTo(BigDecimal.valueOf(most)) <= 0
                        && number.stripTrailingZeros().scale() <= Mark.DIGITS));
    }

    Optional<Boolean> yesOrNo(String name, String yes, String no) {
        return scalar(
                name,
                Texts.of("expected.one.of", yes + ", " + no),
                text -> text.equals(yes) ? Optional.of(true) : text.equals(no) ? Optional.of(false) : Optional.empty());
    }

    /** Returns one of an enum's constants, written in small letters. */
    <E extends Enum<E>> Optional<E> oneOf(String name, List<E> constants) {
        List<String> names = constants.stream()
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList();
        return scalar(
                name, Texts.of("expected.one.of", String.join(", ", names)), text -> Optional.of(names.indexOf(text))
                        .filter(index -> index >= 0)
                        .map(constants::get));
    }

    /** Returns the items of a list; none if it is missing or no list. */
    List<Node> items(String name, String expected) {
        return node(name).map(node -> items(node, name, expected)).orElse(List.of());
    }

    private List<Node> items(Node node, String name, String expected) {
        if (node instanceof SequenceNode list) {
            return list.getValue();
        }
        problems.add(new Problem(lineOf(node), Texts.of("expected", within(name), expected, found(node))));
        return List.of();
    }

    /** Returns the texts of a list; one that is no text is a problem. */
    List<String> texts(String name) {
        List<String> all = new ArrayList<>();
        for (Node item : items(name, Texts.of("expected.ids"))) {
            scalar(item, within(name), Texts.of("expected.text"), text -> Optional.of(text)
                            .filter(each -> !each.isEmpty()))
                    .ifPresent(all::add);
        }
        return all;
    }

    private String within(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static String shown(String path) {
        return path.isEmpty() ? Texts.of("the.file") : path;
    }

    static int lineOf(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
    }

    private static String found(Node node) {
        if (node instanceof ScalarNode scalar) {
            return scalar.getTag().equals(Tag.NULL)
                    ? Texts.of("found.nothing")
                    : Texts.of("found.text", scalar.getValue());
        }
        return node instanceof MappingNode ? Texts.of("found.fields") : Texts.of("found.list");
    }
}
