// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board and copies it only afterwards
// player: both
// style: recursive ray, braces everywhere
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    @Override public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }
    @Override public Player player(GomokuState state) {
        Board board = state.board();
        if (board.count(Player.X) == board.count(Player.O)) { return Player.X; } else { return Player.O; }
    }
    @Override public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) { throw new IllegalArgumentException("game over"); }
        Player mover = player(state);
        Board next = state.board();
        next.put(cell, mover);
        return new GomokuState(next.copy(), Optional.of(cell));
    }
    @Override public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) { return Optional.empty(); }
        var last = state.last().get();
        var who = state.board().at(last).orElseThrow();
        int[][] dirs = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (var d : dirs) {
            if (ray(state.board(), who, last, d[0], d[1]) + ray(state.board(), who, last, -d[0], -d[1]) >= 4) { return Optional.of(who); }
        }
        return Optional.empty();
    }
    private int ray(Board board, Player who, Cell from, int dr, int dc) {
        int r = from.row() + dr, c = from.column() + dc;
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(who, r, c)) { return 0; }
        return 1 + ray(board, who, new Cell(r, c), dr, dc);
    }
    @Override public boolean terminal(GomokuState state) { return winner(state).isPresent() || state.board().isFull(); }
    @Override public List<Cell> actions(GomokuState state) { return terminal(state) ? List.of() : state.board().emptyCells(); }
    @Override public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
