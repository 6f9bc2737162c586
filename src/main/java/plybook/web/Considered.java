package plybook.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The analysis of a state before a move.
 *
 * @param state the state before the move
 * @param values the value of each candidate to X, in search order
 * @param horizon the number of plies looked ahead, the move included; empty if to the end of the game
 * @param efforts the cost of this by several searches, the most costly first
 */
record Considered<S, A>(S state, Map<A, Integer> values, Optional<Integer> horizon, List<Effort> efforts) {
    /**
     * The work of one search.
     *
     * @param name the name of the search, for people
     * @param nodes positions entered
     * @param leaves values taken
     */
    record Effort(String name, long nodes, long leaves) {}

    Considered {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        efforts = List.copyOf(efforts);
    }
}
