package plybook.grading;

import java.nio.file.Path;
import plybook.judge.Judge;
import plybook.judge.verdict.Report;
import plybook.task.Exercise;

/** Examines submissions with the judge, each with a compiler of its own. */
public record JudgingExaminer(Judge judge) implements Batch.Examiner {
    @Override
    public Report examine(Exercise exercise, Path folder) {
        return judge.check(exercise, folder);
    }

    @Override
    public Batch.Examiner ofOne() {
        Judge.OneSubmission one = judge.submission();
        return new Batch.Examiner() {
            @Override
            public Report examine(Exercise exercise, Path folder) {
                return one.check(exercise, folder);
            }

            @Override
            public void close() {
                one.close();
            }
        };
    }
}
