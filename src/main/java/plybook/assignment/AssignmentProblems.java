package plybook.assignment;

import java.io.Serial;
import java.util.List;

/** An assignment file that cannot be used, with everything that is wrong in it. */
public final class AssignmentProblems extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    /**
     * Something wrong in the file.
     *
     * @param line where, counted from 1
     * @param text what was expected there, and what was found
     */
    public record Problem(int line, String text) {
        @Override
        public String toString() {
            return Texts.of("problem", line, text);
        }
    }

    AssignmentProblems(String file, List<Problem> problems) {
        super(Texts.of(
                "problems",
                file,
                String.join("\n", problems.stream().map(Problem::toString).toList())));
        this.problems = List.copyOf(problems);
    }

    /** Returns the problems by line. */
    public List<Problem> problems() {
        return problems;
    }
}
