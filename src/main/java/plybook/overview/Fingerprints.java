package plybook.overview;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

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
        int[] runs = IntStream.rangeClosed(0, tokens.size() - RUN)
                .map(run -> tokens.subList(run, run + RUN).hashCode())
                .toArray();
        Set<Integer> kept = new HashSet<>();
        for (int from = 0; from < runs.length; from++) {
            int end = Math.min(from + WINDOW, runs.length);
            kept.add(Arrays.stream(runs, from, end).min().orElseThrow());
            if (end == runs.length) {
                break; // the last window is whole
            }
        }
        return kept;
    }
}
