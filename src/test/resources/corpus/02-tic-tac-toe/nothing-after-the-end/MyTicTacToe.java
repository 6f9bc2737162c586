// exercise: 02
// truth: wrong
// mistake: result gives back a copy when the game is over, also for a cell that is taken or outside, instead of throwing
// player: both
// style: plain loops
// single: yes
// detail: sometimes: only on boards where the game is over; seen: XXX/OO./... with (0,0) and with (7,7) gives a board and no exception
import java.util.Collections;
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
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        if (!terminal(board)) {
            next.put(cell, player(board));
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            boolean falling = true;
            boolean rising = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true;
                boolean column = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(p, i, j);
                    column &= board.has(p, j, i);
                }
                if (row || column) {
                    return Optional.of(p);
                }
                falling &= board.has(p, i, i);
                rising &= board.has(p, i, 2 - i);
            }
            if (falling || rising) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return Collections.emptyList();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
