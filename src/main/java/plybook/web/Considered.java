package plybook.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * The analysis of a board before a move.
 *
 * @param board the board before the move
 * @param values the value of each candidate to X
 * @param horizon the number of plies looked ahead, the move included; empty if to the end of the game
 * @param efforts the cost of this by several searches, the most costly first
 */
record Considered(Board board, Map<Cell, Integer> values, Optional<Integer> horizon, List<Effort> efforts) {
    /**
     * The work of one search.
     *
     * @param name the name of the search, for people
     * @param nodes positions entered, if known
     * @param leaves values taken, if known
     */
    record Effort(String name, Optional<Long> nodes, Optional<Long> leaves, Duration time) {}

    Considered {
        values = new TreeMap<>(values);
        efforts = List.copyOf(efforts);
    }
}
