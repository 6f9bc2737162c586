package plybook.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.CandidateSource;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Patterns;

/**
 * The position that the engine searches, kept up to date: candidates, patterns, the player to move, and the hash of the position. Cells are
 * numbered row by row from 0.
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
final class Situation {
    private static final int RADIUS = 2;
    private static final int MOST_CELLS = Gomoku.MAX_SIZE * Gomoku.MAX_SIZE;

    /** A random number for each stone on each cell. Those of all stones, combined by exclusive or, are the position's hash (Zobrist 1970). */
    private static final long[][] NUMBERS = numbers();

    private final Gomoku rules;
    private final Patterns patterns;
    private final Candidates candidates;
    private final Parts parts;
    private final Estimate estimate;
    private final Optional<CandidateSource> learners;

    /** The board for parts that need one. It is kept up to date only if there are any. */
    private final Board board;

    private final int[] path = new int[MOST_CELLS];
    private int stones;
    private Player player = Player.X;
    private long hash;

    /** Makes a position with the engine's own parts. */
    Situation(Gomoku rules, Board board) {
        this(rules, board, Parts.own(), Estimate.BY_HAND);
    }

    Situation(Gomoku rules, Board board, Parts parts, Estimate estimate) {
        this.rules = rules;
        this.parts = parts;
        this.estimate = estimate;
        this.learners = parts.candidates().map(each -> each.apply(rules));
        this.board = rules.initialState();
        this.patterns = estimate.patterns(rules);
        this.candidates = new Candidates(rules.size(), RADIUS);
        for (int cell = 0; cell < cells(); cell++) {
            int number = cell;
            board.at(cell / rules.size(), cell % rules.size()).ifPresent(owner -> put(number, owner));
        }
        player = rules.player(board);
    }

    private static long[][] numbers() {
        Random random = new Random(19_700_101);
        long[][] numbers = new long[Player.values().length][MOST_CELLS];
        for (long[] side : numbers) {
            for (int cell = 0; cell < side.length; cell++) {
                side[cell] = random.nextLong();
            }
        }
        return numbers;
    }

    private void put(int cell, Player owner) {
        patterns.make(cell, owner);
        candidates.make(cell);
        hash ^= NUMBERS[owner.ordinal()][cell];
        path[stones++] = cell;
        if (parts.any()) {
            board.put(cell(cell), owner);
            learners.ifPresent(each -> each.make(cell(cell)));
        }
    }

    /** Puts a stone of the player to move on the empty cell. */
    void make(int cell) {
        put(cell, player);
        player = player.opponent();
    }

    /** Takes away the last stone. */
    void undo() {
        patterns.undo();
        candidates.undo();
        player = player.opponent();
        hash ^= NUMBERS[player.ordinal()][path[--stones]];
        if (parts.any()) {
            board.clear(cell(path[stones]));
            learners.ifPresent(CandidateSource::undo);
        }
    }

    /** Returns the value to the player to move: by the learner's evaluation, if there is one, otherwise by the patterns. */
    int value() {
        if (parts.evaluation().isEmpty()) {
            return estimate.value(patterns, player);
        }
        int value = Mate.undecided(parts.evaluation().get().value(board));
        return (player == Player.MAX ? value : -value) + Estimate.TEMPO;
    }

    /** Writes the moves worth looking at into the array, and returns how many there are. */
    int candidates(int[] into) {
        if (learners.isEmpty()) {
            return candidates.list(into);
        }
        int count = 0;
        for (Cell cell : learners.get().cells()) {
            into[count++] = cell.row() * rules.size() + cell.column();
        }
        return count == 0 ? candidates.list(into) : count; // there is always a move to look at
    }

    /** Scores the moves by the learner's ordering, if there is one, and returns whether there is. */
    boolean ordered(int[] moves, int count, int[] scores) {
        if (parts.ordering().isEmpty()) {
            return false;
        }
        List<Cell> cells = Arrays.stream(moves, 0, count).mapToObj(this::cell).toList();
        List<Cell> ordered = parts.ordering().get().ordered(board, cells);
        for (int i = 0; i < count; i++) {
            int place = ordered.indexOf(cells.get(i));
            scores[i] = place < 0 ? 0 : count - place;
        }
        return true;
    }

    Gomoku rules() {
        return rules;
    }

    Patterns patterns() {
        return patterns;
    }

    Player player() {
        return player;
    }

    long hash() {
        return hash;
    }

    int cells() {
        return rules.size() * rules.size();
    }

    boolean isFull() {
        return stones == cells();
    }

    Cell cell(int number) {
        return new Cell(number / rules.size(), number % rules.size());
    }
}
