// exercise: 07
// truth: wrong
// mistake: the search for the two cells that complete a five looks from four cells before the stone to three cells after it, so the cell four after it is missed
// player: both
// style: padded char grid, journal of changed cells with a marker for each move
// single: yes
// detail: only if the stone is the left (or upper) end of an open four: .(X)XXX. is not seen, X(X)XX is; rightwards, down and both diagonals downwards
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int PAD = 6;

    private Board board;
    private char[][] g; // '#' is outside
    private boolean[][] cand;
    private int size, radius;
    private List<int[]> journal;

    @Override
    public void start(Board b, int radius) {
        this.radius = radius;
        board = b.copy();
        size = b.size();
        journal = new ArrayList<>();
        g = new char[size + 2 * PAD][size + 2 * PAD];
        cand = new boolean[size][size];
        for (char[] line : g) java.util.Arrays.fill(line, '#');
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++)
                g[i + PAD][j + PAD] = b.has(Player.X, i, j) ? 'X' : b.has(Player.O, i, j) ? 'O' : '.';
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++)
                if (g[i + PAD][j + PAD] != '.') light(i, j);
        journal.clear();
    }

    // switches the neighbours on and writes down which were off
    private void light(int row, int col) {
        for (int i = row - radius; i <= row + radius; i++)
            for (int j = col - radius; j <= col + radius; j++)
                if (i >= 0 && j >= 0 && i < size && j < size && !cand[i][j] && g[i + PAD][j + PAD] == '.') {
                    cand[i][j] = true;
                    journal.add(new int[] {i, j, 0});
                }
    }

    @Override
    public void make(Cell cell) {
        Player p = player();
        board.put(cell, p);
        int i = cell.row(), j = cell.column();
        journal.add(new int[] {i, j, cand[i][j] ? 2 : 1});
        cand[i][j] = false;
        g[i + PAD][j + PAD] = p.symbol();
        light(i, j);
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) throw new IllegalStateException("journal is empty");
        int[] entry = journal.remove(journal.size() - 1);
        while (entry[2] == 0) {
            cand[entry[0]][entry[1]] = false;
            entry = journal.remove(journal.size() - 1);
        }
        cand[entry[0]][entry[1]] = entry[2] == 2;
        g[entry[0] + PAD][entry[1] + PAD] = '.';
        board.clear(new Cell(entry[0], entry[1]));
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
        List<Cell> all = new ArrayList<>();
        if (board.stones() == 0) all.add(new Cell(size / 2, size / 2));
        else
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++)
                    if (cand[i][j]) all.add(new Cell(i, j));
        return all;
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol(), you = player().opponent().symbol();
        ArrayList<Cell> result = new ArrayList<>();
        int wins = 0, blocks = 0, doubles = 0; // how many of each there are at the front
        for (Cell c : candidates()) {
            int i = c.row() + PAD, j = c.column() + PAD;
            if (five(i, j, me)) {
                result.add(wins, c);
                wins++;
            } else if (five(i, j, you)) {
                result.add(wins + blocks, c);
                blocks++;
            } else if (doubleFour(i, j, me)) {
                result.add(wins + blocks + doubles, c);
                doubles++;
            } else result.add(c);
        }
        return result;
    }

    private boolean doubleFour(int i, int j, char me) {
        g[i][j] = me;
        int n = 0;
        for (int d = 0; d < 4; d++)
            for (int k = -4; k < 4; k++) {
                int a = i + k * DI[d], b = j + k * DJ[d];
                if (g[a][b] == '.' && five(a, b, me)) n++;
            }
        g[i][j] = '.';
        return n > 1;
    }

    private static final int[] DI = {0, 1, 1, 1};
    private static final int[] DJ = {1, 0, 1, -1};

    private boolean five(int i, int j, char p) {
        for (int d = 0; d < 4; d++) {
            int a = 1, b = 1;
            while (g[i + a * DI[d]][j + a * DJ[d]] == p) a++;
            while (g[i - b * DI[d]][j - b * DJ[d]] == p) b++;
            if (a + b - 1 >= 5) return true;
        }
        return false;
    }
}
