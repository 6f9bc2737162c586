package plybook.search;

import java.util.List;

/**
 * The result of a search.
 *
 * @param value the value of the state to MAX
 * @param best the best action, or all of them in search order if the options ask for that; none at a leaf
 * @param principalVariation a line of best play from the state, ending where the search ended
 * @param counters the work that the search did
 */
public record SearchResult<A>(int value, List<A> best, List<A> principalVariation, Counters counters) {
    public SearchResult {
        best = List.copyOf(best);
        principalVariation = List.copyOf(principalVariation);
    }
}
