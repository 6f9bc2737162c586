package plybook.judge.repair;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.judge.process.Learner;
import plybook.judge.process.Limits;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.verdict.CheckResult;
import plybook.task.EvaluationTask;
import plybook.task.Exercise.Part;

/**
 * Looks for single changes in a learner's class with which every check passes. Where no known mistake explains a failure, such a change
 * says where to look: without that place as it is the failure does not occur. The mistake may be elsewhere, on the way that leads there.
 *
 * <p>Some kinds of changes also prove what the mistake is: two things that are only equal were compared by identity if all is well as soon as
 * they are compared by content.
 *
 * <p>It is a help and no part of a verdict.
 */
public final class Repairs {
    /** Changes that may make no difference to a question that is asked alone: what is kept from others goes wrong. */
    private static final Set<Change.Kind> OF_WHAT_IS_KEPT =
            Set.of(Change.Kind.HASHED, Change.Kind.FRESH, Change.Kind.ALL_FRESH, Change.Kind.EMPTIED);

    private static final Set<Change.Kind> COMPARISONS = Set.of(Change.Kind.COMPARISON, Change.Kind.EDGE);

    /** Changes that say most of a condition, or of a part of it: nothing is wrong before it has come out one way. */
    private static final Set<Change.Kind> OUTCOMES = Set.of(Change.Kind.NEVER, Change.Kind.ALWAYS, Change.Kind.PART);

    /** More places than these say nothing any more. */
    private static final int MOST_PLACES = 3;

    /** The processor time for the answer at which the class goes wrong: a change that makes a loop of it is to be known soon. */
    private static final Duration FOR_THE_ANSWER = Duration.ofMillis(100);

    /** The same for an answer of the check that fails. */
    private static final Duration FOR_AN_ANSWER = Duration.ofMillis(300);

    /** The same for any answer. The largest tree of a suite takes half of it. */
    private static final Duration FOR_ANY_ANSWER = Duration.ofSeconds(2);

    /** By the clock it may take so many times its processor time: code that sleeps uses none, and a busy machine gives little. */
    private static final int WAITING = 4;

    private final Part part;
    private final Sandbox sandbox;
    private final Duration most;

    /**
     * @param most the processor time, of this thread and the learner's process together, after which no more changes are tried
     */
    public Repairs(Part part, Sandbox sandbox, Duration most) {
        this.part = part;
        this.sandbox = sandbox;
        this.most = most;
    }

    /** Returns the mistakes that a change can prove. */
    public static List<Mistake> provable() {
        return Stream.of(Change.Kind.values())
                .flatMap(kind -> kind.proves().stream())
                .toList();
    }

    /**
     * A run of the suite on a learner, up to the first check that does not pass: of the checks with these ids, or of all of them if none is
     * named.
     */
    public interface Trial extends BiFunction<Learner, List<String>, List<CheckResult>> {}

    /**
     * One change that makes everything pass, or one of some.
     *
     * @param sentence where it is, and of which kind
     * @param mistake the mistake that is proved by such a change; empty if it says only where
     */
    public record Repair(String sentence, Optional<Mistake> mistake) {}

    /**
     * Returns what makes everything pass; empty if there is no such change, or none was found in time.
     *
     * @param classes the folder with the compiled class
     * @param failed the id of the check that fails
     */
    public Optional<Repair> find(Path classes, String failed, Trial trial) {
        try {
            Path folder = TemporaryFolder.make("changeable");
            try {
                List<Change> changes = Changeable.copy(classes, folder);
                try (ProcessLearner process =
                        new ProcessLearner(part, folder, FOR_ANY_ANSWER, Limits.ALL_ANSWERS, sandbox)) {
                    return said(found(new Unexplained(process), changes, failed, trial));
                }
            } finally {
                TemporaryFolder.remove(folder);
            }
        } catch (IOException | RuntimeException e) {
            // Whatever goes wrong here, a busy machine included, the verdict stands without it.
            System.getLogger(Repairs.class.getName()).log(System.Logger.Level.DEBUG, "on looking for a repair", e);
            return Optional.empty();
        }
    }

    private List<Change> found(Unexplained learner, List<Change> changes, String failed, Trial trial) {
        learner.change(0, FOR_ANY_ANSWER);
        // What was kept from the checks before may be needed to fail.
        if (passes(trial, learner, List.of(failed)) && passes(trial, learner, List.of())) {
            return List.of(); // as if by chance: then a change proves nothing
        }
        Search search = new Search(learner, changes, failed, trial);
        // Those that spoil many answers come last: they are the unlikeliest, and the farthest from what the author
        // meant.
        List<Change> unlikely = new ArrayList<>();
        for (Change change : changes) {
            if (search.isOver()) {
                break;
            }
            learner.change(change.number(), FOR_THE_ANSWER);
            if (OF_WHAT_IS_KEPT.contains(change.kind()) || learner.differs()) {
                if (answersAreGiven() && learner.spoils()) {
                    unlikely.add(change);
                } else {
                    search.attempt(change);
                }
            }
        }
        unlikely.stream().takeWhile(change -> !search.isOver()).forEach(search::attempt);
        return search.likeliestFirst();
    }

    /** Returns whether a right answer is the same for everybody. What a board is worth, its author says. */
    private boolean answersAreGiven() {
        return !part.contract().equals(EvaluationTask.class);
    }

    /** The attempts so far, and how long they may go on. */
    private final class Search {
        private final Unexplained learner;
        private final List<Change> all;
        private final String failed;
        private final Trial trial;
        private final List<Change> found = new ArrayList<>();
        private final Set<Integer> lines = new HashSet<>();
        private final long start;
        private final long startByTheClock = System.nanoTime();
        private long patience = most.toNanos();

        Search(Unexplained learner, List<Change> all, String failed, Trial trial) {
            this.learner = learner;
            this.all = all;
            this.failed = failed;
            this.trial = trial;
            this.start = learner.work();
        }

        /**
         * Returns what was found, first what is in the very method that went wrong: a mistake in bestAction is also mended by another that never
         * cuts.
         */
        List<Change> likeliestFirst() {
            return found.stream()
                    .sorted(Comparator.comparing(change -> !learner.wentWrongIn(change.method())))
                    .toList();
        }

        boolean isOver() {
            return learner.work() - start > patience
                    || System.nanoTime() - startByTheClock > WAITING * most.toNanos()
                    || lines.size() == MOST_PLACES
                    || found.stream().anyMatch(change -> change.kind().proves().isPresent());
        }

        void attempt(Change change) {
            if (!lines.contains(change.line()) && helps(change)) {
                // Other places are worth as long as this one took, and no more.
                patience = Math.min(patience, 2 * (learner.work() - start));
                lines.add(change.line());
                found.add(atItsCore(change));
            }
        }

        /** Returns that a condition, or a part of one, always holds or never, if that helps as well as another comparison: then the comparison may be right, and what depends on it wrong. There are a few of them in a line, so they are tried however little time is left. */
        private Change atItsCore(Change change) {
            return !COMPARISONS.contains(change.kind())
                    ? change
                    : all.stream()
                            .filter(other -> OUTCOMES.contains(other.kind())
                                    && other.line() == change.line()
                                    && other.method().equals(change.method()))
                            .filter(this::helps)
                            .findFirst()
                            .orElse(change);
        }

        private boolean helps(Change change) {
            learner.change(change.number(), FOR_AN_ANSWER);
            if (!passes(trial, learner, List.of(failed))) {
                return false;
            }
            learner.change(change.number(), FOR_ANY_ANSWER);
            if (!passes(trial, learner, List.of())) {
                return false;
            }
            learner.beginAnew();
            return passes(trial, learner, List.of());
        }
    }

    /** @param ids the checks that are run; all if there are none */
    private static boolean passes(Trial trial, Learner learner, List<String> ids) {
        try {
            List<CheckResult> results = trial.apply(learner, ids);
            return !results.isEmpty() && results.stream().allMatch(CheckResult::passed);
        } catch (RuntimeException e) {
            return false; // a busy machine, or a change that makes the class do what no suite expects
        }
    }

    private Optional<Repair> said(List<Change> found) {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        String sentences = found.stream()
                .map(change -> Texts.of(
                        "change." + change.key(), part.fileName(), String.valueOf(change.line()), change.shownName()))
                .collect(Collectors.joining(" "));
        // If another change helped before, the one that would prove something is only one of them.
        return Optional.of(
                found.size() < 2
                        ? new Repair(sentences, found.get(0).kind().proves())
                        : new Repair(Texts.of("any.of.them", sentences), Optional.empty()));
    }
}
