// exercise: 05
// truth: wrong
// mistake: the table of lengths in winner ends at eight, but four stones on either side of the last one make nine
// player: both
// style: a table instead of a comparison, arms as an array
// single: yes
// detail: only when the last stone joins four and four (nine in a row): winner throws an exception

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** By the number of stones in a row: at most four on either side, or the game would have been over before. */
    private static final boolean[] WINS = {false, false, false, false, false, true, true, true, true};

    /** Opposite ways are four apart. */
    private static final int[] DOWN = {0, 1, 1, 1, 0, -1, -1, -1};

    private static final int[] RIGHT = {1, 1, 0, -1, -1, -1, 0, 1};

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
            throw new IllegalArgumentException("no more moves");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        Player who = state.board().at(cell).orElseThrow();
        int[] arms = new int[8];
        for (int way = 0; way < 8; way++) {
            int r = cell.row() + DOWN[way];
            int c = cell.column() + RIGHT[way];
            while (inside(r, state) && inside(c, state) && state.board().has(who, r, c)) {
                arms[way]++;
                r += DOWN[way];
                c += RIGHT[way];
            }
        }
        for (int way = 0; way < 4; way++) {
            if (WINS[arms[way] + 1 + arms[way + 4]]) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    private static boolean inside(int i, GomokuState state) {
        return 0 <= i && i < state.board().size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return switch (winner(state).map(Player::symbol).orElse('.')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
