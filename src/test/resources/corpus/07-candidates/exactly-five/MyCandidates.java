// exercise: 07
// truth: wrong
// mistake: a cell counts as completing a five only if the row is then exactly five long, six and more are forgotten
// player: both
// style: streams, an enum of directions, a comparator
// kind: slip
// single: yes
// detail: ordered: cells that join stones to a row of six or more (own, the opponent's, or after a move with two ways)
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Direction {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int down;
        final int right;

        Direction(int down, int right) {
            this.down = down;
            this.right = right;
        }

        Stream<Cell> ray(Cell from, int sign, int size) {
            return IntStream.iterate(1, i -> i + 1)
                    .mapToObj(i -> new int[] {from.row() + sign * i * down, from.column() + sign * i * right})
                    .takeWhile(p -> p[0] >= 0 && p[1] >= 0 && p[0] < size && p[1] < size)
                    .map(p -> new Cell(p[0], p[1]));
        }
    }

    private Board board;
    private int radius;
    private final Deque<Cell> played = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.played.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        board.clear(played.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return board.emptyCells().stream().filter(this::nearStone).toList();
    }

    private boolean nearStone(Cell cell) {
        return IntStream.rangeClosed(Math.max(0, cell.row() - radius), Math.min(board.size() - 1, cell.row() + radius))
                .anyMatch(row -> IntStream.rangeClosed(
                                Math.max(0, cell.column() - radius),
                                Math.min(board.size() - 1, cell.column() + radius))
                        .anyMatch(column -> !board.isEmpty(row, column)));
    }

    @Override
    public List<Cell> ordered() {
        Player us = player();
        Predicate<Cell> wins = cell -> completes(cell, us);
        Predicate<Cell> blocks = cell -> completes(cell, us.opponent());
        Predicate<Cell> doubles = cell -> opens(cell, us);
        return candidates().stream()
                .sorted(Comparator.comparing(wins::test)
                        .thenComparing(blocks::test)
                        .thenComparing(doubles::test)
                        .reversed())
                .toList();
    }

    private boolean completes(Cell cell, Player player) {
        return Arrays.stream(Direction.values()).anyMatch(d -> stones(cell, player, d) == 5);
    }

    private long stones(Cell cell, Player player, Direction d) {
        return 1 + IntStream.of(-1, 1)
                .mapToLong(sign -> d.ray(cell, sign, board.size())
                        .takeWhile(c -> board.has(player, c.row(), c.column()))
                        .count())
                .sum();
    }

    private boolean opens(Cell cell, Player player) {
        board.put(cell, player);
        long ways = Arrays.stream(Direction.values())
                .flatMap(d -> Stream.concat(
                        d.ray(cell, 1, board.size()).limit(4),
                        d.ray(cell, -1, board.size()).limit(4)))
                .filter(board::isEmpty)
                .filter(c -> completes(c, player))
                .count();
        board.clear(cell);
        return ways >= 2;
    }
}
