package plybook.assignment;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import plybook.judge.suite.Conditions.Cutoff;
import plybook.task.Exercise;

/**
 * The work that a class has to do, and the rules by which it counts. {@link AssignmentFile} reads it.
 *
 * @param title its name for people
 * @param tasks the exercises, in the order of the course
 * @param cutoff the cutoff rule that is asked for
 * @param due when it is due; empty if it has no end
 * @param late what being late costs; empty if nothing that is late counts
 * @param groups the ids of the learners in each group
 * @param extensions who has more time
 * @param attempts how many submissions of one learner count; empty if all do
 * @param followOn how often one mistake costs points
 * @param seed the file with the secret seed; empty if each run draws its own
 */
public record Assignment(
        String title,
        List<Task> tasks,
        Cutoff cutoff,
        Optional<ZonedDateTime> due,
        Optional<Late> late,
        Map<String, List<String>> groups,
        List<Extension> extensions,
        OptionalInt attempts,
        Sight sight,
        FollowOn followOn,
        Optional<Path> seed) {
    /**
     * An exercise of the assignment.
     *
     * @param points what the whole exercise counts; empty if as much as its checks together
     * @param checks the points of single checks by their ids; all others have the points that the judge gives
     */
    public record Task(Exercise exercise, Optional<BigDecimal> points, Map<String, Integer> checks) {
        public Task {
            checks = Collections.unmodifiableMap(new LinkedHashMap<>(checks));
        }
    }

    /**
     * The cost of being late: for each period begun, so many percent of the points that the assignment is worth.
     *
     * @param percent of the assignment's points
     * @param each the length of a period
     * @param atMost the number of periods after which nothing counts
     * @param grace how late one may be for nothing
     */
    public record Late(BigDecimal percent, Period each, int atMost, Duration grace) {
        /** The length of a period. */
        public enum Period {
            /** An hour. */
            HOUR(Duration.ofHours(1)),
            /** Twenty-four hours. */
            DAY(Duration.ofDays(1)),
            /** Seven days. */
            WEEK(Duration.ofDays(7));

            private final Duration length;

            Period(Duration length) {
                this.length = length;
            }

            /** Returns its length. */
            public Duration length() {
                return length;
            }
        }
    }

    /**
     * More time for somebody.
     *
     * @param who a learner's id, or the name of a group
     */
    public record Extension(String who, ZonedDateTime due) {}

    /**
     * The part of the verdicts on their own submissions that learners read.
     *
     * @param mistakes whether a mistake is named
     * @param hints whether hints are shown
     * @param reveal the time from which they read all that the instructor reads; empty if never
     */
    public record Sight(boolean mistakes, boolean hints, Optional<ZonedDateTime> reveal) {
        /** Returns whether everything may be read by now. */
        public boolean revealed(Instant now) {
            return reveal.filter(time -> !now.isBefore(time.toInstant())).isPresent();
        }
    }

    /** The number of times that a mistake costs points that makes several checks of an exercise fail. */
    public enum FollowOn {
        /** In each check. */
        EACH,
        /** Once in an exercise: in the check that is worth most of those that it makes fail. */
        ONCE
    }

    public Assignment {
        tasks = List.copyOf(tasks);
        groups = Collections.unmodifiableMap(new LinkedHashMap<>(groups));
        extensions = List.copyOf(extensions);
    }

    /** Returns the exercises, in the order of the course. */
    public List<Exercise> exercises() {
        return tasks.stream().map(Task::exercise).toList();
    }

    /**
     * Returns when it is due for a learner: the latest time that this learner, or a group that the learner is in, was given.
     *
     * @param learner the ids of the learner, or of all who submitted together
     */
    public Optional<ZonedDateTime> dueFor(Set<String> learner) {
        return due.map(time -> Stream.concat(
                        Stream.of(time),
                        extensions.stream()
                                .filter(extension -> isFor(extension, learner))
                                .map(Extension::due))
                .max(Comparator.comparing(ZonedDateTime::toInstant))
                .orElse(time));
    }

    private boolean isFor(Extension extension, Set<String> learner) {
        return with(extension).stream().anyMatch(id -> learner.stream().anyMatch(id::equalsIgnoreCase));
    }

    private List<String> with(Extension extension) {
        return groups.getOrDefault(extension.who(), List.of(extension.who()));
    }

    /** Returns the ids with an extension that are none of these: of learners who submitted nothing, or mistyped. */
    public List<String> extendedBut(Set<String> ids) {
        return extensions.stream()
                .flatMap(extension -> with(extension).stream())
                .filter(id -> ids.stream().noneMatch(id::equalsIgnoreCase))
                .distinct()
                .toList();
    }

    /** Returns the same without its name and without the place of the seed, neither of which changes a mark. */
    Assignment rules() {
        return new Assignment(
                "", tasks, cutoff, due, late, groups, extensions, attempts, sight, followOn, Optional.empty());
    }

    /** Returns the same with other ids of people. */
    public Assignment under(UnaryOperator<String> ids) {
        Map<String, List<String>> renamed = new LinkedHashMap<>();
        groups.forEach(
                (name, members) -> renamed.put(name, members.stream().map(ids).toList()));
        return new Assignment(
                title,
                tasks,
                cutoff,
                due,
                late,
                renamed,
                extensions.stream()
                        .map(each -> groups.containsKey(each.who())
                                ? each
                                : new Extension(ids.apply(each.who()), each.due()))
                        .toList(),
                attempts,
                sight,
                followOn,
                seed);
    }

    /** Returns the same for learners: without the ids of people, and without the place of the seed. */
    public Assignment forLearners() {
        return new Assignment(
                title, tasks, cutoff, due, late, Map.of(), List.of(), attempts, sight, followOn, Optional.empty());
    }
}
