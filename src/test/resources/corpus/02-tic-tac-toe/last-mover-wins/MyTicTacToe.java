// exercise: 02
// truth: right
// mistake: none; only the player who has moved last can have a line, so winner asks for no other and utility goes by whose turn it would be.
// player: both
// style: short cuts that hold in every position of a game
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
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() % 2];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player last = player(board).opponent();
        boolean down = true;
        boolean up = true;
        for (int i = 0; i < 3; i++) {
            boolean row = true;
            boolean column = true;
            for (int j = 0; j < 3; j++) {
                row &= board.has(last, i, j);
                column &= board.has(last, j, i);
            }
            if (row || column) {
                return Optional.of(last);
            }
            down &= board.has(last, i, i);
            up &= board.has(last, i, 2 - i);
        }
        return down || up ? Optional.of(last) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.stones() > 4 && (board.stones() == 9 || winner(board).isPresent());
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = board.emptyCells();
        if (terminal(board)) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return player(board) == Player.O ? 1 : -1;
    }
}
