// exercise: 07
// truth: right
// mistake: none; make pushes a Runnable that undoes it, the set keeps what is near
// player: both
// style: command pattern with closures, separate class for lines
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Player turn;
    private final Stack<Runnable> undo = new Stack<>();
    private final Map<Cell, Integer> witnesses = new HashMap<>();

    @Override
    public void start(Board from, int radius) {
        this.radius = radius;
        undo.clear();
        witnesses.clear();
        board = from.copy();
        turn = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    witness(new Cell(r, c), 1);
                }
            }
        }
    }

    private void witness(Cell stone, int change) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = stone.row() + dr;
                int c = stone.column() + dc;
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
                    witnesses.merge(new Cell(r, c), change, (old, add) -> old + add == 0 ? null : old + add);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        Player mover = turn;
        board.put(cell, mover);
        turn = mover.opponent();
        witness(cell, 1);
        undo.push(() -> {
            witness(cell, -1);
            board.clear(cell);
            turn = mover;
        });
    }

    @Override
    public void undo() {
        if (undo.isEmpty()) {
            throw new IllegalStateException("undo needs a make");
        }
        undo.pop().run();
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (Cell cell : witnesses.keySet()) {
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Threats threats = new Threats(board.copy(), turn);
        List<Cell> cells = candidates();
        Map<Cell, Integer> ranks = new HashMap<>();
        cells.forEach(cell -> ranks.put(cell, threats.rank(cell)));
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private static final class Threats {
        private final Board board;
        private final Player me;

        Threats(Board board, Player me) {
            this.board = board;
            this.me = me;
        }

        int rank(Cell cell) {
            if (makesFive(cell, me)) return 0;
            if (makesFive(cell, me.opponent())) return 1;
            board.put(cell, me);
            try {
                int ways = 0;
                for (Cell next : board.emptyCells()) {
                    if (makesFive(next, me) && ++ways == 2) return 2;
                }
                return 3;
            } finally {
                board.clear(cell);
            }
        }

        private boolean makesFive(Cell cell, Player p) {
            return row(cell, p, 0, 1) || row(cell, p, 1, 0) || row(cell, p, 1, 1) || row(cell, p, -1, 1);
        }

        /** Whether one of the five windows through the cell in this direction holds only stones of the player, the cell apart. */
        private boolean row(Cell cell, Player p, int dr, int dc) {
            for (int first = -4; first <= 0; first++) {
                boolean full = true;
                for (int k = first; k < first + 5 && full; k++) {
                    int r = cell.row() + k * dr;
                    int c = cell.column() + k * dc;
                    full = k == 0 || (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c));
                }
                if (full) return true;
            }
            return false;
        }
    }
}
