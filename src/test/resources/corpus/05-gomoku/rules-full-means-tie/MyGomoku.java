// exercise: 05
// truth: wrong
// mistake: winner returns nobody as soon as the board is full, before it looks for a five: a game won by the very last stone counts as a tie, in winner and in utility
// player: both
// style: streams over four directions
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private record Step(int dr, int dc) {
        Step back() {
            return new Step(-dr, -dc);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(-1, 1));

    private static int length(Board board, Player p, Cell from, Step step) {
        int r = from.row() + step.dr();
        int c = from.column() + step.dc();
        int length = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            length++;
            r += step.dr();
            c += step.dc();
        }
        return length;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        if (state.last().isEmpty() || board.isFull()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player p = board.at(last).get();
        boolean won = STEPS.stream().anyMatch(s -> 1 + length(board, p, last, s) + length(board, p, last, s.back()) >= 5);
        return won ? Optional.of(p) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
