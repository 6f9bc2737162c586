package plybook.grading;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import plybook.gradebook.Refused;
import plybook.gradebook.Sheet;
import plybook.intake.Learner;
import plybook.report.ChangesPage;
import plybook.report.Csv;
import plybook.report.Graded;
import plybook.report.Marks;

/** The list of all results that became others, with what they were before and why: for learners who ask. It only ever grows. */
final class Changes {
    static final String FILE = "changes.csv";
    private static final String PAGE = "changes.html";
    private static final List<String> TITLES =
            List.of("when", "id", "learner", "before", "after", "possible", "why", "checks");

    private final RunFolder run;
    private final Clock clock;
    private final List<List<String>> fresh = new ArrayList<>();

    Changes(RunFolder run, Clock clock) {
        this.run = run;
        this.clock = clock;
    }

    synchronized void add(Learner learner, Finished before, Finished after) {
        List<String> why = after.causes().entrySet().stream()
                .filter(each -> !Objects.equals(each.getValue(), before.causes().get(each.getKey())))
                .map(each -> Texts.of("change." + each.getKey()))
                .toList();
        Set<String> ids = new LinkedHashSet<>(before.checks().keySet());
        ids.addAll(after.checks().keySet());
        String checks = ids.stream()
                .filter(id ->
                        !Objects.equals(before.checks().get(id), after.checks().get(id)))
                .map(id -> Texts.of(
                        "change.check",
                        id,
                        before.checks().getOrDefault(id, "–"),
                        after.checks().getOrDefault(id, "–")))
                .collect(Collectors.joining("; "));
        fresh.add(List.of(
                clock.instant().truncatedTo(ChronoUnit.SECONDS).toString(),
                learner.id(),
                learner.name(),
                points(before.marks()),
                points(after.marks()),
                possible(after.marks()),
                why.isEmpty() ? Texts.of("change.nothing") : String.join("; ", why),
                checks));
    }

    /** Returns the points; empty if there are none, which is not 0. */
    private static String points(Marks marks) {
        return marks.status() == Graded.Status.NOT_GRADED
                ? ""
                : marks.counted().stream()
                        .map(counted -> shown(counted.points()))
                        .findFirst()
                        .orElse(Integer.toString(marks.earned()));
    }

    private static String possible(Marks marks) {
        return marks.counted().stream()
                .map(counted -> shown(counted.possible()))
                .findFirst()
                .orElse(Integer.toString(marks.possible()));
    }

    private static String shown(BigDecimal points) {
        return points.stripTrailingZeros().toPlainString();
    }

    /** Writes the list and its page, if there is anything new. */
    void write() throws IOException {
        if (fresh.isEmpty()) {
            return;
        }
        fresh.sort((one, other) -> one.get(1).compareTo(other.get(1)));
        List<List<String>> all = new ArrayList<>(before());
        all.addAll(fresh);
        fresh.clear();
        Csv csv = new Csv(TITLES);
        all.forEach(csv::line);
        run.write(FILE, csv.toString());
        run.write(PAGE, ChangesPage.of(TITLES, all));
    }

    private List<List<String>> before() throws IOException {
        Path file = run.grades().resolveSibling(FILE);
        if (!Files.exists(file)) {
            return List.of();
        }
        byte[] content = Files.readAllBytes(file);
        try {
            return Sheet.of(content, TITLES).rows().stream()
                    .map(row -> TITLES.stream().map(row::of).toList())
                    .toList();
        } catch (Refused e) {
            // Somebody changed it: it stays, under another name.
            run.write("changes-old.csv", new String(content, StandardCharsets.UTF_8));
            return List.of();
        }
    }
}
