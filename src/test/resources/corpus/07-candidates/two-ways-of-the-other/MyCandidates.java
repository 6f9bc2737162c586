// exercise: 07
// truth: wrong
// mistake: for the third kind the stone of the side to move is put, and then the fives of the opponent are counted
// player: both
// style: streams, filters, LinkedHashSet
// single: yes
// detail: third kind is empty or wrong
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int radius;
    Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board given, int r) {
        this.board = given.copy();
        this.radius = r;
        this.moves = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        Cell last = moves.pollLast();
        if (last == null) {
            throw new IllegalStateException("there is no move to take back");
        }
        board.clear(last);
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return board.emptyCells().stream().filter(this::isNear).collect(Collectors.toList());
    }

    private boolean isNear(Cell c) {
        int n = board.size();
        for (int r = Math.max(c.row() - radius, 0); r < n && r <= c.row() + radius; r++) {
            for (int k = Math.max(c.column() - radius, 0); k < n && k <= c.column() + radius; k++) {
                if (!board.isEmpty(r, k)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player other = me.opponent();
        List<Cell> all = candidates();
        List<Cell> first = all.stream().filter(c -> wins(board, c, me)).toList();
        List<Cell> second = all.stream().filter(c -> !first.contains(c) && wins(board, c, other)).toList();
        List<Cell> third = all.stream()
                .filter(c -> !first.contains(c) && !second.contains(c))
                .filter(c -> {
                    Board next = board.copy();
                    next.put(c, me);
                    return next.emptyCells().stream().filter(e -> wins(next, e, other)).limit(2).count() == 2;
                })
                .toList();
        return Stream.of(first, second, third, all)
                .flatMap(List::stream)
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static boolean wins(Board b, Cell c, Player p) {
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr > 0 || dr == 0 && dc > 0) {
                    if (inRow(b, c, p, dr, dc) + inRow(b, c, p, -dr, -dc) >= 4) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int inRow(Board b, Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr;
        int k = c.column() + dc;
        if (r < 0 || k < 0 || !b.contains(new Cell(r, k)) || !b.has(p, r, k)) {
            return 0;
        }
        return 1 + inRow(b, new Cell(r, k), p, dr, dc);
    }
}
