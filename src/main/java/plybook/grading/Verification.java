package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import plybook.intake.Learner;
import plybook.intake.Submission;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.report.Graded;
import plybook.store.Judged;
import plybook.store.Kept;
import plybook.store.ProgramHash;

/** Judges a submission of a finished run again, from the files kept beside its results, and says whether the verdicts are the same. */
public final class Verification {
    private final RunFolder run;
    private final Function<Kept, Batch.Examiner> examiners;

    /**
     * The outcome.
     *
     * @param equal whether every check has the same verdict
     * @param lines what to say about it
     */
    public record Outcome(boolean equal, List<String> lines) {
        public Outcome {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A verification of a run's results.
     *
     * @param examiners the examiner under the conditions of those verdicts
     */
    public Verification(RunFolder run, Function<Kept, Batch.Examiner> examiners) {
        this.run = run;
        this.examiners = examiners;
    }

    /**
     * Judges again.
     *
     * @param name a learner's id or name, or the name of the folder
     * @throws IllegalArgumentException if there is no such submission, or several, or its files are not those that were judged
     */
    public Outcome of(String name) throws IOException {
        Map.Entry<String, Judged> found = found(name);
        Judged judged = found.getValue();
        Learner learner = judged.learner();
        if (judged.status() == Graded.Status.NOT_GRADED) {
            throw new IllegalArgumentException(Texts.of("verify.not.graded", learner.name()));
        }
        Path archive = run.instructors().resolve(found.getKey()).resolve(Drawing.SUBMISSION);
        if (!Files.exists(archive)) {
            throw new IllegalArgumentException(Texts.of("verify.no.files", archive));
        }
        Submission files = Submission.in(archive);
        if (!files.contentHash().equals(judged.receipt())) {
            throw new IllegalArgumentException(Texts.of("verify.changed", archive, learner.name()));
        }
        List<String> lines = new ArrayList<>();
        boolean equal = true;
        Path work = run.work().resolve(found.getKey());
        try {
            files.unpack(work);
            for (Kept kept : judged.kept()) {
                if (!kept.from().program().equals(ProgramHash.ofJudge())) {
                    lines.add(Texts.of(
                            "verify.program",
                            kept.report().exercise().folder(),
                            kept.from().line()));
                }
                List<String> differences = differences(kept, files, work);
                lines.add(Texts.of("verify.exercise", kept.report().exercise().folder(), differences.size()));
                lines.addAll(differences);
                equal &= differences.isEmpty();
            }
        } finally {
            RunFolder.remove(work);
        }
        lines.add(Texts.of(equal ? "verify.equal" : "verify.differs", learner.name()));
        return new Outcome(equal, lines);
    }

    private static String shown(CheckResult result) {
        return Texts.of(
                "check.judged",
                result.earned(),
                result.points(),
                result.verdict().kind());
    }

    private Map.Entry<String, Judged> found(String name) throws IOException {
        Map<String, Judged> stored = Drawing.stored(run);
        List<Map.Entry<String, Judged>> these = stored.entrySet().stream()
                .filter(each -> each.getKey().equals(name)
                        || each.getValue().learner().ids().stream().anyMatch(name::equalsIgnoreCase))
                .toList();
        if (these.isEmpty()) {
            these = stored.entrySet().stream()
                    .filter(each -> each.getValue().learner().name().equalsIgnoreCase(name))
                    .toList();
        }
        if (these.size() != 1) {
            throw new IllegalArgumentException(Texts.of(
                    these.isEmpty() ? "verify.nobody" : "verify.several",
                    name,
                    String.join(
                            ", ",
                            these.isEmpty()
                                    ? stored.keySet()
                                    : these.stream().map(Map.Entry::getKey).toList())));
        }
        return these.get(0);
    }

    /** Compares the verdicts on what was submitted; a file that was not cannot be judged. */
    private List<String> differences(Kept kept, Submission files, Path work) {
        Report before = kept.report();
        String folder = before.exercise().folder();
        Report again;
        try (Batch.Examiner one = examiners.apply(kept).ofOne()) {
            again = one.examine(before.exercise(), work.resolve("exercises").resolve(folder));
        }
        Map<String, CheckResult> byId = new TreeMap<>();
        again.results().forEach(result -> byId.put(result.id(), result));
        List<String> differences = new ArrayList<>();
        for (CheckResult result : before.results()) {
            boolean submitted = before.fileOf(result)
                    .filter(file -> files.entries().stream().noneMatch(entry -> entry.name()
                            .equals(file.path().toString().replace('\\', '/'))))
                    .isEmpty();
            Optional<CheckResult> now = Optional.ofNullable(byId.get(result.id()));
            if (submitted
                    && now.filter(other -> other.verdict()
                                            .kind()
                                            .equals(result.verdict().kind())
                                    && other.points() == result.points())
                            .isEmpty()) {
                differences.add(Texts.of(
                        "verify.check",
                        result.id(),
                        shown(result),
                        now.map(Verification::shown).orElse("–")));
            }
        }
        return differences;
    }
}
