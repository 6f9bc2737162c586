// exercise: 07
// truth: wrong
// mistake: candidates are computed once and kept until the next make; undo does not throw the kept list away
// player: both
// style: lazy cache, full scan with streams
// single: yes
// detail: always after an undo if candidates was asked for since the move that is undone was made
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Stack;
import java.util.function.Predicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Stack<Cell> moves;
    private List<Cell> cached;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves = new Stack<>();
        cached = null;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        cached = null;
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("undo without make");
        }
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (cached == null) {
            cached = compute();
        }
        return new ArrayList<>(cached);
    }

    private List<Cell> compute() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> occupied = new ArrayList<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                Cell cell = new Cell(r, c);
                if (!board.isEmpty(cell)) {
                    occupied.add(cell);
                }
            }
        }
        Predicate<Cell> near = e -> occupied.stream()
                .anyMatch(s -> Math.max(Math.abs(s.row() - e.row()), Math.abs(s.column() - e.column())) <= radius);
        return board.emptyCells().stream().filter(near).toList();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = new ArrayList<>(candidates());
        Player me = player();
        result.sort(Comparator.comparingInt((Cell c) -> completes(c, me) ? 0 : 1)
                .thenComparingInt(c -> completes(c, me.opponent()) ? 0 : 1)
                .thenComparingInt(c -> hasTwoWays(c, me) ? 0 : 1));
        return result;
    }

    private boolean hasTwoWays(Cell cell, Player me) {
        if (!board.isEmpty(cell)) {
            return false;
        }
        board.put(cell, me);
        long n = board.emptyCells().stream().filter(c -> completes(c, me)).count();
        board.clear(cell);
        return n >= 2;
    }

    private boolean completes(Cell c, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int total = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int k = 1; ; k++) {
                    int row = c.row() + sign * k * dr[i];
                    int col = c.column() + sign * k * dc[i];
                    boolean on = row >= 0 && col >= 0 && row < board.size() && col < board.size();
                    if (!on || !board.has(p, row, col)) {
                        break;
                    }
                    total++;
                }
            }
            if (total >= 5) {
                return true;
            }
        }
        return false;
    }
}
