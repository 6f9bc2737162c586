package plybook.judge;

import java.util.List;
import plybook.diagnosis.Mistake;

/**
 * What a learner needs in order to act on a failed check.
 *
 * @param expected what the contract asks for here
 * @param got what the learner's code did instead
 * @param why why it matters
 * @param drawing the board or tree as text, over several lines; may be empty
 * @param mistakes the known mistakes that together explain all that the code was seen to do; usually one, none if it is not known
 */
public record Evidence(String expected, String got, String why, String drawing, List<Mistake> mistakes) {
    /** Nobody reads further, and an answer may have been made up to fill a report. */
    private static final int LONGEST = 2_000;

    public Evidence {
        got = got.length() <= LONGEST ? got : got.substring(0, LONGEST) + " …";
        mistakes = List.copyOf(mistakes);
    }

    /** Evidence whose cause has no name. */
    public Evidence(String expected, String got, String why, String drawing) {
        this(expected, got, why, drawing, List.of());
    }

    /** The same, with its cause. */
    public Evidence explainedBy(List<Mistake> causes) {
        return new Evidence(expected, got, why, drawing, causes);
    }
}
