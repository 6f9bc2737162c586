package plybook.guest;

import java.util.function.Supplier;

/**
 * Several calls that the learner's process makes by itself, on one object or on two: for what a list of {@linkplain Call calls} cannot
 * ask, such as whether a list that was handed out stays as it was. An exercise whose questions are calls needs none.
 *
 * <p>A script crosses the pipe as its text, and so does what came of it.
 */
public sealed interface Script extends Question permits Walk {
    /**
     * Makes the calls.
     *
     * @param learners the learner's object
     * @param another makes a second one
     * @return what the calls returned, as text
     */
    String run(Object learners, Supplier<?> another);

    /** The script of that text. Walks are the only kind there is; with a second one, its name would come first. */
    static Script parse(String text) {
        return Walk.parse(text);
    }
}
