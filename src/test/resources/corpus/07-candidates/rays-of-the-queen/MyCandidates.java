// exercise: 07
// truth: wrong
// mistake: near() walks only along the eight directions of a queen, so cells a knight's move away from a stone are no candidates
// player: both
// style: whole board scan, enum of directions, streams
// kind: slip
// single: yes
// detail: whenever the radius is 2 or more and a cell is within it but not in line with a stone

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Dir {
        N(-1, 0), NE(-1, 1), E(0, 1), SE(1, 1), S(1, 0), SW(1, -1), W(0, -1), NW(-1, -1);

        final int dr;
        final int dc;

        Dir(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }

        Dir back() {
            return values()[(ordinal() + 4) % 8];
        }
    }

    private Board b;
    private int dist;
    private LinkedList<Cell> moves = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        dist = radius;
        moves = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        if (moves.size() == 0) throw new IllegalStateException("no move");
        b.clear(moves.removeLast());
    }

    @Override
    public Player player() {
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    private boolean in(int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    private Collection<Cell> near(int r, int c) {
        List<Cell> out = new ArrayList<>();
        for (Dir d : Dir.values()) {
            for (int k = 1; k <= dist; k++) {
                int rr = r + k * d.dr;
                int cc = c + k * d.dc;
                if (!in(rr, cc)) break;
                if (b.isEmpty(rr, cc)) out.add(new Cell(rr, cc));
            }
        }
        return out;
    }

    @Override
    public List<Cell> candidates() {
        if (b.stones() == 0) return List.of(new Cell(b.size() / 2, b.size() / 2));
        TreeSet<Cell> set = new TreeSet<>();
        for (int r = 0; r < b.size(); r++)
            for (int c = 0; c < b.size(); c++)
                if (!b.isEmpty(r, c)) set.addAll(near(r, c));
        return new ArrayList<>(set);
    }

    private int length(Cell c, Dir d, Player p) {
        int n = 0;
        while (in(c.row() + (n + 1) * d.dr, c.column() + (n + 1) * d.dc) && b.has(p, c.row() + (n + 1) * d.dr, c.column() + (n + 1) * d.dc)) n++;
        return n;
    }

    private boolean five(Cell c, Player p) {
        for (Dir d : Dir.values()) if (length(c, d, p) + length(c, d.back(), p) + 1 >= 5) return true;
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> win = new ArrayList<>();
        List<Cell> block = new ArrayList<>();
        List<Cell> two = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (five(c, me)) {
                win.add(c);
            } else if (five(c, me.opponent())) {
                block.add(c);
            } else {
                b.put(c, me);
                int n = 0;
                for (Dir d : Dir.values())
                    for (int k = 1; k <= 4; k++) {
                        int rr = c.row() + k * d.dr, cc = c.column() + k * d.dc;
                        if (in(rr, cc) && b.isEmpty(rr, cc) && five(new Cell(rr, cc), me)) n++;
                    }
                b.clear(c);
                (n >= 2 ? two : rest).add(c);
            }
        }
        win.addAll(block);
        win.addAll(two);
        win.addAll(rest);
        return win;
    }
}
