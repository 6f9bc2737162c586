// exercise: 07
// truth: right
// mistake: none; nothing is kept but the board and the moves, candidates are found by streams
// player: both
// style: streams, no state but board and moves
// single: yes
// detail: checked on a few thousand random cases
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public final class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final LinkedList<Cell> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move has been made since the start");
        }
        board.clear(moves.removeLast());
    }

    @Override
    public Player player() {
        return Stream.of(Player.X, Player.O)
                .filter(p -> board.count(p) <= board.count(p.opponent()))
                .findFirst()
                .orElseThrow();
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
        return board.emptyCells().stream().filter(this::nearAStone).toList();
    }

    private boolean nearAStone(Cell cell) {
        return IntStream.range(0, board.size())
                .filter(row -> Math.abs(row - cell.row()) <= radius)
                .anyMatch(row -> IntStream.range(0, board.size())
                        .filter(column -> Math.abs(column - cell.column()) <= radius)
                        .anyMatch(column -> !board.isEmpty(row, column)));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream()
                .collect(groupingBy(cell -> rank(cell, me), TreeMap::new, toList()))
                .values()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private int rank(Cell cell, Player me) {
        if (completesFive(board, cell, me)) {
            return 1;
        }
        if (completesFive(board, cell, me.opponent())) {
            return 2;
        }
        Board after = board.copy();
        after.put(cell, me);
        return after.emptyCells().stream()
                                .filter(next -> completesFive(after, next, me))
                                .limit(2)
                                .count()
                        == 2
                ? 3
                : 4;
    }

    private static boolean completesFive(Board board, Cell cell, Player player) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                .anyMatch(d -> run(board, cell, player, d[0], d[1]) + run(board, cell, player, -d[0], -d[1]) >= 4);
    }

    private static int run(Board board, Cell cell, Player player, int down, int right) {
        return (int) IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> {
                    int row = cell.row() + i * down;
                    int column = cell.column() + i * right;
                    return row >= 0
                            && row < board.size()
                            && column >= 0
                            && column < board.size()
                            && board.has(player, row, column);
                })
                .count();
    }
}
