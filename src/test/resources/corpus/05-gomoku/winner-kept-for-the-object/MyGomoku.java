// exercise: 05
// truth: wrong
// mistake: the winner is remembered for the Board object (compared with ==), so if a stone is put on the same board and it is asked again, the old answer comes back
// player: both
// style: a small cache in two fields, because terminal, actions and utility all ask for the winner
// single: yes
// detail: only if the same board object comes again directly with other stones on it; the README says that a caller may do that
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board lastBoard;
    private Optional<Player> lastWinner = Optional.empty();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.board() != lastBoard) {
            lastBoard = state.board();
            lastWinner = state.last().flatMap(cell -> look(state.board(), cell));
        }
        return lastWinner;
    }

    private Optional<Player> look(Board board, Cell cell) {
        Player player = board.at(cell).orElseThrow();
        for (int d = 0; d < 4; d++) {
            int stones = 1 + stones(board, player, cell, DR[d], DC[d]) + stones(board, player, cell, -DR[d], -DC[d]);
            if (stones >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private int stones(Board board, Player player, Cell cell, int dr, int dc) {
        int k = 0;
        for (; ; k++) {
            int r = cell.row() + (k + 1) * dr;
            int c = cell.column() + (k + 1) * dc;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(player, r, c)) {
                return k;
            }
        }
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
