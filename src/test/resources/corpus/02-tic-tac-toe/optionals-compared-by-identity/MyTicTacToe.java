// exercise: 02
// truth: wrong
// mistake: utility compares winner(board) with Optional.of(Player.X) by ==, which is never true, so a win of X is worth -1 like one of O.
// player: MAX
// style: short, port from Kotlin/Python habits
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
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        var next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            int diagonal = 0;
            int other = 0;
            for (int i = 0; i < 3; i++) {
                int row = 0;
                int column = 0;
                for (int j = 0; j < 3; j++) {
                    if (board.has(p, i, j)) row++;
                    if (board.has(p, j, i)) column++;
                }
                if (board.has(p, i, i)) diagonal++;
                if (board.has(p, i, 2 - i)) other++;
                if (row == 3 || column == 3) return Optional.of(p);
            }
            if (diagonal == 3 || other == 3) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner == Optional.of(Player.X)) {
            return 1;
        }
        if (winner.isPresent()) {
            return -1;
        }
        return 0;
    }
}
