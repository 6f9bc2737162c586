package plybook.search;

/**
 * The work that a search did.
 *
 * @param visited nodes entered, the root and the leaves included
 * @param leaves nodes at which a value was taken from the game or from the evaluation
 * @param cutoffs nodes left with at least one child unvisited
 * @param pruned children never visited because of a cutoff; what would lie below them does not count
 */
public record Counters(long visited, long leaves, long cutoffs, long pruned) {
    /** No work at all. */
    public static final Counters NONE = new Counters(0, 0, 0, 0);

    /** Returns the sum of both. */
    public Counters plus(Counters other) {
        return new Counters(
                visited + other.visited, leaves + other.leaves, cutoffs + other.cutoffs, pruned + other.pruned);
    }
}
