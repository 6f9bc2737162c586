package plybook.diagnosis.ledger;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/** Sells what a search asks for, by its number, and remembers in which order. */
public interface QueryLog extends IntUnaryOperator {
    /** Returns the numbers in the order of the questions, repeats included; twice in a row counts once. */
    List<Integer> asks();

    /** Returns the leaf of the tree that the number stands for; negative if the search is not to see it. */
    int leaf(int number);

    /** Returns the number of the leaf, where it is asked for in the right way. */
    int number(int leaf);

    /** Returns how deep the search is to look; empty if it is to go to the end of the game. */
    default OptionalInt horizon() {
        return OptionalInt.empty();
    }

    /** Forgets all questions, because the same question is put anew. What was sold keeps its price. */
    void startAgain();
}
