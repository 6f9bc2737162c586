// exercise: 07
// truth: right
// mistake: none; undo throws the whole state away and plays all moves but the last again from the first board, and everything is worked out when a move is made
// player: both
// style: replay instead of undo, inner class with final fields, everything computed eagerly
// single: yes
// detail: candidates and ordered hand out the same unmodifiable list each time, which is never changed; board hands out a copy
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board origin = Board.empty(15);
    private int radius = 2;
    private List<Cell> moves = new ArrayList<>();
    private Snapshot now;

    /** All answers about one position. */
    private final class Snapshot {
        final Board board;
        final Player player;
        final List<Cell> candidates;
        private List<Cell> ordered;

        Snapshot(Board board) {
            this.board = board;
            this.player = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
            List<Cell> near = new ArrayList<>();
            for (Cell cell : board.emptyCells()) {
                if (isNear(cell)) {
                    near.add(cell);
                }
            }
            if (board.stones() == 0) {
                near.clear();
                near.add(new Cell(board.size() / 2, board.size() / 2));
            }
            candidates = Collections.unmodifiableList(near);
        }

        private boolean isNear(Cell cell) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    int distance = Math.max(Math.abs(r - cell.row()), Math.abs(c - cell.column()));
                    if (distance <= radius && !board.isEmpty(r, c)) {
                        return true;
                    }
                }
            }
            return false;
        }

        List<Cell> ordered() {
            if (ordered == null) {
                record Ranked(int rank, Cell cell) {}
                PriorityQueue<Ranked> queue = new PriorityQueue<>(
                        (a, b) -> a.rank != b.rank ? a.rank - b.rank : b.cell.compareTo(a.cell));
                for (Cell cell : candidates) {
                    queue.add(new Ranked(rank(cell), cell));
                }
                List<Cell> list = new ArrayList<>();
                while (!queue.isEmpty()) {
                    list.add(queue.remove().cell());
                }
                ordered = Collections.unmodifiableList(list);
            }
            return ordered;
        }

        private int rank(Cell cell) {
            Board trial = board.copy();
            trial.put(cell, player);
            if (hasFive(trial, player)) {
                // unless there was a five before: then only one through this cell counts
                if (!hasFive(board, player) || isInFive(trial, cell, player)) {
                    return 0;
                }
            }
            trial.clear(cell);
            trial.put(cell, player.opponent());
            if (isInFive(trial, cell, player.opponent())) {
                return 1;
            }
            trial.clear(cell);
            trial.put(cell, player);
            int ways = 0;
            for (Cell next : trial.emptyCells()) {
                trial.put(next, player);
                if (isInFive(trial, next, player)) {
                    ways++;
                }
                trial.clear(next);
            }
            return ways >= 2 ? 2 : 3;
        }
    }

    private static boolean hasFive(Board board, Player who) {
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.has(who, r, c) && isInFive(board, new Cell(r, c), who)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Looks at all lines of five that the cell is part of. */
    private static boolean isInFive(Board board, Cell cell, Player who) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            next:
            for (int first = -4; first <= 0; first++) {
                for (int i = first; i < first + 5; i++) {
                    int r = cell.row() + i * d[0];
                    int c = cell.column() + i * d[1];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(who, r, c)) {
                        continue next;
                    }
                }
                return true;
            }
        }
        return false;
    }

    @Override
    public void start(Board board, int radius) {
        this.origin = board.copy();
        this.radius = radius;
        this.moves = new ArrayList<>();
        this.now = new Snapshot(origin.copy());
    }

    @Override
    public void make(Cell cell) {
        Board next = now.board.copy();
        next.put(cell, now.player);
        now = new Snapshot(next);
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("this is where it began");
        }
        List<Cell> again = new ArrayList<>(moves.subList(0, moves.size() - 1));
        start(origin, radius);
        again.forEach(this::make);
    }

    @Override
    public Player player() {
        return now.player;
    }

    @Override
    public Board board() {
        return now.board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return now.candidates;
    }

    @Override
    public List<Cell> ordered() {
        return now.ordered();
    }
}
