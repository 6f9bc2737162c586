package plybook.trace;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A walk through a learner's code as JSON, for the page that shows it. The search is a trace of its own beside it.
 *
 * <pre>
 * {"file": "MyAlphaBeta.java", "source": ["…", …], "wrong": 12, "caption": "…",     no "wrong" if no step is known to be
 *  "steps": [{"do": "line", "method": "value", "line": 14, "depth": 1, "variables": [["alpha", "3"], …],
 *             "value": "5", "node": "0/1", "moment": 7}, …]}
 * </pre>
 */
public final class CodeWalkJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private CodeWalkJson() {}

    /** Returns the walk on one line, in ASCII. */
    public static String of(CodeWalk walk) {
        ObjectNode root = MAPPER.createObjectNode().put("file", walk.file()).put("caption", walk.caption());
        walk.source().forEach(root.putArray("source")::add);
        walk.wrong().ifPresent(wrong -> root.put("wrong", wrong));
        ArrayNode steps = root.putArray("steps");
        walk.steps().forEach(step -> write(step, steps.addObject()));
        return root.toString();
    }

    private static void write(CodeWalk.CodeStep step, ObjectNode to) {
        to.put("do", step.kind().name().toLowerCase(Locale.ROOT))
                .put("method", step.method())
                .put("line", step.line())
                .put("depth", step.depth());
        ArrayNode variables = to.putArray("variables");
        step.variables().forEach((name, value) -> variables.addArray().add(name).add(value));
        step.node()
                .ifPresent(node ->
                        to.put("node", node.stream().map(String::valueOf).collect(Collectors.joining("/"))));
        to.put("value", step.value()).put("moment", step.moment());
    }
}
