// exercise: 05
// truth: wrong
// mistake: utility calls every full board a tie without asking whether the last stone has made five
// player: both
// style: switch and early returns; winner with a sliding window of five over each line
// single: yes
// detail: only where the stone on the very last empty cell wins: utility is 0 instead of 1 or -1 (winner and terminal are right)

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
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over, " + cell + " cannot be played");
        }
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> mover = state.board().at(last);
        for (int way = 0; way < 4; way++) {
            // five windows of five cells contain the last stone
            for (int first = -4; first <= 0; first++) {
                boolean all = true;
                for (int i = first; i < first + 5 && all; i++) {
                    all = stone(state.board(), last, way, i).equals(mover);
                }
                if (all) {
                    return mover;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Player> stone(Board board, Cell from, int way, int steps) {
        int row = from.row();
        int column = from.column();
        switch (way) {
            case 0 -> column += steps;
            case 1 -> row += steps;
            case 2 -> {
                row += steps;
                column += steps;
            }
            default -> {
                row += steps;
                column -= steps;
            }
        }
        int n = board.size();
        return row < 0 || column < 0 || row >= n || column >= n ? Optional.empty() : board.at(row, column);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0;
        }
        return winner(state).filter(p -> p == Player.X).isPresent() ? 1 : -1;
    }
}
