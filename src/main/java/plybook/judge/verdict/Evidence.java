package plybook.judge.verdict;

import java.util.List;
import java.util.Optional;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.trace.AskedLeaves;
import plybook.trace.Recording;

/**
 * The evidence that a learner needs to act on a failed check.
 *
 * @param expected the answer that the contract asks for
 * @param got the learner's answer or fault
 * @param why the reason why it matters
 * @param drawing the board or tree as text, over several lines; may be empty
 * @param mistakes the known mistakes that together explain everything that the code did; usually one, none if it is not known
 * @param search the search that failed, by the leaves it asked for, to be stepped through beside a right one
 * @param line the learner's line that took the first wrong step, such as {@code MyAlphaBeta.java:23, asked for
 *     it}; empty if it is not known. It comes from the learner's own process: a help, and no part of the verdict.
 * @param repair a sentence about the places at which one change makes every check pass; empty if none is known. A help, and no part of the
 *     verdict.
 * @param rerun the question at which a search went wrong; empty if it was no plain question about a tree
 */
public record Evidence(
        String expected,
        String got,
        String why,
        String drawing,
        List<Mistake> mistakes,
        Optional<Recording> search,
        String line,
        String repair,
        Optional<Rerun> rerun) {
    /** Nobody reads further, and an answer may have been made up to fill a report. */
    private static final int LONGEST = 2_000;

    public Evidence {
        got = shortened(got);
        line = shortened(line);
        mistakes = List.copyOf(mistakes);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
    }

    /** Evidence whose cause has no name. */
    public Evidence(String expected, String got, String why, String drawing) {
        this(expected, got, why, drawing, List.of(), Optional.empty(), "", "", Optional.empty());
    }

    /** Returns the same evidence with the search that it is about. */
    public Evidence seenIn(LeafLedger books, int answer) {
        Recording seen = AskedLeaves.recording(
                "the submission, by the leaves it asked for", books.tree(), books.window(), books.asks(), answer);
        return new Evidence(expected, got, why, drawing, mistakes, Optional.of(seen), line, repair, rerun);
    }

    /** The same, with more sentences about why it matters; itself if there are none. */
    public Evidence adding(String more) {
        if (more.isBlank()) {
            return this;
        }
        String both = why.isBlank() ? more : why + "\n" + more;
        return new Evidence(expected, got, both, drawing, mistakes, search, line, repair, rerun);
    }

    /** The same, with its cause. */
    public Evidence explainedBy(List<Mistake> causes) {
        return new Evidence(expected, got, why, drawing, causes, search, line, repair, rerun);
    }

    /** The same, with the learner's line that took the step. */
    public Evidence by(String learnersLine) {
        return new Evidence(expected, got, why, drawing, mistakes, search, learnersLine, repair, rerun);
    }

    /** The same, with the places at which one change makes every check pass. */
    public Evidence repairedBy(String sentence) {
        return new Evidence(expected, got, why, drawing, mistakes, search, line, sentence, rerun);
    }

    /** The same, with the question to put once more and watch. */
    public Evidence again(Rerun question) {
        return new Evidence(expected, got, why, drawing, mistakes, search, line, repair, Optional.of(question));
    }
}
