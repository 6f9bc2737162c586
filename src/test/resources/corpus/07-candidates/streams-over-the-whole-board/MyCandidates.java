// exercise: 07
// truth: right
// mistake: none; keeps nothing but the boards so far, one copy for each move, and looks at the whole board for each answer
// player: both
// style: stack of boards, streams, no journal
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final List<Board> boards = new ArrayList<>();
    private int radius;

    private Board now() {
        return boards.get(boards.size() - 1);
    }

    @Override
    public void start(Board board, int radius) {
        boards.clear();
        boards.add(board.copy());
        this.radius = radius;
    }

    @Override
    public void make(Cell cell) {
        Board next = now().copy();
        next.put(cell, player());
        boards.add(next);
    }

    @Override
    public void undo() {
        if (boards.size() < 2) throw new IllegalStateException("nothing made");
        boards.remove(boards.size() - 1);
    }

    @Override
    public Player player() {
        return now().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now();
    }

    @Override
    public List<Cell> candidates() {
        Board board = now();
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        return board.emptyCells().stream().filter(c -> isNear(board, c)).toList();
    }

    private boolean isNear(Board board, Cell c) {
        return span(c.row(), board).anyMatch(r -> span(c.column(), board).anyMatch(column -> !board.isEmpty(r, column)));
    }

    private IntStream span(int centre, Board board) {
        return IntStream.range(Math.max(0, centre - radius), Math.min(board.size(), centre + radius + 1));
    }

    @Override
    public List<Cell> ordered() {
        Board board = now().copy();
        Player me = player();
        record Ranked(Cell cell, int rank) {}
        return candidates().stream()
                .map(c -> new Ranked(c, rank(board, c, me)))
                .sorted(Comparator.comparingInt(Ranked::rank))
                .map(Ranked::cell)
                .toList();
    }

    private static int rank(Board board, Cell cell, Player me) {
        if (five(board, cell, me)) return 0;
        if (five(board, cell, me.opponent())) return 1;
        board.put(cell, me);
        long ways = board.emptyCells().stream().filter(c -> five(board, c, me)).count();
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private static boolean five(Board board, Cell cell, Player who) {
        return row(board, cell, who, 0, 1) > 4 || row(board, cell, who, 1, 0) > 4
                || row(board, cell, who, 1, 1) > 4 || row(board, cell, who, 1, -1) > 4;
    }

    private static int row(Board board, Cell cell, Player who, int dr, int dc) {
        int from = 0;
        int to = 0;
        while (has(board, who, cell.row() + (to + 1) * dr, cell.column() + (to + 1) * dc)) to++;
        while (has(board, who, cell.row() + (from - 1) * dr, cell.column() + (from - 1) * dc)) from--;
        return to - from + 1;
    }

    private static boolean has(Board board, Player who, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
    }
}
