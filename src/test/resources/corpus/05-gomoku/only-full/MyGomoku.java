// exercise: 05
// truth: wrong
// mistake: result refuses moves only on a full board, not after somebody has won
// player: both
// style: plain loops, nested helper class
// single: yes
// detail: result on an empty cell of a board on which somebody has five returns a new state instead of throwing

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private static class Counter {
        final Board board;
        final Player who;

        Counter(Board board, Player who) {
            this.board = board;
            this.who = who;
        }

        int count(int row, int col, int dRow, int dCol) {
            int r = row + dRow;
            int c = col + dCol;
            if (!board.contains(new Cell(Math.max(r, 0), Math.max(c, 0))) || r < 0 || c < 0) {
                return 0;
            }
            if (!board.has(who, r, c)) {
                return 0;
            }
            return 1 + count(r, c, dRow, dCol);
        }

        int both(int row, int col, int dRow, int dCol) {
            return count(row, col, dRow, dCol) + 1 + count(row, col, -dRow, -dCol);
        }
    }

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (state.board().isFull()) {
            throw new IllegalArgumentException("The game is over");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        Player who = state.board().at(cell).get();
        Counter counter = new Counter(state.board(), who);
        int row = cell.row();
        int col = cell.column();
        if (counter.both(row, col, 0, 1) >= 5
                || counter.both(row, col, 1, 0) >= 5
                || counter.both(row, col, 1, 1) >= 5
                || counter.both(row, col, -1, 1) >= 5) {
            return Optional.of(who);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> result = new ArrayList<>();
        if (terminal(state)) {
            return result;
        }
        for (int row = 0; row < state.board().size(); row++) {
            for (int col = 0; col < state.board().size(); col++) {
                Cell cell = new Cell(row, col);
                if (state.board().isEmpty(cell)) {
                    result.add(cell);
                }
            }
        }
        return result;
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent() && w.get() == Player.X) {
            return 1;
        }
        if (w.isPresent()) {
            return -1;
        }
        return 0;
    }
}
