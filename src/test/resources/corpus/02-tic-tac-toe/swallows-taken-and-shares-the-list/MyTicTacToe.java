// exercise: 02
// truth: wrong
// mistake: two mistakes: result catches the exception for a cell that cannot be played and returns the board as it was, so taken cells and cells outside are not refused; and actions fills and returns one list in a field, so the list that a caller still has changes with the next call
// player: both
// style: defensive try/catch, list reused to save memory
// single: no
// detail: both are about what a caller gets back, the rules themselves are right
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<Cell> moves = new ArrayList<>(9);

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        try {
            next.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            // illegal move: nothing happens
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            boolean diagonal1 = true;
            boolean diagonal2 = true;
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
                diagonal1 &= board.has(p, i, i);
                diagonal2 &= board.has(p, i, 2 - i);
            }
            if (diagonal1 || diagonal2) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            moves.addAll(board.emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get().equals(Player.MAX) ? 1 : -1;
    }
}
