package plybook.judge.verdict;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import plybook.task.Exercise;

/**
 * The verdicts on one exercise, as data.
 *
 * @param results in the order in which a learner solves them
 * @param files the files that were judged; none where an object was
 * @param printed what the learner's code printed, cut short
 * @param pace how fast leaves were sold; empty if none were, or nobody took the time
 */
public record Report(
        Exercise exercise, List<CheckResult> results, List<JudgedFile> files, String printed, Optional<Pace> pace) {
    /**
     * A file that was judged.
     *
     * @param saved when the file was last saved; empty if there is none
     * @param checks the ids of the checks that judged it
     */
    public record JudgedFile(Path path, Optional<Instant> saved, List<String> checks) {
        public JudgedFile {
            checks = List.copyOf(checks);
        }
    }

    /** A report without a pace. */
    public Report(Exercise exercise, List<CheckResult> results, List<JudgedFile> files, String printed) {
        this(exercise, results, files, printed, Optional.empty());
    }

    public Report {
        results = List.copyOf(results);
        files = List.copyOf(files);
    }

    /** The points of the checks that passed. */
    public int earned() {
        return results.stream().mapToInt(CheckResult::earned).sum();
    }

    /** The points of the checks that need a look: an instructor may still give them. */
    public int withheld() {
        return results.stream().mapToInt(CheckResult::withheld).sum();
    }

    /** The points of all checks. */
    public int possible() {
        return results.stream().mapToInt(CheckResult::points).sum();
    }

    /** Returns whether every check passed. An empty report is not a pass. */
    public boolean passed() {
        return !results.isEmpty() && results.stream().allMatch(CheckResult::passed);
    }

    /** Returns whether every check passed but some that need a look. */
    public boolean needsLook() {
        return results.stream().anyMatch(CheckResult::needsLook)
                && results.stream().allMatch(result -> result.passed() || result.needsLook());
    }

    /** Returns the first check that failed, where the learner should go on; if none did, the first that needs a look. */
    public Optional<CheckResult> firstToDo() {
        return results.stream()
                .filter(result -> !result.passed() && !result.needsLook())
                .findFirst()
                .or(() -> results.stream().filter(CheckResult::needsLook).findFirst());
    }

    /** The file that the check judged, if it judged a file. */
    public Optional<JudgedFile> fileOf(CheckResult result) {
        return files.stream()
                .filter(file -> file.checks().contains(result.id()))
                .findFirst();
    }

    /** Returns whether nothing of the exercise was begun. */
    public boolean notAttempted() {
        return results.stream().allMatch(result -> result.verdict() instanceof Verdict.NotAttempted);
    }
}
