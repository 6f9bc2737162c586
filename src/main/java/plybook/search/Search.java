package plybook.search;

/** A way to find the value of a state and the best action in it. */
public interface Search<S, A> {
    /**
     * Searches from the state to the end of the game, or to the depth limit.
     *
     * @throws java.util.concurrent.CancellationException if it was cancelled, or its thread interrupted, before it was done
     */
    SearchResult<A> search(S state);
}
