package plybook.grading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plybook.assignment.Marking;
import plybook.assignment.Marking.Submitted;
import plybook.intake.Arrival;
import plybook.intake.Learner;
import plybook.judge.Suites;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Exercise;

/**
 * The rules by which results are drawn from what was judged. To change one of them judges nothing again.
 *
 * @param reveal whether a learner may read what the instructor reads
 * @param marking the rules by which verdicts become a mark; empty if nothing but points is asked for
 * @param trustFiles whether a mark may depend on the times of files
 * @param overrides what instructors decided
 */
public record View(
        Set<Format> formats, boolean reveal, Optional<Marking> marking, boolean trustFiles, Overrides overrides) {
    public View {
        formats = Set.copyOf(formats);
    }

    /** A view without an assignment and without decisions. */
    public View(Set<Format> formats, boolean reveal) {
        this(formats, reveal, Optional.empty(), false, Overrides.NONE);
    }

    /** Returns the same with other formats. */
    View with(Set<Format> others) {
        return new View(others, reveal, marking, trustFiles, overrides);
    }

    /** Returns the points of each check of these exercises, by its id. */
    public Map<String, Integer> worth(List<Exercise> exercises) {
        Map<String, Integer> worth = new LinkedHashMap<>();
        for (Exercise exercise : exercises) {
            List<CheckResult> checks = exercise.parts().stream()
                    .flatMap(part -> Suites.allOf(part, new Verdict.NotAttempted("")).stream())
                    .toList();
            Report report = new Report(exercise, checks, List.of(), "");
            marking.map(rules -> rules.worth(report))
                    .orElse(report)
                    .results()
                    .forEach(check -> worth.put(check.id(), check.points()));
        }
        return worth;
    }

    /** Returns what counts about the time of a submission. */
    Submitted submitted(Learner learner) {
        Arrival arrival = learner.arrival();
        return new Submitted(
                learner.ids(),
                arrival.at(),
                arrival.source().isSure() || (trustFiles && arrival.markedLate().isEmpty()),
                arrival.markedLate(),
                arrival.attempt());
    }
}
