// exercise: 07
// truth: wrong
// mistake: make pushes its record on the stack before board.put has accepted the cell, so a refused move stays on the stack
// player: both
// style: undo log of Runnables
// kind: slip
// single: yes
// detail: after a refused make: the next undo takes back the refused move, and with it a stone that was there before, or undo works although nothing was made

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Each move leaves behind a piece of code that reverses it. */
public class MyCandidates implements CandidatesTask {
    private Board stones;
    private int reach;
    private Set<Cell> open;
    private Deque<Runnable> reverse;

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        open = new HashSet<>();
        reverse = new ArrayDeque<>();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    open.addAll(box(new Cell(i, j)));
                }
            }
        }
    }

    private List<Cell> box(Cell c) {
        List<Cell> cells = new ArrayList<>();
        for (Cell each : stones.emptyCells()) {
            if (Math.abs(each.row() - c.row()) <= reach && Math.abs(each.column() - c.column()) <= reach) {
                cells.add(each);
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        List<Cell> fresh = new ArrayList<>();
        boolean was = open.contains(cell);
        reverse.push(() -> {
            stones.clear(cell);
            open.removeAll(Set.copyOf(fresh));
            if (was) {
                open.add(cell);
            }
        });
        stones.put(cell, player());
        open.remove(cell);
        for (Cell c : box(cell)) {
            if (open.add(c)) {
                fresh.add(c);
            }
        }
    }

    @Override
    public void undo() {
        if (reverse.isEmpty()) {
            throw new IllegalStateException("there is no move");
        }
        reverse.pop().run();
    }

    @Override
    public Player player() {
        return stones.count(Player.X) != stones.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Comparator<Cell> byWin = Comparator.comparing(c -> !five(stones, c, me));
        Comparator<Cell> byBlock = Comparator.comparing(c -> !five(stones, c, me.opponent()));
        Comparator<Cell> byTwo = Comparator.comparing(c -> !two(c, me));
        return candidates().stream().sorted(byWin.thenComparing(byBlock).thenComparing(byTwo)).toList();
    }

    private boolean two(Cell c, Player me) {
        Board next = stones.copy();
        next.put(c, me);
        int n = 0;
        for (Cell e : next.emptyCells()) {
            int dr = Math.abs(e.row() - c.row());
            int dc = Math.abs(e.column() - c.column());
            if (dr <= 4 && dc <= 4 && (dr == 0 || dc == 0 || dr == dc) && five(next, e, me)) {
                n++;
            }
        }
        return n > 1;
    }

    private static boolean five(Board board, Cell c, Player p) {
        return line(board, c, p, 0, 1) || line(board, c, p, 1, 0) || line(board, c, p, 1, 1) || line(board, c, p, 1, -1);
    }

    private static boolean line(Board board, Cell c, Player p, int dr, int dc) {
        int run = 0;
        for (int s = -4; s <= 4; s++) {
            int r = c.row() + s * dr;
            int k = c.column() + s * dc;
            boolean in = r >= 0 && k >= 0 && r < board.size() && k < board.size();
            run = s == 0 || in && board.has(p, r, k) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }
}
