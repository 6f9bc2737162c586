// exercise: 07
// truth: wrong
// mistake: make saves the candidates before the stone is put, so a refused move leaves an extra entry and a later undo restores the wrong candidates
// player: both
// style: two stacks, one of moves and one of saved candidate arrays
// single: yes
// detail: sometimes; only an undo after a refused make shows it: make a, make a (refused), undo
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private boolean[][] candidate = new boolean[15][15];
    private final Stack<Cell> moves = new Stack<>();
    private final Stack<boolean[][]> saved = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
        saved.clear();
        candidate = new boolean[board.size()][board.size()];
        for (int i = 0; i < board.size(); i++)
            for (int j = 0; j < board.size(); j++)
                if (board.at(i, j).isPresent()) mark(i, j);
    }

    private void mark(int row, int col) {
        int size = board.size();
        for (int i = row - radius; i <= row + radius; i++) {
            if (i < 0 || i >= size) continue;
            for (int j = col - radius; j <= col + radius; j++) {
                if (j < 0 || j >= size) continue;
                candidate[i][j] = board.isEmpty(i, j);
            }
        }
    }

    private static boolean[][] copyOf(boolean[][] a) {
        boolean[][] c = new boolean[a.length][];
        for (int i = 0; i < a.length; i++) c[i] = a[i].clone();
        return c;
    }

    @Override
    public void make(Cell cell) {
        saved.push(copyOf(candidate));
        board.put(cell, player());
        moves.push(cell);
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("nothing to undo");
        board.clear(moves.pop());
        candidate = saved.pop();
    }

    @Override
    public Player player() {
        int x = board.count(Player.X), o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        int size = board.size();
        if (board.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
        } else {
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++)
                    if (candidate[i][j]) list.add(new Cell(i, j));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), doubles = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (isFive(c.row(), c.column(), me)) wins.add(c);
            else if (isFive(c.row(), c.column(), me.opponent())) blocks.add(c);
            else if (isDouble(c, me)) doubles.add(c);
            else rest.add(c);
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean isDouble(Cell c, Player me) {
        board.put(c, me);
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int k = -4; k <= 4; k++) {
                int i = c.row() + k * DI[d], j = c.column() + k * DJ[d];
                if (on(i, j) && board.isEmpty(i, j) && isFive(i, j, me)) ways++;
            }
        }
        board.clear(c);
        return ways >= 2;
    }

    private static final int[] DI = {0, 1, 1, 1}, DJ = {1, 0, 1, -1};

    private boolean on(int i, int j) {
        return i >= 0 && j >= 0 && i < board.size() && j < board.size();
    }

    private boolean isFive(int row, int col, Player p) {
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int i = row + DI[d], j = col + DJ[d]; on(i, j) && board.has(p, i, j); i += DI[d], j += DJ[d]) n++;
            for (int i = row - DI[d], j = col - DJ[d]; on(i, j) && board.has(p, i, j); i -= DI[d], j -= DJ[d]) n++;
            if (n >= 5) return true;
        }
        return false;
    }
}
