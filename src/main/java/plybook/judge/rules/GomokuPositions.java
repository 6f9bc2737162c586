package plybook.judge.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Direction;
import plybook.task.GomokuState;

/** Positions of Gomoku to ask about, each of which a game can reach: the sides took turns, and nobody had won before the last move. */
public final class GomokuPositions {
    static final int FIVE = 5;
    private static final GomokuRules RULES = new GomokuRules();

    private final Random random;

    GomokuPositions(Random random) {
        this.random = random;
    }

    /** A game of random moves: its positions, some moves apart, the last one included. */
    List<GomokuState> game(int size, int apart) {
        List<GomokuState> positions = new ArrayList<>();
        GomokuState state = RULES.start(size);
        positions.add(state);
        List<Cell> cells = new ArrayList<>(state.board().emptyCells());
        Collections.shuffle(cells, random);
        int from = random.nextInt(apart);
        for (int move = 0; move < cells.size(); move++) {
            state = RULES.result(state, cells.get(move));
            boolean over = RULES.terminal(state);
            if (over || move % apart == from) {
                positions.add(state);
            }
            if (over) {
                break;
            }
        }
        return positions;
    }

    /** A long game that nobody wins, after so many moves: the cells are shared out so that at most two side by side are one player's. */
    static GomokuState longGame(int size, int moves) {
        Map<Boolean, List<Cell>> shared = Board.empty(size).emptyCells().stream()
                .collect(Collectors.partitioningBy(cell -> (cell.column() / 2 + cell.row()) % 2 == 0));
        List<Cell> ofX = shared.getOrDefault(true, List.of());
        List<Cell> ofO = shared.getOrDefault(false, List.of());
        Board board = Board.empty(size);
        ofX.subList(0, (moves + 1) / 2).forEach(cell -> board.put(cell, Player.X));
        ofO.subList(0, moves / 2).forEach(cell -> board.put(cell, Player.O));
        return new GomokuState(board, Optional.of((moves % 2 == 0 ? ofO : ofX).get((moves - 1) / 2)));
    }

    /** So many cells in a row, from the top or the left; empty if they would leave the board. */
    public static Optional<List<Cell>> line(int size, int row, int column, Direction direction, int length) {
        int lastRow = row + (length - 1) * direction.rows();
        int lastColumn = column + (length - 1) * direction.columns();
        if (lastRow >= size || lastColumn >= size || lastColumn < 0) {
            return Optional.empty();
        }
        return Optional.of(IntStream.range(0, length)
                .mapToObj(step -> new Cell(row + step * direction.rows(), column + step * direction.columns()))
                .toList());
    }

    /** All lines of a length. */
    public static Stream<List<Cell>> lines(int size, int length) {
        return Stream.of(Direction.values()).flatMap(direction -> Board.empty(size).emptyCells().stream()
                .flatMap(cell -> line(size, cell.row(), cell.column(), direction, length).stream()));
    }

    /** Returns whether a cell of the line is at an edge of the board. */
    public static boolean touchesEdge(int size, List<Cell> line) {
        return line.stream()
                .anyMatch(cell ->
                        cell.row() == 0 || cell.column() == 0 || cell.row() == size - 1 || cell.column() == size - 1);
    }

    /** The five stones of either player, with each of them as the last. */
    List<GomokuState> wins(int size, List<Cell> line) {
        List<GomokuState> states = new ArrayList<>();
        for (Player player : Player.values()) {
            for (Cell last : line) {
                states.add(with(size, player, line, last));
            }
        }
        return states;
    }

    /** Six to nine in a row: the last stone has joined two shorter lines. */
    List<GomokuState> overlines(int size) {
        List<GomokuState> states = new ArrayList<>();
        for (int length = FIVE + 1; length < 2 * FIVE && length <= size; length++) {
            List<List<Cell>> lines = new ArrayList<>(lines(size, length).toList());
            Collections.shuffle(lines, random);
            for (List<Cell> line : lines.subList(0, Math.min(40, lines.size()))) {
                int shortest = length - FIVE;
                Cell last = line.get(shortest + random.nextInt(length - 2 * shortest));
                states.add(with(size, random.nextBoolean() ? Player.X : Player.O, line, last));
            }
        }
        return states;
    }

    /** Returns positions that look like a win but are not: four, five with a gap, five with an opponent's stone, and five across an edge. */
    List<GomokuState> noWins(int size) {
        List<GomokuState> states = new ArrayList<>();
        lines(size, FIVE - 1).forEach(line -> states.add(some(size, line)));
        lines(size, FIVE + 1).forEach(line -> {
            List<Cell> stones = new ArrayList<>(line);
            stones.remove(1 + random.nextInt(FIVE - 1));
            states.add(some(size, stones));
        });
        acrossTheEdge(size).forEach(line -> states.add(some(size, line)));
        for (Cell corner : Board.empty(size).emptyCells()) {
            List<Cell> stones = crossing(size, corner);
            if (stones.size() == FIVE + 1) {
                states.add(with(size, random.nextBoolean() ? Player.X : Player.O, stones, corner));
            }
        }
        return states;
    }

    /** Four of a player's stones and between them the opponent's, which is the last of all; as many other stones of the opponent's as there must be. */
    List<GomokuState> blocked(int size) {
        return lines(size, FIVE)
                .map(line -> {
                    Cell last = line.get(1 + random.nextInt(FIVE - 2));
                    Player player = random.nextBoolean() ? Player.X : Player.O;
                    Board board = Board.empty(size);
                    line.forEach(cell -> board.put(cell, cell.equals(last) ? player.opponent() : player));
                    int others = player == Player.X ? FIVE - 2 : FIVE - 1;
                    while (board.stones() < FIVE + others) {
                        Cell cell = new Cell(random.nextInt(size), random.nextInt(size));
                        if (board.isEmpty(cell)) {
                            board.put(cell, player.opponent());
                        }
                    }
                    return new GomokuState(board, Optional.of(last));
                })
                .filter(state -> RULES.winner(state).isEmpty())
                .toList();
    }

    /** Three in one direction and three or four in another, with a stone in common: enough for five only if they are added up. */
    private List<Cell> crossing(int size, Cell at) {
        List<Direction> two = new ArrayList<>(List.of(Direction.values()));
        Collections.shuffle(two, random);
        List<Cell> stones = new ArrayList<>(List.of(at));
        line(size, at.row(), at.column(), two.get(0), FIVE - 1).ifPresent(line -> stones.addAll(line.subList(1, 4)));
        line(size, at.row(), at.column(), two.get(1), FIVE - 2).ifPresent(line -> stones.addAll(line.subList(1, 3)));
        return stones;
    }

    /** Five cells that follow each other if all cells are numbered through, and lie at two edges of the board. */
    public static Stream<List<Cell>> acrossTheEdge(int size) {
        return Stream.of(1, size, size + 1, size - 1).flatMap(step -> IntStream.range(0, size * size)
                .mapToObj(first -> IntStream.range(0, FIVE)
                        .map(i -> first + i * step)
                        .filter(index -> index < size * size)
                        .mapToObj(index -> new Cell(index / size, index % size))
                        .toList())
                .filter(line -> line.size() == FIVE && leavesTheBoard(line)));
    }

    private static boolean leavesTheBoard(List<Cell> line) {
        return IntStream.range(1, line.size())
                .anyMatch(i -> Math.abs(line.get(i).column() - line.get(i - 1).column()) > 1);
    }

    private GomokuState some(int size, List<Cell> stones) {
        Player player = random.nextBoolean() ? Player.X : Player.O;
        return with(size, player, stones, stones.get(random.nextInt(stones.size())));
    }

    /** Full boards without five in a row, or full ones that the last stone wins, each after the position with one cell left. */
    List<GomokuState> full(int size, boolean won) {
        while (true) {
            List<Cell> cells = new ArrayList<>(Board.empty(size).emptyCells());
            Collections.shuffle(cells, random);
            Board board = Board.empty(size);
            for (int i = 0; i < cells.size(); i++) {
                board.put(cells.get(i), i % 2 == 0 ? Player.X : Player.O);
            }
            GomokuState state = new GomokuState(board, Optional.of(cells.get(cells.size() - 1)));
            GomokuState nearly = new GomokuState(before(state).board(), Optional.of(cells.get(cells.size() - 2)));
            if (RULES.winner(state).isPresent() == won && RULES.winner(nearly).isEmpty()) {
                return List.of(nearly, state);
            }
        }
    }

    /** Returns the state from which the last move of a won one was made, with a stone of the other player as the last. */
    static GomokuState beforeTheWin(GomokuState won) {
        Board board = before(won).board();
        Player other = won.board().at(won.last().orElseThrow()).orElseThrow().opponent();
        return new GomokuState(
                board,
                Board.empty(board.size()).emptyCells().stream()
                        .filter(cell -> board.has(other, cell.row(), cell.column()))
                        .findFirst());
    }

    private static GomokuState before(GomokuState state) {
        Board board = state.board().copy();
        state.last().ifPresent(board::clear);
        return new GomokuState(board, Optional.empty());
    }

    /** Returns a state with the player's stones, including the last one, and as many of the opponent's elsewhere. */
    private GomokuState with(int size, Player player, List<Cell> stones, Cell last) {
        int others = player == Player.X ? stones.size() - 1 : stones.size();
        while (true) {
            Board board = Board.empty(size);
            stones.forEach(cell -> board.put(cell, player));
            while (board.stones() < stones.size() + others) {
                Cell cell = new Cell(random.nextInt(size), random.nextInt(size));
                if (board.isEmpty(cell)) {
                    board.put(cell, player.opponent());
                }
            }
            GomokuState state = new GomokuState(board, Optional.of(last));
            if (RULES.winner(before(state)).isEmpty()) {
                return state;
            }
        }
    }
}
