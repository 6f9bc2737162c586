package plybook.overview;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plybook.report.Csv;
import plybook.report.Graded;
import plybook.report.JsonReport;
import plybook.report.Marks;
import plybook.report.Provenance;
import plybook.tree.Tree;

/**
 * A class as a whole: which mistakes how many learners made, how the points are spread, and whose files are equal. It is drawn from the
 * stored reports, without judging again.
 *
 * @param mistakes the commonest first
 * @param equal the names of learners with equal files, a group each; untouched starters are no group
 * @param similar the pairs with something rare in common
 * @param spread the number of learners by tenths of the points; those with all points are in the last
 * @param checks the points by check, in the order of the course
 * @param decisions the decisions of instructors, in the order of the submissions
 * @param comments what instructors wrote about submissions as a whole
 * @param from where the verdicts come from; empty if the reports do not say
 * @param slow the submissions that took longest, the slowest first
 */
public record ClassStudy(
        List<Made> mistakes,
        List<List<String>> equal,
        List<Similar> similar,
        List<Integer> spread,
        List<Asked> checks,
        List<Decided> decisions,
        List<Comment> comments,
        List<Slow> slow,
        Optional<Provenance> from) {
    /** Tenths are fine enough to see two groups in a class, and coarse enough for thirty learners. */
    private static final int PARTS = 10;

    /** Those that took longest; the rest is as quick as any. */
    private static final int SLOWEST = 10;

    /**
     * A check and how the class did in it.
     *
     * @param points the points it is worth
     * @param passed the number of learners who passed
     * @param looks the number of learners whose points wait for a look
     * @param learners the number of learners who were asked
     * @param earned the points of all together
     */
    public record Asked(
            String exercise, String id, String title, int points, int passed, int looks, int learners, int earned) {
        private Asked with(JsonNode check) {
            boolean look = check.path("earned").isNull();
            int more = check.path("earned").asInt();
            return new Asked(
                    exercise,
                    id,
                    title,
                    points,
                    passed + (check.path("verdict").asText().equals("passed") ? 1 : 0),
                    looks + (look ? 1 : 0),
                    learners + 1,
                    earned + more);
        }
    }

    /**
     * A decision of an instructor on a check.
     *
     * @param judged what the judge had said, as in the data
     * @param given the points that stand now
     * @param points the points that the check is worth
     * @param comment may be empty
     */
    public record Decided(String name, String check, String judged, int given, int points, String comment, String by) {
        private static Decided of(String name, Line.Check check) {
            JsonNode decision = check.data().path("decision");
            return new Decided(
                    name,
                    check.exercise() + " " + check.data().path("title").asText(),
                    check.data().path("verdict").asText(),
                    decision.path("points").asInt(),
                    check.data().path("points").asInt(),
                    decision.path("comment").asText(),
                    decision.path("by").asText());
        }
    }

    /** A comment on a submission as a whole, with who wrote it. */
    public record Comment(String name, String text) {}

    /** A submission and how long it took to judge it. */
    public record Slow(String name, double seconds) {}

    /**
     * A mistake and who made it.
     *
     * @param learners their names, one for each
     * @param example the smallest one in which it shows, a tree rather than a board
     */
    public record Made(String id, String name, String explanation, List<String> learners, Example example) {
        public Made {
            learners = List.copyOf(learners);
        }

        private Made with(Example other) {
            return new Made(id, name, explanation, learners, other.isBetterThan(example) ? other : example);
        }

        /** Returns the same made by others, too. Two learners may have one name. */
        private Made and(Made others) {
            List<String> all = new ArrayList<>(learners);
            all.addAll(others.learners);
            return new Made(id, name, explanation, all, example).with(others.example);
        }
    }

    /**
     * A failed check that shows a mistake.
     *
     * @param check the check, with the number of its exercise
     * @param expected the right answer
     * @param got the answer that the program gave
     * @param drawing the tree or board; may be empty
     */
    public record Example(String exercise, String check, String expected, String got, String drawing) {
        /** Before the tree itself, in a drawing of one that is small. */
        private static final String AS_TEXT = "as text: ";

        /** Returns the tree that is drawn; empty if it is a board, or too large a tree. */
        Optional<Tree> tree() {
            try {
                return drawing.contains(AS_TEXT)
                        ? Optional.of(Tree.parse(drawing.substring(drawing.lastIndexOf(AS_TEXT) + AS_TEXT.length())))
                        : Optional.empty();
            } catch (IllegalArgumentException e) {
                return Optional.empty(); // it was cut short
            }
        }

        private boolean isBetterThan(Example other) {
            if (drawing.isBlank() || other.drawing.isBlank()) {
                return !drawing.isBlank();
            }
            return tree().isPresent() == other.tree().isPresent()
                    ? drawing.length() < other.drawing.length()
                    : tree().isPresent();
        }
    }

    public ClassStudy {
        mistakes = List.copyOf(mistakes);
        equal = equal.stream().map(List::copyOf).toList();
        similar = List.copyOf(similar);
        spread = List.copyOf(spread);
        checks = List.copyOf(checks);
        decisions = List.copyOf(decisions);
        comments = List.copyOf(comments);
        slow = List.copyOf(slow);
    }

    /** Studies the class. */
    public static ClassStudy of(List<Line> lines) {
        Map<String, Made> mistakes = new TreeMap<>();
        Map<String, Asked> checks = new LinkedHashMap<>();
        Map<String, List<String>> byReceipt = new LinkedHashMap<>();
        List<Integer> spread = new ArrayList<>(Collections.nCopies(PARTS, 0));
        for (Line line : lines) {
            Marks marks = line.marks();
            line.data().ifPresent(data -> {
                of(data, marks.name()).forEach((id, made) -> mistakes.merge(id, made, Made::and));
                count(line, checks);
                if (isAttempted(data)) {
                    byReceipt
                            .computeIfAbsent(marks.receipt(), each -> new ArrayList<>())
                            .add(marks.name());
                }
            });
            if (marks.status() == Graded.Status.GRADED && marks.possible() > 0) {
                int part = Math.min(PARTS - 1, marks.earned() * PARTS / marks.possible());
                spread.set(part, spread.get(part) + 1);
            }
        }
        return new ClassStudy(
                mistakes.values().stream()
                        .sorted(Comparator.comparingInt(
                                (Made made) -> -made.learners().size()))
                        .toList(),
                byReceipt.values().stream().filter(names -> names.size() > 1).toList(),
                Similar.of(lines),
                spread,
                List.copyOf(checks.values()),
                decisions(lines),
                comments(lines),
                slow(lines),
                Provenance.of(lines.stream()
                        .flatMap(line -> line.provenance().stream())
                        .toList()));
    }

    private static void count(Line line, Map<String, Asked> checks) {
        for (JsonNode exercise : line.exercises()) {
            String number = exercise.path("number").asText();
            for (JsonNode check : exercise.path("checks")) {
                String id = check.path("id").asText();
                Asked before = checks.getOrDefault(
                        number + " " + id,
                        new Asked(
                                number,
                                id,
                                check.path("title").asText(),
                                check.path("points").asInt(),
                                0,
                                0,
                                0,
                                0));
                checks.put(number + " " + id, before.with(check));
            }
        }
    }

    private static List<Decided> decisions(List<Line> lines) {
        return lines.stream()
                .flatMap(line -> line.checks().stream()
                        .filter(check -> check.data().has("decision"))
                        .map(check -> Decided.of(line.marks().name(), check)))
                .toList();
    }

    private static List<Comment> comments(List<Line> lines) {
        return lines.stream()
                .flatMap(line -> line.comments().stream()
                        .map(text -> new Comment(line.marks().name(), text)))
                .toList();
    }

    private static List<Slow> slow(List<Line> lines) {
        return lines.stream()
                .filter(line -> line.seconds().isPresent())
                .map(line -> new Slow(line.marks().name(), line.seconds().getAsDouble()))
                .sorted(Comparator.comparingDouble(Slow::seconds).reversed())
                .limit(SLOWEST)
                .toList();
    }

    private static boolean isAttempted(JsonNode data) {
        for (JsonNode exercise : data.path("exercises")) {
            if (exercise.path("attempted").asBoolean()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the mistakes of one learner, by id, each with its best example. */
    private static Map<String, Made> of(JsonNode data, String learner) {
        Map<String, Made> mistakes = new LinkedHashMap<>();
        for (JsonNode exercise : data.path("exercises")) {
            String number = exercise.path("number").asText();
            for (JsonNode check : exercise.path("checks")) {
                JsonNode evidence = check.path("evidence");
                Example example = new Example(
                        number,
                        number + " " + check.path("title").asText(),
                        evidence.path("expected").asText(),
                        evidence.path("got").asText(),
                        evidence.path("drawing").asText());
                for (JsonNode mistake : evidence.path("mistakes")) {
                    Made made = new Made(
                            mistake.path("id").asText(),
                            mistake.path("name").asText(),
                            mistake.path("explanation").asText(),
                            List.of(learner),
                            example);
                    mistakes.merge(made.id(), made, (before, fresh) -> before.with(fresh.example()));
                }
            }
        }
        return mistakes;
    }

    /** Returns the study as JSON, in ASCII, with a line end. */
    public String json() {
        ObjectNode root = JsonReport.object();
        root.put("schemaVersion", 1);
        from.ifPresent(each -> JsonReport.write(each, root.putObject("provenance")));
        ArrayNode all = root.putArray("mistakes");
        for (Made made : mistakes) {
            ObjectNode each = all.addObject();
            each.put("id", made.id());
            each.put("name", made.name());
            each.put("learners", made.learners().size());
            each.put("check", made.example().check());
            each.put("drawing", made.example().drawing());
            made.learners().forEach(each.putArray("who")::add);
        }
        ArrayNode groups = root.putArray("equalFiles");
        equal.forEach(names -> names.forEach(groups.addArray()::add));
        ArrayNode pairs = root.putArray("similarFiles");
        for (Similar pair : similar) {
            ObjectNode each = pairs.addObject();
            each.putArray("who").add(pair.one()).add(pair.other());
            pair.reasons().forEach(each.putArray("inCommon")::add);
            each.put("notEvidenceOfCopying", true);
        }
        ArrayNode asked = root.putArray("checks");
        for (Asked check : checks) {
            asked.addObject()
                    .put("exercise", check.exercise())
                    .put("id", check.id())
                    .put("title", check.title())
                    .put("points", check.points())
                    .put("passed", check.passed())
                    .put("needLook", check.looks())
                    .put("learners", check.learners())
                    .put("earned", check.earned());
        }
        ArrayNode decided = root.putArray("decisions");
        for (Decided each : decisions) {
            decided.addObject()
                    .put("name", each.name())
                    .put("check", each.check())
                    .put("judged", each.judged())
                    .put("given", each.given())
                    .put("points", each.points())
                    .put("comment", each.comment())
                    .put("by", each.by());
        }
        ArrayNode commented = root.putArray("comments");
        comments.forEach(each -> commented.addObject().put("name", each.name()).put("text", each.text()));
        ArrayNode slowest = root.putArray("slowest");
        slow.forEach(each -> slowest.addObject().put("name", each.name()).put("seconds", each.seconds()));
        spread.forEach(root.putArray("learnersByTenth")::add);
        return JsonReport.text(root) + "\n";
    }

    /** Returns the mistakes as CSV: a line for each, with the number of learners and where the verdicts come from. */
    public String csv() {
        Csv csv = new Csv("mistake", "name", "learners", "check", "who", "version", "program", "judged");
        for (Made made : mistakes) {
            csv.line(
                    made.id(),
                    made.name(),
                    Integer.toString(made.learners().size()),
                    made.example().check(),
                    String.join("; ", made.learners()),
                    from.map(Provenance::version).orElse(""),
                    from.map(Provenance::shortProgram).orElse(""),
                    from.map(Provenance::time).orElse(""));
        }
        return csv.toString();
    }
}
