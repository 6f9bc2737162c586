// exercise: 05
// truth: wrong
// mistake: The winner is asked for exactly five stones in a row, so that six or more do not win.
// kind: slip
// player: both
// style: verbose student code, four counters
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = 0;
        int o = 0;
        for (int i = 0; i < state.board().size(); i++) {
            for (int j = 0; j < state.board().size(); j++) {
                if (state.board().has(Player.X, i, j)) {
                    x++;
                } else if (state.board().has(Player.O, i, j)) {
                    o++;
                }
            }
        }
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state) == true) {
            throw new IllegalArgumentException("The game is over!");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        GomokuState newState = new GomokuState(newBoard, Optional.of(cell));
        return newState;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        int r = state.last().get().row();
        int c = state.last().get().column();
        int n = state.board().size();
        Player p = state.board().at(r, c).get();
        int horizontal = 1;
        for (int j = c + 1; j < n && state.board().has(p, r, j); j++) horizontal++;
        for (int j = c - 1; j >= 0 && state.board().has(p, r, j); j--) horizontal++;
        int vertical = 1;
        for (int i = r + 1; i < n && state.board().has(p, i, c); i++) vertical++;
        for (int i = r - 1; i >= 0 && state.board().has(p, i, c); i--) vertical++;
        int diagonal = 1;
        for (int k = 1; r + k < n && c + k < n && state.board().has(p, r + k, c + k); k++) diagonal++;
        for (int k = 1; r - k >= 0 && c - k >= 0 && state.board().has(p, r - k, c - k); k++) diagonal++;
        int anti = 1;
        for (int k = 1; r + k < n && c - k >= 0 && state.board().has(p, r + k, c - k); k++) anti++;
        for (int k = 1; r - k >= 0 && c + k < n && state.board().has(p, r - k, c + k); k++) anti++;
        if (horizontal == 5 || vertical == 5 || diagonal == 5 || anti == 5) {
            return Optional.of(p);
        } else {
            return Optional.empty();
        }
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        if (state.board().isFull()) {
            return true;
        }
        return false;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> list = new ArrayList<Cell>();
        if (terminal(state)) {
            return list;
        }
        for (int i = 0; i < state.board().size(); i++) {
            for (int j = 0; j < state.board().size(); j++) {
                if (!state.board().at(i, j).isPresent()) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).equals(Optional.of(Player.X))) {
            return 1;
        } else if (winner(state).equals(Optional.of(Player.O))) {
            return -1;
        } else {
            return 0;
        }
    }
}
