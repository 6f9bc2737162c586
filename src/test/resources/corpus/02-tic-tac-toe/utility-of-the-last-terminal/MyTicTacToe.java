// exercise: 02
// truth: wrong
// mistake: utility does not look at its board but at the winner that the last call of terminal has left in a field
// kind: subtle
// player: both
// style: helper class, field
// single: yes
// detail: only if terminal was not asked at all, or was asked about another board before utility
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final class Referee {
        Player winner;

        /** Looks at all lines and notes who has one. */
        void look(Board board) {
            winner = null;
            for (Player player : Player.values()) {
                for (int i = 0; i < 3; i++) {
                    check(board, player, i, 0, 0, 1);
                    check(board, player, 0, i, 1, 0);
                }
                check(board, player, 0, 0, 1, 1);
                check(board, player, 0, 2, 1, -1);
            }
        }

        private void check(Board board, Player player, int row, int column, int down, int right) {
            for (int i = 0; i < 3; i++) {
                if (!board.has(player, row + i * down, column + i * right)) {
                    return;
                }
            }
            winner = player;
        }
    }

    private final Referee referee = new Referee();

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
        Referee second = new Referee();
        second.look(board);
        return Optional.ofNullable(second.winner);
    }

    @Override
    public boolean terminal(Board board) {
        referee.look(board);
        return referee.winner != null || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).isPresent() ? List.of() : board.emptyCells();
    }

    /** Only asked when the game is over, so terminal has just looked at the lines. */
    @Override
    public int utility(Board board) {
        if (referee.winner == null) {
            return 0;
        }
        return referee.winner == Player.X ? 1 : -1;
    }
}
