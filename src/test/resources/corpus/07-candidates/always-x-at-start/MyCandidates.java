// exercise: 07
// truth: wrong
// mistake: start sets the turn to X, also if X has one stone more on the board already
// player: MIN
// style: fields for everything, turn toggled by make and undo
// single: yes
// detail: sometimes; only if the given board has an odd number of stones
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private int myRadius;
    private Player toMove = Player.X;
    private Map<Cell, Integer> touching = new HashMap<>();
    private List<Cell> game = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        toMove = Player.X;
        touching = new HashMap<>();
        game = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (!board.isEmpty(row, col)) {
                    change(row, col, true);
                }
            }
        }
    }

    private void change(int row, int col, boolean more) {
        for (int r = row - myRadius; r <= row + myRadius; r++) {
            for (int c = col - myRadius; c <= col + myRadius; c++) {
                if (!outside(r, c)) {
                    touching.merge(new Cell(r, c), more ? 1 : -1, Integer::sum);
                }
            }
        }
    }

    private boolean outside(int r, int c) {
        return r < 0 || c < 0 || r >= myBoard.size() || c >= myBoard.size();
    }

    @Override
    public void make(Cell cell) {
        if (outside(cell.row(), cell.column()) || !myBoard.isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played");
        }
        myBoard.put(cell, toMove);
        toMove = toMove.opponent();
        game.add(cell);
        change(cell.row(), cell.column(), true);
    }

    @Override
    public void undo() {
        if (game.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell last = game.remove(game.size() - 1);
        myBoard.clear(last);
        toMove = toMove.opponent();
        change(last.row(), last.column(), false);
    }

    @Override
    public Player player() {
        return toMove;
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        if (myBoard.stones() == 0) {
            return List.of(new Cell(myBoard.size() / 2, myBoard.size() / 2));
        }
        List<Cell> result = new ArrayList<>();
        for (Map.Entry<Cell, Integer> entry : touching.entrySet()) {
            if (entry.getValue() > 0 && myBoard.isEmpty(entry.getKey())) {
                result.add(entry.getKey());
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> todo = new ArrayList<>(candidates());
        List<Cell> result = new ArrayList<>();
        for (int kind = 1; kind <= 3; kind++) {
            for (Cell cell : List.copyOf(todo)) {
                boolean match = switch (kind) {
                    case 1 -> longest(cell, toMove) >= 5;
                    case 2 -> longest(cell, toMove.opponent()) >= 5;
                    default -> isDouble(cell);
                };
                if (match) {
                    result.add(cell);
                    todo.remove(cell);
                }
            }
        }
        result.addAll(todo);
        return result;
    }

    private boolean isDouble(Cell cell) {
        int ends = 0;
        myBoard.put(cell, toMove);
        for (int d = 0; d < 8; d++) {
            int dr = (d < 3 ? -1 : d < 5 ? 0 : 1), dc = new int[] {-1, 0, 1, -1, 1, -1, 0, 1}[d];
            for (int i = 1; i <= 4; i++) {
                int r = cell.row() + i * dr, c = cell.column() + i * dc;
                if (!outside(r, c) && myBoard.isEmpty(r, c) && longest(new Cell(r, c), toMove) >= 5) {
                    ends++;
                }
            }
        }
        myBoard.clear(cell);
        return ends >= 2;
    }

    private int longest(Cell cell, Player p) {
        int best = 0;
        int[][] dirs = {{0, 1}, {1, 1}, {1, 0}, {1, -1}};
        for (int[] d : dirs) {
            int len = 1;
            int r = cell.row() + d[0], c = cell.column() + d[1];
            while (!outside(r, c) && myBoard.has(p, r, c)) {
                len++; r += d[0]; c += d[1];
            }
            r = cell.row() - d[0];
            c = cell.column() - d[1];
            while (!outside(r, c) && myBoard.has(p, r, c)) {
                len++; r -= d[0]; c -= d[1];
            }
            best = Math.max(best, len);
        }
        return best;
    }
}
