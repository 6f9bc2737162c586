// exercise: 02
// truth: wrong
// mistake: the winner is remembered for the board object, and stays the same after somebody puts another mark on that object
// player: both
// style: cache in an identity map
// single: yes
// detail: only if a board object is changed between two questions
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final Map<Board, Optional<Player>> cache = new IdentityHashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return cache.computeIfAbsent(board, this::findWinner);
    }

    private Optional<Player> findWinner(Board board) {
        for (Player player : Player.values()) {
            int main = 0;
            int anti = 0;
            for (int i = 0; i < 3; i++) {
                int inRow = 0;
                int inColumn = 0;
                for (int j = 0; j < 3; j++) {
                    if (board.has(player, i, j)) inRow++;
                    if (board.has(player, j, i)) inColumn++;
                }
                if (inRow == 3 || inColumn == 3) return Optional.of(player);
                if (board.has(player, i, i)) main++;
                if (board.has(player, i, 2 - i)) anti++;
            }
            if (main == 3 || anti == 3) return Optional.of(player);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
