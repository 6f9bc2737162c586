package plybook.overview;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The fingerprints of a program's structure: hashes of runs of words and signs, of which a few are kept such that two programs that share
 * a long run share a fingerprint, wherever the run stands. Schleimer, Wilkerson and Aiken, <i>Winnowing</i>, 2003.
 */
final class Fingerprints {
    /** The words and signs of a run: about two lines of Java. Shorter runs are idioms. */
    private static final int RUN = 20;

    /** Of so many runs that follow each other one is kept, so that whatever has 29 words and signs in common is found. */
    private static final int WINDOW = 10;

    private Fingerprints() {}

    /** Returns the fingerprints of a program; none if it is shorter than a run. */
    static Set<Integer> of(List<String> tokens) {
        int runs = tokens.size() - RUN + 1;
        Set<Integer> kept = new HashSet<>();
        for (int from = 0; from < runs; from++) {
            int least = Integer.MAX_VALUE;
            for (int run = from; run < Math.min(from + WINDOW, runs); run++) {
                least = Math.min(least, tokens.subList(run, run + RUN).hashCode());
            }
            kept.add(least);
            if (from + WINDOW >= runs) {
                break; // the last window is whole
            }
        }
        return kept;
    }
}
