// exercise: 07
// truth: wrong
// mistake: on an empty board the middle is put into the set of candidates, and it stays there when the first stone is put far from it
// player: both
// style: set kept up to date, undo by records
// single: yes
// detail: sometimes; first stone on an empty board so far from the middle that the middle is not near it
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static class Move {
        final Cell cell;
        final boolean candidate;
        final List<Cell> newOnes = new ArrayList<>();

        Move(Cell cell, boolean candidate) {
            this.cell = cell;
            this.candidate = candidate;
        }
    }

    private Board board;
    private int radius;
    private LinkedHashSet<Cell> candidates;
    private Stack<Move> moves;

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        this.candidates = new LinkedHashSet<>();
        this.moves = new Stack<>();
        if (board.stones() == 0) {
            candidates.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    candidates.addAll(neighbours(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> neighbours(Cell of) {
        List<Cell> list = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (Math.abs(cell.row() - of.row()) <= radius && Math.abs(cell.column() - of.column()) <= radius) {
                list.add(cell);
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Move move = new Move(cell, candidates.remove(cell));
        for (Cell near : neighbours(cell)) {
            if (candidates.add(near)) {
                move.newOnes.add(near);
            }
        }
        moves.push(move);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        Move move = moves.pop();
        board.clear(move.cell);
        candidates.removeAll(move.newOnes);
        if (move.candidate) {
            candidates.add(move.cell);
        }
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
        return List.copyOf(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Player self = player();
        List<Cell> w = new ArrayList<>(), b = new ArrayList<>(), t = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            (five(cell, self) ? w : five(cell, self.opponent()) ? b : two(cell, self) ? t : rest).add(cell);
        }
        w.addAll(b);
        w.addAll(t);
        w.addAll(rest);
        return w;
    }

    private boolean two(Cell cell, Player self) {
        int found = 0;
        board.put(cell, self);
        for (Cell other : board.emptyCells()) {
            int dr = other.row() - cell.row(), dc = other.column() - cell.column();
            boolean inLine = dr == 0 || dc == 0 || dr == dc || dr == -dc;
            if (inLine && Math.max(Math.abs(dr), Math.abs(dc)) < 5 && five(other, self)) {
                found++;
            }
        }
        board.clear(cell);
        return found >= 2;
    }

    private boolean five(Cell cell, Player p) {
        return 1 + count(cell, p, 0, 1) + count(cell, p, 0, -1) >= 5
                || 1 + count(cell, p, 1, 0) + count(cell, p, -1, 0) >= 5
                || 1 + count(cell, p, 1, 1) + count(cell, p, -1, -1) >= 5
                || 1 + count(cell, p, 1, -1) + count(cell, p, -1, 1) >= 5;
    }

    private int count(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int n = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
