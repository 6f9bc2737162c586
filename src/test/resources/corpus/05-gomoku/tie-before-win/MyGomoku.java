// exercise: 05
// truth: wrong
// mistake: utility gives 0 for every full board, also when the stone that filled it made five
// player: both
// style: plain, helper class for the walk
// single: yes
// detail: sometimes; the last empty cell of the board wins (X only on odd sizes, O only on even ones)
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    static class Walker {
        Board board;
        Player owner;
        int row, column;

        Walker(Board board, Cell at) {
            this.board = board;
            this.owner = board.at(at).get();
            this.row = at.row();
            this.column = at.column();
        }

        int walk(int down, int right) {
            int r = row, c = column, steps = -1;
            do {
                steps++;
                r += down;
                c += right;
            } while (r > -1 && r < board.size() && c > -1 && c < board.size() && board.has(owner, r, c));
            return steps;
        }

        boolean line(int down, int right) {
            return walk(down, right) + walk(-down, -right) > 3;
        }
    }

    @Override
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        if (b.count(Player.X) == b.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("somebody has won already");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Walker w = new Walker(state.board(), state.last().get());
        boolean won = w.line(0, 1) || w.line(1, 0) || w.line(1, 1) || w.line(-1, 1);
        return won ? Optional.of(w.owner) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (state.board().isFull()) {
            return true;
        }
        return winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return Collections.emptyList();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0;
        }
        if (winner(state).equals(Optional.of(Player.X))) {
            return 1;
        }
        return -1;
    }
}
