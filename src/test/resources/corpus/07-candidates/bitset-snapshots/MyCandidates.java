// exercise: 07
// truth: right
// mistake: none; a snapshot of the candidate set is pushed before each move
// player: both
// style: BitSet by cell number, snapshots on a stack, a char array beside the board
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final Stack<BitSet> old = new Stack<>();
    private final Stack<Cell> played = new Stack<>();
    private BitSet cand = new BitSet();
    private Board board;
    private int w;
    private int rad;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        w = board.size();
        rad = radius;
        old.clear();
        played.clear();
        cand = new BitSet(w * w);
        for (int k = 0; k < w * w; k++) {
            if (!board.isEmpty(k / w, k % w)) {
                spread(k / w, k % w);
            }
        }
    }

    private void spread(int row, int col) {
        int left = Math.max(0, col - rad);
        int right = Math.min(w, col + rad + 1);
        for (int y = Math.max(0, row - rad); y < Math.min(w, row + rad + 1); y++) {
            cand.set(y * w + left, y * w + right);
        }
        for (int y = Math.max(0, row - rad); y < Math.min(w, row + rad + 1); y++) {
            for (int x = left; x < right; x++) {
                if (!board.isEmpty(y, x)) {
                    cand.clear(y * w + x);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
        old.push((BitSet) cand.clone());
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (played.empty()) throw new IllegalStateException("start of the game");
        board.clear(played.pop());
        cand = old.pop();
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) list.add(new Cell(w / 2, w / 2));
        else cand.stream().forEach(k -> list.add(new Cell(k / w, k % w)));
        return list;
    }

    @Override
    public List<Cell> ordered() {
        char[][] g = new char[w][w];
        for (int y = 0; y < w; y++) for (int x = 0; x < w; x++) g[y][x] = board.isEmpty(y, x) ? '.' : board.has(Player.X, y, x) ? 'X' : 'O';
        char me = player().symbol(), he = player().opponent().symbol();
        List<List<Cell>> classes = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) classes.get(rank(g, c.row(), c.column(), me, he)).add(c);
        List<Cell> all = new ArrayList<>();
        classes.forEach(all::addAll);
        return all;
    }

    private int rank(char[][] g, int y, int x, char me, char he) {
        if (wins(g, y, x, me)) return 0;
        if (wins(g, y, x, he)) return 1;
        g[y][x] = me;
        int found = 0;
        for (int i = 0; i < w; i++) for (int j = 0; j < w; j++) if (g[i][j] == '.' && wins(g, i, j, me)) found++;
        g[y][x] = '.';
        return found > 1 ? 2 : 3;
    }

    private boolean wins(char[][] g, int y, int x, char who) {
        int[] d = {0, 1, 1, 1, 1, 0, 1, -1};
        for (int k = 0; k < 8; k += 2) {
            int len = 1;
            for (int s = 1; at(g, y + s * d[k], x + s * d[k + 1]) == who; s++) len++;
            for (int s = 1; at(g, y - s * d[k], x - s * d[k + 1]) == who; s++) len++;
            if (len > 4) return true;
        }
        return false;
    }

    private char at(char[][] g, int y, int x) {
        return y < 0 || x < 0 || y >= w || x >= w ? '#' : g[y][x];
    }
}
