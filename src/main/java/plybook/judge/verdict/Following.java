package plybook.judge.verdict;

import java.util.function.UnaryOperator;
import plybook.trace.CodeWalk;

/** A learner's code, followed step by step where a check failed. It helps a learner and is no part of a verdict. */
public sealed interface Following {
    /** Nobody asked for the steps, or there are none in this exercise. */
    record Nothing() implements Following {}

    /** The steps. */
    record Steps(CodeWalk walk) implements Following {}

    /**
     * The steps cannot be told.
     *
     * @param why in a sentence
     */
    record Untold(String why) implements Following {}

    /** Returns the same with other steps, if there are any. */
    default Following with(UnaryOperator<CodeWalk> change) {
        return this instanceof Steps steps ? new Steps(change.apply(steps.walk())) : this;
    }
}
