// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board, also where the ninth mark has made a line
// player: MAX
// style: loops over rows and columns, early returns
// single: yes
// detail: sometimes, only full boards on which X has won
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    public Board initialState() {
        Board start = Board.empty(3);
        return start;
    }

    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs == os ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(next));
        return next;
    }

    private boolean hasLine(Board board, Player p) {
        for (int i = 0; i < 3; i++) {
            boolean row = true;
            boolean column = true;
            for (int j = 0; j < 3; j++) {
                row = row && board.has(p, i, j);
                column = column && board.has(p, j, i);
            }
            if (row || column) {
                return true;
            }
        }
        if (!board.has(p, 1, 1)) {
            return false;
        }
        return (board.has(p, 0, 0) && board.has(p, 2, 2)) || (board.has(p, 0, 2) && board.has(p, 2, 0));
    }

    public Optional<Player> winner(Board board) {
        if (hasLine(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (hasLine(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            for (Cell cell : board.emptyCells()) {
                list.add(cell);
            }
        }
        return list;
    }

    public int utility(Board board) {
        if (board.isFull()) {
            return 0;
        }
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
