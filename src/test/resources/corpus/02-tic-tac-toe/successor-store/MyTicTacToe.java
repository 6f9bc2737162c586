// exercise: 02
// truth: wrong
// mistake: result remembers the boards it made and returns the same object when the same move is asked for on an equal board
// player: both
// style: record as key, hash map of successors, bit masks
// single: yes
// detail: rare; only if one compares by identity or writes on a result: result(b, c) == result(b, c)
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Move(long xs, long os, Cell to) {}

    private static final long[] WINS = {0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100};

    private final Map<Move, Board> successors = new HashMap<>();

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
        Move move = new Move(board.bits(Player.X), board.bits(Player.O), cell);
        Board next = successors.get(move);
        if (next == null) {
            next = board.copy();
            next.put(cell, player(board));
            successors.put(move, next);
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            long marks = board.bits(p);
            for (long win : WINS) {
                if ((marks & win) == win) {
                    return Optional.of(p);
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
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
