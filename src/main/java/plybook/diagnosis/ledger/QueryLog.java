package plybook.diagnosis.ledger;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Sells what a search asks for, by its number, and remembers in which order. */
public interface QueryLog extends IntUnaryOperator {
    /** The numbers in the order in which they were asked for, again and again; twice at once counts once. */
    List<Integer> asks();

    /** The leaf of the tree that is asked for by that number; negative if it is none that the search is to see. */
    int leaf(int number);
}
