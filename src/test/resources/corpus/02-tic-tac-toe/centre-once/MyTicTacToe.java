// exercise: 02
// truth: wrong
// mistake: winner counts a mark for the second diagonal only if it is not on the first one, so the centre is missing there and that diagonal never has three.
// player: both
// style: counters for rows, columns and diagonals
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            int[] rows = new int[3];
            int[] cols = new int[3];
            int diagonal = 0;
            int antiDiagonal = 0;
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    if (!board.has(p, r, c)) {
                        continue;
                    }
                    rows[r]++;
                    cols[c]++;
                    if (r == c) {
                        diagonal++;
                    } else if (r + c == 2) {
                        antiDiagonal++;
                    }
                }
            }
            for (int i = 0; i < 3; i++) {
                if (rows[i] == 3 || cols[i] == 3) {
                    return Optional.of(p);
                }
            }
            if (diagonal == 3 || antiDiagonal == 3) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.emptyCells().isEmpty() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get() == Player.X ? +1 : -1;
    }
}
