package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.Fives;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** Positions of Gomoku in which it is known what has to be played, and a plain proof of what wins. */
final class Tactics {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Tactics() {}

    /**
     * Returns whether the player to move wins by fours alone: each of its moves threatens a five, until two fives are threatened at once.
     *
     * @param fours the largest number of moves until then
     */
    static boolean winsByFours(Board board, int fours) {
        Player player = CandidatesSuite.toMove(board);
        if (!Fives.of(board, player).isEmpty()) {
            return true;
        }
        if (fours == 0 || Fives.of(board, player.opponent()).size() > 1) {
            return false;
        }
        return near(board).stream().anyMatch(cell -> keepsTheWin(board, cell, fours));
    }

    /** Returns whether the move completes a five or wins by at most so many fours. */
    static boolean keepsTheWin(Board board, Cell move, int fours) {
        Player player = CandidatesSuite.toMove(board);
        if (Fives.completes(board, player, move)) {
            return true;
        }
        if (fours == 0) {
            return false;
        }
        List<Cell> threatened = Fives.after(board, player, move);
        Board next = with(board, move);
        if (threatened.isEmpty() || !Fives.of(next, player.opponent()).isEmpty()) {
            return false;
        }
        return threatened.size() > 1 || winsByFours(with(next, threatened.get(0)), fours - 1);
    }

    private static Board with(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, CandidatesSuite.toMove(board));
        return next;
    }

    private static Set<Cell> near(Board board) {
        Set<Cell> cells = new HashSet<>();
        for (Cell cell : board.emptyCells()) {
            for (int row = Math.max(0, cell.row() - 2); row <= Math.min(board.size() - 1, cell.row() + 2); row++) {
                for (int column = Math.max(0, cell.column() - 2);
                        column <= Math.min(board.size() - 1, cell.column() + 2);
                        column++) {
                    if (board.at(row, column).isPresent()) {
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    /** The side to move can complete a five. */
    static Stream<Board> wins(Random random, int count) {
        return Walks.withWins(random, count);
    }

    /** Only the opponent can complete a five, on one cell. */
    static Stream<Board> blocks(Random random, int count) {
        return Stream.generate(() -> Walks.withBlocks(random, 1))
                .flatMap(boards -> boards)
                .filter(board -> Fives.of(board, CandidatesSuite.toMove(board).opponent())
                                .size()
                        == 1)
                .limit(count);
    }

    /** Nobody can complete a five, and the side to move can make an open four, while the opponent has no three. */
    static Stream<Board> openFours(Random random, int count) {
        return drawn(random, count, List.of(3), board -> winsByFours(board, 1));
    }

    /** No single move makes two fives possible, but a four, its block, and a second move do. */
    static Stream<Board> doubleThreats(Random random, int count) {
        return drawn(random, count, List.of(3, 2), board -> !winsByFours(board, 1) && winsByFours(board, 2));
    }

    /** Lines of so many stones for the side to move, through one cell, and as many stones of the opponent's apart from each other. */
    private static Stream<Board> drawn(Random random, int count, List<Integer> lines, Predicate<Board> wanted) {
        return Stream.generate(() -> tried(random, lines))
                .flatMap(List::stream)
                .filter(board -> Fives.of(board, Player.X).isEmpty()
                        && Fives.of(board, Player.O).isEmpty())
                .filter(board -> !opponentCanMakeAFour(board))
                .filter(wanted)
                .limit(count);
    }

    /** Returns whether the opponent could threaten a five with its next stone. */
    private static boolean opponentCanMakeAFour(Board board) {
        Player opponent = CandidatesSuite.toMove(board).opponent();
        return near(board).stream()
                .anyMatch(cell -> !Fives.after(board, opponent, cell).isEmpty());
    }

    private static List<Board> tried(Random random, List<Integer> lines) {
        Player player = random.nextBoolean() ? Player.X : Player.O;
        Board board = Board.empty(15);
        Cell corner = new Cell(4 + random.nextInt(7), 4 + random.nextInt(7));
        int first = random.nextInt(DIRECTIONS.length);
        for (int i = 0; i < lines.size(); i++) {
            int[] direction = DIRECTIONS[(first + i) % DIRECTIONS.length];
            int sense = random.nextBoolean() ? 1 : -1;
            List<Integer> steps = new ArrayList<>(List.of(1, 2, 3));
            if (lines.get(i) == 3 && random.nextBoolean()) {
                steps = new ArrayList<>(List.of(1, 2, 4));
            }
            while (steps.size() > lines.get(i)) {
                steps.remove(random.nextInt(steps.size()));
            }
            for (int step : steps) {
                Cell cell = new Cell(
                        corner.row() + sense * step * direction[0], corner.column() + sense * step * direction[1]);
                if (!board.contains(cell) || !board.isEmpty(cell)) {
                    return List.of();
                }
                board.put(cell, player);
            }
        }
        int others = board.count(player) + (player == Player.O ? 1 : 0);
        while (board.count(player.opponent()) < others) {
            Cell cell = new Cell(2 + random.nextInt(11), 2 + random.nextInt(11));
            if (board.isEmpty(cell)) {
                board.put(cell, player.opponent());
            }
        }
        return List.of(board);
    }
}
