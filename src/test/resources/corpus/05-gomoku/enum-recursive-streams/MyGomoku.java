// exercise: 05
// truth: right
// mistake: none; recursive counting, an enum of axes, streams for the cells
// player: both
// style: functional, enum, recursion
// single: yes
// detail: always
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private enum Axis {
        HORIZONTAL(0, 1), VERTICAL(1, 0), SLASH(-1, 1), BACKSLASH(1, 1);

        final int dy;
        final int dx;

        Axis(int dy, int dx) {
            this.dy = dy;
            this.dx = dx;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        return s.board().count(Player.X) != s.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        Objects.requireNonNull(cell);
        boolean legal = s.board().contains(cell) && s.board().isEmpty(cell) && !terminal(s);
        if (!legal) throw new IllegalArgumentException(cell + " cannot be played in " + s);
        Board after = s.board().copy();
        after.put(cell, player(s));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        return s.last().flatMap(cell -> s.board().at(cell).filter(who ->
                Arrays.stream(Axis.values()).anyMatch(axis -> length(s.board(), who, cell, axis) > 4)));
    }

    private static int length(Board b, Player who, Cell c, Axis axis) {
        return walk(b, who, c.row(), c.column(), axis.dy, axis.dx)
                + walk(b, who, c.row(), c.column(), -axis.dy, -axis.dx) - 1;
    }

    private static int walk(Board b, Player who, int row, int col, int dy, int dx) {
        boolean inside = Math.min(row, col) >= 0 && Math.max(row, col) < b.size();
        return inside && b.has(who, row, col) ? 1 + walk(b, who, row + dy, col + dx, dy, dx) : 0;
    }

    @Override
    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        if (terminal(s)) return List.of();
        int n = s.board().size();
        return IntStream.range(0, n * n)
                .mapToObj(i -> new Cell(i % n, i / n))
                .filter(s.board()::isEmpty)
                .collect(Collectors.toList());
    }

    @Override
    public int utility(GomokuState s) {
        return winner(s).map(p -> p.equals(Player.MAX) ? 1 : -1).orElse(0);
    }
}
