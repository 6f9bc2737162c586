package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.engine.Puzzle.Kind;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;

/**
 * The puzzles of exercise 08, each proved again from the rules alone, by brute force over all fours.
 *
 * <p>They are made by {@code ./mvnw test -Dtest=PuzzlesTest -Dplybook.update}, from games of the engine against itself.
 */
class PuzzlesTest {
    private static final Path FILE = Path.of("src/main/resources/plybook/engine/puzzles.txt");
    private static final Gomoku RULES = Gomoku.standard();
    private static final int OF_EACH_KIND = 12;

    /** A defence is a puzzle if the opponent would otherwise win by at most so many fours. */
    private static final int FOURS_TO_STOP = 2;

    static Stream<Puzzle> puzzles() throws IOException {
        if (System.getProperty("plybook.update") != null) {
            Files.writeString(FILE, made());
        }
        return Puzzle.all().stream();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void each_puzzle_is_proved_by_brute_force(Puzzle puzzle) {
        BruteForceFours oracle = new BruteForceFours(RULES);
        assertThat(RULES.winner(puzzle.board())).isEmpty();
        if (puzzle.kind() == Kind.ONLY_DEFENCE) {
            assertThat(defences(oracle, puzzle.board())).isEqualTo(puzzle.solutions());
            return;
        }
        int fours = puzzle.kind().plies() / 2;
        assertThat(oracle.wins(puzzle.board(), fours)).isTrue();
        assertThat(oracle.wins(puzzle.board(), fours - 1)).as("no quicker win").isFalse();
        assertThat(puzzle.solutions()).isEqualTo(winning(oracle, puzzle.board(), fours));
        checkLine(puzzle);
    }

    /** The proof that stands in the file: the moves of both sides, each of them legal, and the last one a five. */
    private static void checkLine(Puzzle puzzle) {
        Board board = puzzle.board();
        for (Cell cell : puzzle.line()) {
            assertThat(RULES.terminal(board)).isFalse();
            board = RULES.result(board, cell);
        }
        assertThat(RULES.winner(board)).isEqualTo(Optional.of(RULES.player(puzzle.board())));
        assertThat(puzzle.line()).hasSize(puzzle.kind().plies());
        assertThat(puzzle.solutions()).contains(puzzle.line().get(0));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void there_are_enough_of_each_kind_and_none_twice(Kind kind) throws IOException {
        assertThat(Puzzle.all().stream().filter(puzzle -> puzzle.kind() == kind))
                .hasSize(OF_EACH_KIND);
        assertThat(Puzzle.all().stream().map(Puzzle::board)).doesNotHaveDuplicates();
    }

    @Test
    void the_file_names_its_licence() throws IOException {
        assertThat(Files.readString(FILE)).startsWith("# SPDX-License-Identifier: CC0-1.0");
    }

    /** All first moves that keep a win by so many fours. */
    private static List<Cell> winning(BruteForceFours oracle, Board board, int fours) {
        return board.emptyCells().stream()
                .filter(cell -> keepsTheWin(oracle, RULES.result(board, cell), fours))
                .toList();
    }

    /** Returns whether the four that was just made leaves one answer at most, and wins whatever it is. */
    private static boolean keepsTheWin(BruteForceFours oracle, Board after, int fours) {
        if (RULES.terminal(after)) {
            return RULES.winner(after).isPresent();
        }
        List<Cell> threats = fives(after, RULES.player(after).opponent());
        return !threats.isEmpty()
                && fives(after, RULES.player(after)).isEmpty()
                && threats.stream().allMatch(answer -> oracle.wins(RULES.result(after, answer), fours - 1));
    }

    private static List<Cell> fives(Board board, Player player) {
        return board.emptyCells().stream()
                .filter(cell -> {
                    Board next = board.copy();
                    next.put(cell, player);
                    return RULES.winner(next).equals(Optional.of(player));
                })
                .toList();
    }

    /** All moves after which the opponent has no win by a few fours. */
    private static List<Cell> defences(BruteForceFours oracle, Board board) {
        return board.emptyCells().stream()
                .filter(cell -> !oracle.wins(RULES.result(board, cell), FOURS_TO_STOP))
                .toList();
    }

    private static String made() {
        Map<Kind, List<String>> lines = new EnumMap<>(Kind.class);
        Random random = new Random(20_261_122);
        for (Kind kind : Kind.values()) {
            lines.put(kind, new ArrayList<>());
        }
        while (lines.values().stream().anyMatch(each -> each.size() < OF_EACH_KIND)) {
            play(random, lines);
        }
        return lines.values().stream().flatMap(List::stream).collect(Collectors.joining("\n", """
                        # SPDX-License-Identifier: CC0-1.0
                        # Puzzles of Gomoku, from games of Plybook's engine against itself. Each line: the kind; the board, row by row; the first
                        # moves that solve it; and for a win the line that proves it, with the answers that are forced. Five or more win.
                        # WIN_IN_5 means five plies: two moves that make fours, their answers, and the five. ONLY_DEFENCE: after any other move
                        # the opponent wins by at most two fours. Proved by brute force and made by PuzzlesTest.
                        """, "\n"));
    }

    /** One game, of which at most one position of each kind is kept. */
    private static void play(Random random, Map<Kind, List<String>> lines) {
        Board board = RULES.result(RULES.initialState(), new Cell(7, 7));
        for (Cell cell : EvenOpening.drawn(RULES, random).moves()) {
            board = board.isEmpty(cell) ? RULES.result(board, cell) : board;
        }
        List<Kind> kept = new ArrayList<>();
        while (!RULES.terminal(board) && board.stones() < 60) {
            boolean quiet = fives(board, RULES.player(board)).isEmpty()
                    && fives(board, RULES.player(board).opponent()).isEmpty();
            for (Kind kind : quiet ? Kind.values() : new Kind[0]) {
                if (!kept.contains(kind) && lines.getOrDefault(kind, List.of()).size() < OF_EACH_KIND) {
                    Board here = board;
                    puzzle(kind, here).ifPresent(line -> {
                        System.err.println(kind + " "
                                + lines.values().stream().map(List::size).toList());
                        lines.computeIfAbsent(kind, none -> new ArrayList<>()).add(line);
                        kept.add(kind);
                    });
                }
            }
            int nodes = 100 + random.nextInt(400);
            board = RULES.result(
                    board,
                    Level.STRONG
                            .player(random.nextLong())
                            .move(RULES, board, Limits.nodes(nodes))
                            .move());
        }
    }

    private static Optional<String> puzzle(Kind kind, Board board) {
        return kind == Kind.ONLY_DEFENCE ? defence(board) : win(kind, board);
    }

    private static Optional<String> win(Kind kind, Board board) {
        int fours = kind.plies() / 2;
        Situation situation = new Situation(RULES, board);
        FourSearch search = new FourSearch(situation, new Stop(Limits.none()));
        int plies = search.shortest(fours, Long.MAX_VALUE);
        BruteForceFours oracle = new BruteForceFours(RULES);
        if (plies != kind.plies() || oracle.wins(board, fours - 1)) {
            return Optional.empty();
        }
        List<Cell> line = completed(
                board, search.line(plies).stream().map(situation::cell).toList(), plies);
        return line.size() == plies
                ? Optional.of(kind + " " + board + " " + text(winning(oracle, board, fours)) + " " + text(line))
                : Optional.empty();
    }

    /** The quick search looks first; only a position with one defence is proved by brute force. */
    private static Optional<String> defence(Board board) {
        boolean threatened = Stream.of(new Cell(0, 0), new Cell(0, 14), new Cell(14, 0), new Cell(14, 14))
                .filter(board::isEmpty)
                .limit(1)
                .anyMatch(corner -> quicklyWins(RULES.result(board, corner))); // a stone there passes the move
        if (!threatened || quicklyWins(board)) {
            return Optional.empty();
        }
        List<Cell> defences = board.emptyCells().stream()
                .filter(cell -> !quicklyWins(RULES.result(board, cell)))
                .toList();
        return defences.size() == 1
                        && defences(new BruteForceFours(RULES), board).equals(defences)
                ? Optional.of(Kind.ONLY_DEFENCE + " " + board + " " + text(defences))
                : Optional.empty();
    }

    private static boolean quicklyWins(Board board) {
        return new FourSearch(new Situation(RULES, board), new Stop(Limits.none())).wins(FOURS_TO_STOP, Long.MAX_VALUE)
                > 0;
    }

    private static String text(List<Cell> cells) {
        return cells.stream().map(cell -> cell.row() + "," + cell.column()).collect(Collectors.joining(";"));
    }

    /** The line with its last moves, which the search leaves out: any answer, and the five. */
    private static List<Cell> completed(Board start, List<Cell> found, int plies) {
        List<Cell> line = new ArrayList<>(found);
        Board board = start;
        for (Cell cell : found) {
            board = RULES.result(board, cell);
        }
        while (line.size() < plies && !RULES.terminal(board)) {
            Player me = RULES.player(start);
            List<Cell> fives = fives(board, me);
            if (fives.isEmpty()) {
                return List.of();
            }
            line.add(fives.get(0));
            board = RULES.result(board, fives.get(0));
        }
        return line;
    }
}
