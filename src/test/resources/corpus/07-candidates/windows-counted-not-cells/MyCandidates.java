// exercise: 07
// truth: wrong
// mistake: the third kind counts windows of five with four own stones instead of different empty cells, so XX__XX counts one cell twice
// player: both
// style: neighbour counts in a two-dimensional array, patterns by windows of five
// single: yes
// detail: sometimes; only where a stone joins two groups to five stones around one hole (XX__XX) and another cell with two ways comes later in the list
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int n;
    private int r;
    private int[][] near;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        r = radius;
        near = new int[n][n];
        moves.clear();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!b.isEmpty(i, j)) {
                    touch(i, j, 1);
                }
            }
        }
    }

    private void touch(int row, int col, int by) {
        for (int i = Math.max(0, row - r); i <= Math.min(n - 1, row + r); i++) {
            for (int j = Math.max(0, col - r); j <= Math.min(n - 1, col + r); j++) {
                near[i][j] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        touch(cell.row(), cell.column(), 1);
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = moves.pop();
        b.clear(cell);
        touch(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (b.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
            return list;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (near[i][j] > 0 && b.isEmpty(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> classes = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) {
            int k;
            if (windows(c, me, 4) > 0) {
                k = 0;
            } else if (windows(c, me.opponent(), 4) > 0) {
                k = 1;
            } else {
                // one more stone makes four of these, and the fifth cell is still empty
                k = windows(c, me, 3) >= 2 ? 2 : 3;
            }
            classes.get(k).add(c);
        }
        List<Cell> all = new ArrayList<>();
        classes.forEach(all::addAll);
        return all;
    }

    /** How many fives through the cell have so many stones of the player, and no stone of the other. */
    private int windows(Cell c, Player who, int stones) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        int count = 0;
        for (int d = 0; d < 4; d++) {
            for (int back = 0; back < 5; back++) {
                int i0 = c.row() - back * dr[d];
                int j0 = c.column() - back * dc[d];
                int i1 = i0 + 4 * dr[d];
                int j1 = j0 + 4 * dc[d];
                if (i0 < 0 || j0 < 0 || i0 >= n || j0 >= n || i1 < 0 || j1 < 0 || i1 >= n || j1 >= n) {
                    continue;
                }
                int own = 0;
                int other = 0;
                for (int s = 0; s < 5; s++) {
                    int i = i0 + s * dr[d];
                    int j = j0 + s * dc[d];
                    if (b.has(who, i, j)) {
                        own++;
                    } else if (b.has(who.opponent(), i, j)) {
                        other++;
                    }
                }
                if (own == stones && other == 0) {
                    count++;
                }
            }
        }
        return count;
    }
}
