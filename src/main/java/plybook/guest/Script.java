package plybook.guest;

import java.util.function.Supplier;

/**
 * Several calls that the learner's process makes by itself, on one object or on two: for what a list of {@linkplain Call calls} cannot
 * ask, such as whether a list that was handed out stays as it was. An exercise whose questions are calls needs none.
 *
 * <p>A script crosses the pipe as its text, and so does what came of it.
 */
public sealed interface Script extends Question permits Walk, TrialStones {
    /**
     * Makes the calls.
     *
     * @param learners the learner's object
     * @param another makes a second one
     * @return what the calls returned, as text
     */
    String run(Object learners, Supplier<?> another);

    /** The script of that text. A walk begins with its board, the other kind with its name. */
    static Script parse(String text) {
        return text.startsWith(TrialStones.NAME) ? TrialStones.parse(text) : Walk.parse(text);
    }
}
