// exercise: 07
// truth: wrong
// mistake: make writes the move on the stack before the board has accepted it, so after a refused move undo takes off a stone that was not made (or fails)
// player: both
// style: distance test over all stones, list of stones, no set
// single: yes
// detail: sometimes, only when undo follows a refused move
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Simple version: everything is computed from the board. */
public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private int myRadius;
    private Deque<Cell> history;

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        history = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        history.push(cell);
        myBoard.put(cell, player());
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("There is no move to undo");
        }
        Cell last = history.pop();
        myBoard.clear(last);
    }

    @Override
    public Player player() {
        int x = myBoard.count(Player.X);
        int o = myBoard.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return myBoard.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> stones = new ArrayList<>();
        for (int row = 0; row < myBoard.size(); row++) {
            for (int column = 0; column < myBoard.size(); column++) {
                Cell cell = new Cell(row, column);
                if (!myBoard.isEmpty(cell)) {
                    stones.add(cell);
                }
            }
        }
        List<Cell> found = new ArrayList<>();
        if (stones.isEmpty()) {
            found.add(new Cell(myBoard.size() / 2, myBoard.size() / 2));
            return found;
        }
        for (Cell empty : myBoard.emptyCells()) {
            for (Cell stone : stones) {
                int rows = Math.abs(stone.row() - empty.row());
                int columns = Math.abs(stone.column() - empty.column());
                if (Math.max(rows, columns) <= myRadius) {
                    found.add(empty);
                    break;
                }
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player other = me.opponent();
        List<Cell> all = candidates();
        List<Cell> result = new ArrayList<>();
        for (Cell cell : all) {
            if (makesFive(cell, me)) {
                result.add(cell);
            }
        }
        for (Cell cell : all) {
            if (!result.contains(cell) && makesFive(cell, other)) {
                result.add(cell);
            }
        }
        for (Cell cell : all) {
            if (!result.contains(cell) && makesTwo(cell, me)) {
                result.add(cell);
            }
        }
        for (Cell cell : all) {
            if (!result.contains(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean makesTwo(Cell cell, Player me) {
        int ways = 0;
        myBoard.put(cell, me);
        for (Cell next : myBoard.emptyCells()) {
            if (makesFive(next, me)) {
                ways++;
            }
        }
        myBoard.clear(cell);
        return ways >= 2;
    }

    private boolean makesFive(Cell cell, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int total = 1 + count(cell, p, dr[i], dc[i]) + count(cell, p, -dr[i], -dc[i]);
            if (total >= 5) {
                return true;
            }
        }
        return false;
    }

    private int count(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < myBoard.size() && c < myBoard.size() && myBoard.has(p, r, c)) {
            n++;
            r = r + dr;
            c = c + dc;
        }
        return n;
    }
}
