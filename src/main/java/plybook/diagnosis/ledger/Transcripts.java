package plybook.diagnosis.ledger;

import java.util.Arrays;
import java.util.List;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * All runs of a search on a shape: a leaf gets its value when it is first asked for, and each value in turn. A leaf that the search
 * never asks for needs no value, so far fewer runs cover every tree of the shape.
 */
public final class Transcripts {
    private Transcripts() {}

    /** A run of a search, which asks for leaves. */
    public interface Run {
        /**
         * Runs the search once.
         *
         * @param ledger sells the leaves
         * @param again how many of the leaves that it asked for first in the run before come first again; all but the last of them have the same
         *     value as then
         */
        void run(LeafLedger ledger, int again);
    }

    /**
     * Runs the search again and again until it has met every answer to every question it asks.
     *
     * <p>This ends even for a search that asks differently each time, because the answers count upwards like the digits of a number.
     *
     * @param values what a leaf may be worth; the first ones come first
     * @return the number of runs
     */
    public static int forEach(Tree shape, Window window, List<Integer> values, Run search) {
        int[] digits = new int[shape.leaves()];
        int runs = 0;
        int again = 0;
        while (true) {
            int[] next = {0};
            int[] drawn = digits.clone(); // who asks the ledger later on gets what this run would have got
            LeafLedger ledger = LeafLedger.ofShape(shape, window, leaf -> values.get(drawn[next[0]++]));
            search.run(ledger, again);
            runs++;
            // Each value that was drawn counts, also one that was taken back: then digits and questions do not match
            // any more.
            int i = next[0] - 1;
            while (i >= 0 && digits[i] == values.size() - 1) {
                i--;
            }
            if (i < 0) {
                return runs;
            }
            digits[i]++;
            again = next[0] == ledger.asked().size() ? i + 1 : 0;
            Arrays.fill(digits, i + 1, digits.length, 0);
        }
    }
}
