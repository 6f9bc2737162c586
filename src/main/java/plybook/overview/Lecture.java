package plybook.overview;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.report.Harmless;
import plybook.report.JsonReport;
import plybook.tree.Tree;

/**
 * A notebook for a lecture: the commonest mistakes of a class, without names. For each: what it is, a tree without its values, cells to
 * predict and to reveal, what the program did, and a right search to step through. It runs on the kernel of the lessons.
 */
public final class Lecture {
    private static final int MISTAKES = 5;
    private static final int DRAWING_LINES = 60;
    private static final int TEXT_LINES = 10;

    /** The format of notebooks in which cells have ids. */
    private static final int FORMAT = 4;

    private static final int FORMAT_MINOR = 5;

    private final ObjectNode root = JsonReport.object();
    private final ArrayNode cells = root.putArray("cells");

    private Lecture() {
        ObjectNode metadata = root.putObject("metadata");
        metadata.putObject("kernelspec")
                .put("display_name", "Java")
                .put("language", "java")
                .put("name", "java");
        metadata.putObject("language_info")
                .put("name", "java")
                .put("file_extension", ".java")
                .put("mimetype", "text/x-java-source");
        root.put("nbformat", FORMAT);
        root.put("nbformat_minor", FORMAT_MINOR);
    }

    /** Returns the notebook as JSON; empty if nobody made a mistake that has a name. */
    public static Optional<String> of(List<Line> lines) {
        List<ClassStudy.Made> mistakes = ClassStudy.of(lines).mistakes();
        if (mistakes.isEmpty()) {
            return Optional.empty();
        }
        Lecture lecture = new Lecture();
        lecture.text(Texts.of("lecture.title"));
        List<ClassStudy.Made> commonest = mistakes.subList(0, Math.min(MISTAKES, mistakes.size()));
        for (int i = 0; i < commonest.size(); i++) {
            lecture.mistake(i + 1, commonest.get(i), lines.size());
        }
        return Optional.of(JsonReport.text(lecture.root) + "\n");
    }

    private void mistake(int number, ClassStudy.Made made, int learners) {
        ClassStudy.Example example = made.example();
        text(Texts.of(
                "lecture.mistake",
                number,
                made.name(),
                made.learners().size(),
                learners,
                example.check(),
                made.explanation()));
        Optional<Tree> tree = example.tree().filter(each -> !each.isLeaf());
        if (tree.isPresent()) {
            tree(number, tree.get(), example);
        } else {
            board(number, example);
        }
    }

    private void tree(int number, Tree tree, ClassStudy.Example example) {
        String name = "tree" + number;
        boolean cuts = !example.exercise().equals("01") && !example.exercise().equals("03");
        String value = literal(Texts.of("lecture.value", number));
        String leaves = literal(Texts.of("lecture.leaves", number));
        code("Tree " + name + " = Tree.parse(" + literal(tree.toString()) + ");\nshow(" + name + ");");
        text(Texts.of("lecture.predict"));
        code("predict(" + value + ", \"?\");" + (cuts ? "\npredict(" + leaves + ", \"?\");" : ""));
        code("reveal(" + value + ", valueOf(" + name + "));"
                + (cuts ? "\nreveal(" + leaves + ", read(Trace.alphaBeta(" + name + ")).size());" : ""));
        text(Texts.of("lecture.did"));
        code(printing(example.drawing(), answers(example)));
        text(Texts.of("lecture.step"));
        code(cuts ? "explore(" + name + ");" : "explore(Trace.minimax(" + name + "));");
    }

    private void board(int number, ClassStudy.Example example) {
        String answer = literal(Texts.of("lecture.answer", number));
        if (!example.drawing().isBlank()) {
            code(printing(example.drawing(), ""));
        }
        text(Texts.of("lecture.predict"));
        code("predict(" + answer + ", \"?\");");
        code("reveal(" + answer + ", " + literal(Harmless.lines(example.expected(), TEXT_LINES)) + ");");
        text(Texts.of("lecture.did"));
        code(printing("", answers(example)));
    }

    private static String answers(ClassStudy.Example example) {
        return Texts.of("lecture.right", Harmless.lines(example.expected(), TEXT_LINES)) + "\n"
                + Texts.of("lecture.got", Harmless.lines(example.got(), TEXT_LINES));
    }

    /** Returns code that prints these texts. */
    private static String printing(String drawing, String below) {
        List<String> lines = new ArrayList<>();
        for (String part : List.of(Harmless.lines(drawing.stripTrailing(), DRAWING_LINES), below)) {
            if (!part.isBlank()) {
                part.lines().forEach(line -> lines.add("System.out.println(" + literal(line) + ");"));
            }
        }
        return String.join("\n", lines);
    }

    /** Returns a string of Java. What a learner's program said must stay a text: no quote ends it, and no escape is read in it. */
    private static String literal(String text) {
        return "\""
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\r", "\\r")
                        .replace("\n", "\\n")
                + "\"";
    }

    private void text(String source) {
        cell("markdown").put("source", source);
    }

    private void code(String source) {
        ObjectNode cell = cell("code");
        cell.put("source", source);
        cell.putNull("execution_count");
        cell.putArray("outputs");
    }

    private ObjectNode cell(String kind) {
        ObjectNode cell = cells.addObject();
        cell.put("cell_type", kind);
        cell.put("id", "cell-" + cells.size());
        cell.putObject("metadata");
        return cell;
    }
}
