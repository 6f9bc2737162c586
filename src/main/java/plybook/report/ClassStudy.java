package plybook.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A class as a whole: which mistakes how many learners made, how the points are spread, and whose files are equal. It is drawn from the
 * stored reports, without judging again.
 *
 * @param mistakes the commonest first
 * @param equal the names of learners with equal files, a group each; untouched starters are no group
 * @param spread the number of learners by tenths of the points; those with all points are in the last
 */
public record ClassStudy(List<Made> mistakes, List<List<String>> equal, List<Integer> spread) {
    /** Tenths are fine enough to see two groups in a class, and coarse enough for thirty learners. */
    private static final int PARTS = 10;

    /**
     * A mistake and who made it.
     *
     * @param learners their names
     * @param check the check that shows it with the smallest drawing
     * @param drawing the smallest tree or board on which it shows; may be empty
     */
    public record Made(String id, String name, String explanation, Set<String> learners, String check, String drawing) {
        public Made {
            learners = Collections.unmodifiableSet(new LinkedHashSet<>(learners));
        }

        private Made alsoBy(String learner, String otherCheck, String other) {
            Set<String> all = new LinkedHashSet<>(learners);
            all.add(learner);
            boolean smaller = !other.isBlank() && (drawing.isBlank() || other.length() < drawing.length());
            return new Made(id, name, explanation, all, smaller ? otherCheck : check, smaller ? other : drawing);
        }
    }

    public ClassStudy {
        mistakes = List.copyOf(mistakes);
        equal = equal.stream().map(List::copyOf).toList();
        spread = List.copyOf(spread);
    }

    /** Studies the class. */
    public static ClassStudy of(List<ClassPage.Line> lines) {
        Map<String, Made> mistakes = new TreeMap<>();
        Map<String, List<String>> byReceipt = new LinkedHashMap<>();
        List<Integer> spread = new ArrayList<>(Collections.nCopies(PARTS, 0));
        for (ClassPage.Line line : lines) {
            Marks marks = line.marks();
            line.data().ifPresent(data -> {
                addAll(data, marks.name(), mistakes);
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
                spread);
    }

    private static boolean isAttempted(JsonNode data) {
        for (JsonNode exercise : data.path("exercises")) {
            if (exercise.path("attempted").asBoolean()) {
                return true;
            }
        }
        return false;
    }

    private static void addAll(JsonNode data, String learner, Map<String, Made> mistakes) {
        for (JsonNode exercise : data.path("exercises")) {
            for (JsonNode check : exercise.path("checks")) {
                JsonNode evidence = check.path("evidence");
                for (JsonNode mistake : evidence.path("mistakes")) {
                    String title = exercise.path("number").asText() + " "
                            + check.path("title").asText();
                    String drawing = evidence.path("drawing").asText();
                    mistakes.merge(
                            mistake.path("id").asText(),
                            new Made(
                                    mistake.path("id").asText(),
                                    mistake.path("name").asText(),
                                    mistake.path("explanation").asText(),
                                    Set.of(learner),
                                    title,
                                    drawing),
                            (before, fresh) -> before.alsoBy(learner, title, drawing));
                }
            }
        }
    }

    /**
     * Returns the study as JSON, in ASCII, with a line end.
     *
     * @param from where the verdicts come from
     */
    public String json(Optional<Provenance> from) {
        ObjectNode root = JsonReport.object();
        root.put("schemaVersion", 1);
        from.ifPresent(each -> JsonReport.write(each, root.putObject("provenance")));
        ArrayNode all = root.putArray("mistakes");
        for (Made made : mistakes) {
            ObjectNode each = all.addObject();
            each.put("id", made.id());
            each.put("name", made.name());
            each.put("learners", made.learners().size());
            each.put("check", made.check());
            each.put("drawing", made.drawing());
            made.learners().forEach(each.putArray("who")::add);
        }
        ArrayNode groups = root.putArray("equalFiles");
        equal.forEach(names -> names.forEach(groups.addArray()::add));
        spread.forEach(root.putArray("learnersByTenth")::add);
        return JsonReport.text(root) + "\n";
    }

    /** Returns the mistakes as CSV: a line for each, with the number of learners. */
    public String csv() {
        Csv csv = new Csv("mistake", "name", "learners", "check", "who");
        for (Made made : mistakes) {
            csv.line(
                    made.id(),
                    made.name(),
                    Integer.toString(made.learners().size()),
                    made.check(),
                    String.join("; ", made.learners()));
        }
        return csv.toString();
    }
}
