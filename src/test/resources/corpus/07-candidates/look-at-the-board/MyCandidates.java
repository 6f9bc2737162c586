// exercise: 07
// truth: right
// mistake: none; nothing is kept but the boards before each move, and every answer is found by streams over the whole board.
// player: both
// style: stack of boards, streams
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private List<Board> boards = new ArrayList<>();
    private int reach;

    @Override
    public void start(Board board, int radius) {
        boards = new ArrayList<>(List.of(board.copy()));
        reach = radius;
    }

    private Board now() {
        return boards.get(boards.size() - 1);
    }

    @Override
    public void make(Cell cell) {
        Board next = now().copy();
        next.put(cell, player());
        boards.add(next);
    }

    @Override
    public void undo() {
        if (boards.size() < 2) {
            throw new IllegalStateException("there is no move to take back");
        }
        boards.remove(boards.size() - 1);
    }

    @Override
    public Player player() {
        return now().count(Player.O) < now().count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return now().copy();
    }

    private Stream<Cell> stones() {
        int n = now().size();
        return IntStream.range(0, n * n).mapToObj(i -> new Cell(i / n, i % n)).filter(c -> !now().isEmpty(c));
    }

    @Override
    public List<Cell> candidates() {
        Board board = now();
        if (board.stones() == 0) {
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        List<Cell> stones = stones().collect(Collectors.toList());
        return board.emptyCells().stream()
                .filter(e -> stones.stream().anyMatch(s ->
                        Math.max(Math.abs(s.row() - e.row()), Math.abs(s.column() - e.column())) <= reach))
                .sorted(Comparator.reverseOrder())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static boolean wins(Board board, Player p, Cell cell) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, 1})
                .anyMatch(d -> arm(board, p, cell, d[0], d[1]) + arm(board, p, cell, -d[0], -d[1]) > 3);
    }

    private static long arm(Board board, Player p, Cell cell, int down, int right) {
        return IntStream.rangeClosed(1, 4)
                .takeWhile(k -> {
                    int r = cell.row() + k * down;
                    int c = cell.column() + k * right;
                    return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
                })
                .count();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> rest = candidates();
        List<Cell> result = new ArrayList<>();
        move(rest, result, rest.stream().filter(c -> wins(now(), me, c)));
        move(rest, result, rest.stream().filter(c -> wins(now(), me.opponent(), c)));
        move(rest, result, rest.stream().filter(c -> {
            Board trial = now().copy();
            trial.put(c, me);
            return trial.emptyCells().stream().filter(x -> wins(trial, me, x)).limit(2).count() == 2;
        }));
        result.addAll(rest);
        return result;
    }

    private static void move(List<Cell> from, List<Cell> to, Stream<Cell> which) {
        List<Cell> cells = which.collect(Collectors.toList());
        from.removeAll(cells);
        to.addAll(cells);
    }
}
