package plybook.search;

import java.util.List;

/**
 * What a search found.
 *
 * @param value the value of the state to MAX
 * @param best the best action, or all of them in search order where that was asked for; none at a leaf
 * @param principalVariation a line of best play from the state, ending where the search ended
 * @param counters the work it took
 */
public record SearchResult<A>(int value, List<A> best, List<A> principalVariation, Counters counters) {
    public SearchResult {
        best = List.copyOf(best);
        principalVariation = List.copyOf(principalVariation);
    }
}
