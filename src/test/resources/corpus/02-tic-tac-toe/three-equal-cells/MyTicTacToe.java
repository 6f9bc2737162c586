// exercise: 02
// truth: wrong
// mistake: winner returns what is on the first line with three equal cells, and three empty cells are equal too, so a later line is missed
// player: MAX
// style: Board.at and Optional compared with each other
// single: yes
// detail: sometimes, when an empty line comes before the one that wins; in real games that can only be a line of X
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
        final Player mover = player(board);
        final Board next = board.copy();
        next.put(cell, mover);
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < 3; i++) {
            if (same(board.at(i, 0), board.at(i, 1), board.at(i, 2))) {
                return board.at(i, 0);
            }
            if (same(board.at(0, i), board.at(1, i), board.at(2, i))) {
                return board.at(0, i);
            }
        }
        if (same(board.at(0, 0), board.at(1, 1), board.at(2, 2))
                || same(board.at(0, 2), board.at(1, 1), board.at(2, 0))) {
            return board.at(1, 1);
        }
        return Optional.empty();
    }

    private static boolean same(Optional<Player> a, Optional<Player> b, Optional<Player> c) {
        return a.equals(b) && b.equals(c);
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
        return winner.isPresent() ? (winner.get() == Player.X ? 1 : -1) : 0;
    }
}
