// exercise: 02
// truth: wrong
// mistake: result keeps the boards that it made and hands the same object out again for the same question, so a mark that a caller put on one turns up in the next answer
// kind: subtle
// player: both
// style: memo of results, helper class
// single: yes
// detail: needs a caller who puts a mark on a board from result, and then asks result again for the same board and cell
import java.util.ArrayList;
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

    private final Map<Move, Board> made = new HashMap<>();

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
        // most positions come up many times in a search: do not copy each time
        return made.computeIfAbsent(new Move(board.toString(), cell), move -> {
            Board next = board.copy();
            next.put(cell, player(board));
            return next;
        });
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
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
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            free.addAll(board.emptyCells());
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isPresent()) {
            return winner.get().equals(Player.X) ? 1 : -1;
        }
        return 0;
    }
}
