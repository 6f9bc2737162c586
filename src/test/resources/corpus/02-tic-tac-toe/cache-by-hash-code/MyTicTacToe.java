// exercise: 02
// truth: wrong
// mistake: winner remembers its answers under board.hashCode(), and different boards can have the same hash code
// player: both
// style: cached winner, lambda
// single: yes
// detail: sometimes; only after another board with the same hash code was asked about
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final Map<Integer, Optional<Player>> winners = new HashMap<>();

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
        Board child = board.copy();
        child.put(cell, player(board));
        return child;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return winners.computeIfAbsent(board.hashCode(), key -> findWinner(board));
    }

    private Optional<Player> findWinner(Board board) {
        for (Player p : Player.values()) {
            boolean main = true;
            boolean anti = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true;
                boolean col = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(p, i, j);
                    col &= board.has(p, j, i);
                }
                if (row || col) return Optional.of(p);
                main &= board.has(p, i, i);
                anti &= board.has(p, i, 2 - i);
            }
            if (main || anti) return Optional.of(p);
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
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
