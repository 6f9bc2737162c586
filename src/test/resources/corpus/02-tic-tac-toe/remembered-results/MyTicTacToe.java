// exercise: 02
// truth: wrong
// mistake: result hands out the very board that it keeps in its memory, so a mark that the first caller puts on it comes back in later results
// player: both
// style: results remembered in a map, copies from the second time on
// single: yes
// detail: sometimes: only after the first caller has put a mark on a result; seen: b = result(empty, (0,0)); b.put((1,1), O); result(empty, (0,0)) has the O
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Move(String board, Cell cell) {}

    private final Map<Move, Board> known = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Move move = new Move(board.toString(), cell);
        if (known.containsKey(move)) {
            return known.get(move).copy();
        }
        Board next = board.copy();
        next.put(cell, player(board));
        known.put(move, next);
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
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).equals(Optional.of(Player.X))) return 1;
        if (winner(board).equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
