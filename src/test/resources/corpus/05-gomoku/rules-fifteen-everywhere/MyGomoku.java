// exercise: 05
// truth: wrong
// mistake: the edge test uses the constant 15 instead of board.size(): on smaller boards counting runs off the edge and an exception comes out of winner, on larger boards stones from row or column 15 on are not counted and fives there are missed
// player: both
// style: constant SIZE, four directions in a table
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int SIZE = 15;
    private static final int WIN = 5;
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

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

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int x = state.last().get().column();
        int y = state.last().get().row();
        Player who = state.board().at(y, x).get();
        for (int d = 0; d < 4; d++) {
            int count = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int i = 1;
                while (true) {
                    int nx = x + sign * i * DX[d];
                    int ny = y + sign * i * DY[d];
                    if (nx < 0 || ny < 0 || nx >= SIZE || ny >= SIZE || !state.board().has(who, ny, nx)) {
                        break;
                    }
                    count++;
                    i++;
                }
            }
            if (count >= WIN) {
                return Optional.of(who);
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
