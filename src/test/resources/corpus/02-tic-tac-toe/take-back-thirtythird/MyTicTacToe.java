// exercise: 02
// truth: wrong
// mistake: result puts the mark on the given board and takes it back in a finally block; if the cell was taken, the exception comes as it should, but the block wipes the mark that was there
// player: both
// style: put, copy, take back; line masks on the bits of the board
// kind: subtle
// single: yes
// detail: only when result is asked for a taken cell: it throws, and the board that was given has lost a mark afterwards
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final long[] LINES = {
        0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException(cell + " is not on the board");
        }
        try {
            board.put(cell, player(board));
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            long marks = board.bits(player);
            for (long line : LINES) {
                if ((marks & line) == line) {
                    return Optional.of(player);
                }
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
        List<Cell> free = board.emptyCells();
        if (terminal(board)) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Player winner = winner(board).orElse(null);
        return winner == null ? 0 : winner == Player.MAX ? 1 : -1;
    }
}
