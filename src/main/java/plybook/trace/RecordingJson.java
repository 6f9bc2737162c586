package plybook.trace;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * Recordings as JSON, for pages and files.
 *
 * <pre>
 * {"format": "plybook-trace", "version": 1, "title": …, "value": …,
 *  "board": "X../.../..." , "tree": {"player": "MAX", "children": [3, {…}]},     each only if there is one
 *  "variation": ["0", …],
 *  "steps": [
 *    {"do": "enter", "node": 1, "action": "0", "player": "MAX", "window": [α, β]},   no action at the root, no player at the end of the game
 *    {"do": "leaf", "node": 3, "value": 5},
 *    {"do": "narrow", "node": 2, "from": [α, β], "window": [α, β]},
 *    {"do": "cutoff", "node": 2, "player": "MIN", "window": [α, β], "remaining": ["1", …], "why": "α = …"},
 *    {"do": "leave", "node": 2, "value": 5}, …]}
 * </pre>
 *
 * <p>Bounds without a limit are ±2147483647, which is {@link Window#INFINITY}.
 */
public final class RecordingJson {
    /** The version of the format. It grows when a field changes its meaning or is removed, but not for a new field. */
    public static final int VERSION = 1;

    private static final String FORMAT = "plybook-trace";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final long LARGEST_FILE = 64L << 20;

    private RecordingJson() {}

    /** Returns the recording on one line, in ASCII. */
    public static String of(Recording recording) {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("format", FORMAT).put("version", VERSION);
        root.put("title", recording.title()).put("value", recording.value());
        recording.board().ifPresent(board -> root.put("board", board.toString()));
        recording.tree().ifPresent(tree -> root.set("tree", written(tree)));
        recording.variation().forEach(root.putArray("variation")::add);
        ArrayNode steps = root.putArray("steps");
        recording.steps().forEach(step -> write(step, steps.addObject()));
        return root.toString();
    }

    private static JsonNode written(Tree tree) {
        if (tree.isLeaf()) {
            return MAPPER.getNodeFactory().numberNode(tree.value());
        }
        ObjectNode node = MAPPER.createObjectNode().put("player", tree.player().name());
        ArrayNode children = node.putArray("children");
        tree.children().forEach(child -> children.add(written(child)));
        return node;
    }

    private static void write(Step<String> step, ObjectNode to) {
        if (step instanceof Step.Enter<String> enter) {
            to.put("do", "enter").put("node", enter.node());
            enter.action().ifPresent(action -> to.put("action", action));
            enter.player().ifPresent(player -> to.put("player", player.name()));
            write(enter.window(), to.putArray("window"));
        } else if (step instanceof Step.Leaf<String> leaf) {
            to.put("do", "leaf").put("node", leaf.node()).put("value", leaf.value());
        } else if (step instanceof Step.Narrow<String> narrow) {
            to.put("do", "narrow").put("node", narrow.node());
            write(narrow.before(), to.putArray("from"));
            write(narrow.after(), to.putArray("window"));
        } else if (step instanceof Step.Cutoff<String> cutoff) {
            to.put("do", "cutoff").put("node", cutoff.node());
            to.put("player", cutoff.player().name());
            write(cutoff.window(), to.putArray("window"));
            cutoff.remaining().forEach(to.putArray("remaining")::add);
            to.put("why", cutoff.why());
        } else if (step instanceof Step.Leave<String> leave) {
            to.put("do", "leave").put("node", leave.node()).put("value", leave.value());
        }
    }

    private static void write(Window window, ArrayNode to) {
        to.add(window.alpha()).add(window.beta());
    }

    /**
     * Returns the recording in the file.
     *
     * @throws IllegalArgumentException as for a text, or if the file is too large to be shown; the message names it
     * @throws IOException if it cannot be read
     */
    public static Recording read(Path file) throws IOException {
        if (Files.size(file) > LARGEST_FILE) {
            throw new IllegalArgumentException(file + " is larger than any trace that can be shown");
        }
        try {
            return read(Files.readString(file));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns the recording in the text.
     *
     * @throws IllegalArgumentException if it has none, is cut off, or has a newer version; the message says so in a sentence
     */
    public static Recording read(String json) {
        JsonNode root;
        try {
            root = MAPPER.readTree(json);
        } catch (JacksonException e) {
            JsonLocation at = e.getLocation();
            throw new IllegalArgumentException(
                    "this is not a whole trace: it breaks off or is damaged"
                            + (at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr()),
                    e);
        }
        if (!FORMAT.equals(root.path("format").asText())) {
            throw new IllegalArgumentException("this is not a trace: its \"format\" is not \"" + FORMAT + "\"");
        }
        int version = root.path("version").asInt(0);
        if (version > VERSION) {
            throw new IllegalArgumentException("this trace is of version " + version
                    + ", and this Plybook reads versions up to " + VERSION + ": update Plybook");
        }
        if (version < 1) {
            throw new IllegalArgumentException("this trace does not say its version");
        }
        List<Step<String>> steps = new ArrayList<>();
        for (JsonNode each : need(root, "steps")) {
            steps.add(new Reader("step " + (steps.size() + 1), each).step());
        }
        List<String> variation = new ArrayList<>();
        root.path("variation").forEach(action -> variation.add(action.asText()));
        return new Recording(
                root.path("title").asText("a search"),
                new Reader("the trace", root).number("value"),
                Optional.ofNullable(root.get("board")).map(board -> Board.parse(board.asText())),
                Optional.ofNullable(root.get("tree")).map(RecordingJson::tree),
                steps,
                variation);
    }

    private static Tree tree(JsonNode node) {
        if (node.isNumber()) {
            return new Tree.Leaf(node.asInt());
        }
        List<Tree> children = new ArrayList<>();
        need(node, "children").forEach(child -> children.add(tree(child)));
        return new Tree.Node(new Reader("a node of the tree", node).player("player"), children);
    }

    private static JsonNode need(JsonNode node, String field) {
        JsonNode found = node.get(field);
        if (found == null || !found.isArray()) {
            throw new IllegalArgumentException("this trace has no list of \"" + field + "\" where it needs one");
        }
        return found;
    }

    /** Reads one object. Its exceptions name the object. */
    private record Reader(String what, JsonNode node) {
        Step<String> step() {
            int number = number("node");
            return switch (text("do")) {
                case "enter" ->
                    new Step.Enter<>(
                            number,
                            Optional.ofNullable(node.get("action")).map(JsonNode::asText),
                            node.has("player") ? Optional.of(player("player")) : Optional.empty(),
                            window("window"));
                case "leaf" -> new Step.Leaf<>(number, number("value"));
                case "narrow" -> new Step.Narrow<>(number, window("from"), window("window"));
                case "cutoff" -> {
                    List<String> remaining = new ArrayList<>();
                    need(node, "remaining").forEach(action -> remaining.add(action.asText()));
                    yield new Step.Cutoff<>(number, player("player"), window("window"), remaining);
                }
                case "leave" -> new Step.Leave<>(number, number("value"));
                default -> throw wrong("do", "one of enter, leaf, narrow, cutoff, leave");
            };
        }

        int number(String field) {
            JsonNode found = node.get(field);
            if (found == null || !found.canConvertToInt() || !found.isIntegralNumber()) {
                throw wrong(field, "a whole number");
            }
            return found.asInt();
        }

        Player player(String field) {
            return switch (text(field)) {
                case "MAX" -> Player.MAX;
                case "MIN" -> Player.MIN;
                default -> throw wrong(field, "MAX or MIN");
            };
        }

        Window window(String field) {
            JsonNode found = node.get(field);
            if (found == null
                    || found.size() != 2
                    || !found.get(0).canConvertToInt()
                    || !found.get(1).canConvertToInt()) {
                throw wrong(field, "two numbers, α and β");
            }
            return new Window(found.get(0).asInt(), found.get(1).asInt());
        }

        private String text(String field) {
            @Nullable JsonNode found = node.get(field);
            if (found == null || !found.isTextual()) {
                throw wrong(field, "a text");
            }
            return found.asText();
        }

        private IllegalArgumentException wrong(String field, String expected) {
            return new IllegalArgumentException(
                    what + ": expected " + expected + " as \"" + field + "\", found " + node.get(field));
        }
    }
}
