// exercise: 05
// truth: wrong
// mistake: whose turn it is is a field that every result flips, not read from the state
// player: both
// style: object with a field for the turn
// single: yes
// detail: always, as soon as results are asked for in another order than in one game
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Player turn = Player.X;

    @Override
    public GomokuState start(int size) {
        turn = Player.X;
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return turn;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over.");
        }
        Board copy = state.board().copy();
        copy.put(cell, turn);
        turn = turn.opponent();
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board b = state.board();
        Cell last = state.last().get();
        Player p = b.at(last).get();
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) {
                    continue;
                }
                int n = 1;
                for (int sign = -1; sign <= 1; sign += 2) {
                    int r = last.row() + sign * dr;
                    int c = last.column() + sign * dc;
                    while (r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c)) {
                        n++;
                        r += sign * dr;
                        c += sign * dc;
                    }
                }
                if (n >= 5) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            cells.addAll(state.board().emptyCells());
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get().equals(Player.X) ? 1 : -1;
    }
}
