// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after a trial stone are looked for among the candidates of before it, so with radius 1 the far end of an open four is not seen
// player: both
// style: boolean grid of candidates, full copies of it on a stack
// single: yes
// detail: sometimes, only with radius 1, for a move at the end of a three
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int size;
    private boolean[][] close;
    private Stack<boolean[][]> oldGrids;
    private Stack<Cell> oldMoves;

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        size = start.size();
        this.radius = radius;
        close = new boolean[size][size];
        oldGrids = new Stack<>();
        oldMoves = new Stack<>();
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++)
                if (!board.isEmpty(y, x))
                    spread(y, x);
    }

    private void spread(int y, int x) {
        for (int yy = y - radius; yy <= y + radius; yy++)
            for (int xx = x - radius; xx <= x + radius; xx++)
                if (valid(yy, xx))
                    close[yy][xx] = true;
    }

    private boolean valid(int y, int x) {
        return y >= 0 && x >= 0 && y < size && x < size;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean[][] copy = new boolean[size][];
        for (int y = 0; y < size; y++)
            copy[y] = close[y].clone();
        oldGrids.push(copy);
        oldMoves.push(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (oldMoves.empty())
            throw new IllegalStateException("undo without make");
        close = oldGrids.pop();
        board.clear(oldMoves.pop());
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
        if (board.stones() == 0)
            list.add(new Cell(size / 2, size / 2));
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++)
                if (close[y][x] && board.isEmpty(y, x))
                    list.add(new Cell(y, x));
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        List<Cell> sorted = new ArrayList<>();
        for (int wanted = 0; wanted < 4; wanted++)
            for (Cell c : cells)
                if (kind(c, me, cells) == wanted)
                    sorted.add(c);
        return sorted;
    }

    private int kind(Cell c, Player me, List<Cell> cells) {
        if (isFive(c, me))
            return 0;
        if (isFive(c, me.opponent()))
            return 1;
        board.put(c, me);
        int chances = 0;
        for (Cell other : cells)
            if (!other.equals(c) && isFive(other, me))
                chances++;
        board.clear(c);
        return chances >= 2 ? 2 : 3;
    }

    private boolean isFive(Cell c, Player p) {
        for (int d = 0; d < 4; d++) {
            int dy = d == 0 ? 0 : 1;
            int dx = d == 1 ? 0 : d == 3 ? -1 : 1;
            int y = c.row(), x = c.column(), sum = 1;
            while (valid(y + dy, x + dx) && board.has(p, y + dy, x + dx)) {
                y += dy;
                x += dx;
                sum++;
            }
            y = c.row();
            x = c.column();
            while (valid(y - dy, x - dx) && board.has(p, y - dy, x - dx)) {
                y -= dy;
                x -= dx;
                sum++;
            }
            if (sum >= 5)
                return true;
        }
        return false;
    }
}
