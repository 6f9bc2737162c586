// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board before it looks for a winner
// player: MAX
// style: lines in an int array, nested ifs
// single: yes
// detail: only boards on which the ninth mark makes a line
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    private final int[][] lines = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6}
    };

    public Board initialState() {
        Board b = Board.empty(3);
        return b;
    }

    public Player player(Board board) {
        if (board.count(Player.X) <= board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    public Board result(Board board, Cell cell) {
        Player turn = player(board);
        Board b = board.copy();
        b.put(cell, turn);
        return b;
    }

    public Optional<Player> winner(Board board) {
        for (int[] line : lines) {
            int xs = 0;
            int os = 0;
            for (int square : line) {
                if (board.has(Player.X, square / 3, square % 3)) xs++;
                if (board.has(Player.O, square / 3, square % 3)) os++;
            }
            if (xs == 3) return Optional.of(Player.X);
            if (os == 3) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            list.addAll(board.emptyCells());
        }
        return list;
    }

    public int utility(Board board) {
        if (board.isFull()) {
            return 0;
        }
        Optional<Player> winner = winner(board);
        if (winner.isPresent()) {
            if (winner.get() == Player.X) {
                return 1;
            } else {
                return -1;
            }
        }
        return 0;
    }
}
