package plybook.judge.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
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

    /** The number of positions that are drawn of those in which cells may be confused. */
    private static final int MOST_CONFUSED = 60;

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

    /** The states in which the stone of one cell lies on another one, and is the last move there if it was. */
    public static Stream<GomokuState> elsewhere(GomokuState state, Cell from) {
        Player player = state.board().at(from).orElseThrow();
        return state.board().emptyCells().stream().map(cell -> {
            Board board = state.board().copy();
            board.clear(from);
            board.put(cell, player);
            return new GomokuState(board, state.last().map(last -> last.equals(from) ? cell : last));
        });
    }

    /** The states in which one of some stones lies elsewhere, and the hash code is the same. */
    public static Stream<GomokuState> withTheSameHashCode(
            GomokuState state, Stream<Cell> stones, ToIntFunction<GomokuState> hash) {
        int wanted = hash.applyAsInt(state);
        return stones.flatMap(stone -> elsewhere(state, stone)).filter(other -> hash.applyAsInt(other) == wanted);
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
        return Stream.of(Direction.values()).flatMap(direction -> lines(size, direction, length));
    }

    private static Stream<List<Cell>> lines(int size, Direction direction, int length) {
        return Board.empty(size).emptyCells().stream()
                .flatMap(cell -> line(size, cell.row(), cell.column(), direction, length).stream());
    }

    /** Returns whether a cell of the line is at an edge of the board. */
    public static boolean touchesEdge(int size, List<Cell> line) {
        return line.stream()
                .anyMatch(cell ->
                        cell.row() == 0 || cell.column() == 0 || cell.row() == size - 1 || cell.column() == size - 1);
    }

    /** Five in a row in each direction at each edge of the board. */
    List<GomokuState> winsAtEachEdge(int size) {
        List<Predicate<Cell>> edges = List.of(
                cell -> cell.row() == 0,
                cell -> cell.row() == size - 1,
                cell -> cell.column() == 0,
                cell -> cell.column() == size - 1);
        List<GomokuState> states = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            List<List<Cell>> lines =
                    new ArrayList<>(lines(size, direction, FIVE).toList());
            Collections.shuffle(lines, random);
            for (Predicate<Cell> edge : edges) {
                lines.stream()
                        .filter(line -> line.stream().anyMatch(edge))
                        .findFirst()
                        .ifPresent(line -> states.add(some(size, line)));
            }
        }
        return states;
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
        states.addAll(bent(size));
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
                    fill(board, player.opponent(), player == Player.X ? FIVE - 2 : FIVE - 1);
                    return new GomokuState(board, Optional.of(last));
                })
                .filter(state -> RULES.winner(state).isEmpty())
                .toList();
    }

    /** Four of five cells in a line, and instead of the fifth another cell that has the same number, or is written alike, where cells are numbered carelessly. */
    List<GomokuState> confused(int size) {
        List<List<Cell>> lines = new ArrayList<>(lines(size, FIVE).toList());
        Collections.shuffle(lines, random);
        List<GomokuState> states = new ArrayList<>();
        for (List<Cell> line : lines) {
            if (states.size() == MOST_CONFUSED) {
                break;
            }
            Cell lost = line.get(random.nextInt(FIVE));
            List<Cell> alike =
                    alike(size, lost).filter(cell -> !line.contains(cell)).toList();
            if (!alike.isEmpty()) {
                List<Cell> four =
                        line.stream().filter(cell -> !cell.equals(lost)).toList();
                List<Cell> stones = new ArrayList<>(four);
                stones.add(alike.get(random.nextInt(alike.size())));
                Player player = random.nextBoolean() ? Player.X : Player.O;
                states.add(with(size, player, stones, four.get(random.nextInt(four.size()))));
            }
        }
        return states;
    }

    /** The cells that get the same number if a row has ten, 15 or 16 cells, or a column has, or the same text if row and column are written side by side. */
    private static Stream<Cell> alike(int size, Cell cell) {
        return Board.empty(size).emptyCells().stream()
                .filter(other -> !other.equals(cell))
                .filter(other -> text(other).equals(text(cell))
                        || IntStream.of(10, 15, 16)
                                .anyMatch(row -> row * (other.row() - cell.row()) == cell.column() - other.column()
                                        || row * (other.column() - cell.column()) == cell.row() - other.row()));
    }

    private static String text(Cell cell) {
        return "" + cell.row() + cell.column();
    }

    /**
     * Three stones on one side of the last one and two on another that does not lie opposite, for any two sides: enough for five only if they are
     * added up, or if a line is taken round the corner.
     */
    private List<GomokuState> bent(int size) {
        List<Cell> corners = new ArrayList<>(Board.empty(size).emptyCells());
        Collections.shuffle(corners, random);
        List<GomokuState> states = new ArrayList<>();
        for (Direction one : Direction.values()) {
            for (Direction other : Direction.values()) {
                for (int signs = 0; signs < 4 && one != other; signs++) {
                    int ahead = signs % 2 * 2 - 1;
                    int back = signs / 2 * 2 - 1;
                    corners.stream()
                            .map(corner -> Stream.of(
                                            List.of(corner),
                                            side(size, corner, one, ahead, FIVE - 2),
                                            side(size, corner, other, back, FIVE - 3))
                                    .flatMap(List::stream)
                                    .toList())
                            .filter(stones -> stones.size() == FIVE + 1)
                            .findFirst()
                            .ifPresent(stones -> states.add(
                                    with(size, random.nextBoolean() ? Player.X : Player.O, stones, stones.get(0))));
                }
            }
        }
        return states;
    }

    /** The next cells ahead in a direction (sign 1), or back (−1); fewer at the edge of the board. */
    private static List<Cell> side(int size, Cell from, Direction direction, int sign, int length) {
        List<Cell> cells = new ArrayList<>();
        for (int step = 1; step <= length; step++) {
            int row = from.row() + sign * step * direction.rows();
            int column = from.column() + sign * step * direction.columns();
            if (row >= 0 && row < size && column >= 0 && column < size) {
                cells.add(new Cell(row, column));
            }
        }
        return cells;
    }

    /** Five side by side, of which the first or the last ones are the opponent's, next to the last stone. */
    List<GomokuState> ofBoth(int size) {
        List<GomokuState> states = new ArrayList<>();
        lines(size, FIVE).forEach(line -> {
            List<Cell> cells = new ArrayList<>(line);
            if (random.nextBoolean()) {
                Collections.reverse(cells);
            }
            Player player = random.nextBoolean() ? Player.X : Player.O;
            int own = 1 + random.nextInt(FIVE - 1);
            Board board = Board.empty(size);
            cells.forEach(cell -> board.put(cell, cells.indexOf(cell) < own ? player : player.opponent()));
            int behind = player == Player.O ? 0 : 1; // X has one stone more when X has moved
            fill(board, Player.X, Math.max(0, board.count(Player.O) + behind - board.count(Player.X)));
            fill(board, Player.O, Math.max(0, board.count(Player.X) - behind - board.count(Player.O)));
            GomokuState state = new GomokuState(board, Optional.of(cells.get(own - 1)));
            if (RULES.winner(state).isEmpty()) {
                states.add(state);
            }
        });
        return states;
    }

    /** Puts so many more stones of a player's anywhere. */
    private void fill(Board board, Player player, int stones) {
        int size = board.size();
        for (int before = board.stones(); board.stones() < before + stones; ) {
            Cell cell = new Cell(random.nextInt(size), random.nextInt(size));
            if (board.isEmpty(cell)) {
                board.put(cell, player);
            }
        }
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

    /** Some of these lines, as positions. */
    List<GomokuState> acrossTheEdge(int size, int most) {
        List<List<Cell>> lines = new ArrayList<>(acrossTheEdge(size).toList());
        Collections.shuffle(lines, random);
        return lines.stream().limit(most).map(line -> some(size, line)).toList();
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
            fill(board, player.opponent(), others);
            GomokuState state = new GomokuState(board, Optional.of(last));
            if (RULES.winner(before(state)).isEmpty()) {
                return state;
            }
        }
    }
}
