// exercise: 02
// truth: right
// mistake: none; three different cells are a line exactly if their numbers in the magic square add up to 15
// player: both
// style: magic square, nested loops, no lines listed
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String SQUARE = "276951438";

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.count(Player.X) - board.count(Player.O)];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private static boolean fifteen(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            if (board.has(player, i / 3, i % 3)) {
                numbers.add(SQUARE.charAt(i) - '0');
            }
        }
        for (int a : numbers) {
            for (int b : numbers) {
                int c = 15 - a - b;
                if (a != b && b != c && c != a && numbers.contains(c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return List.of(Player.X, Player.O).stream().filter(p -> fifteen(board, p)).findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || fifteen(board, Player.X) || fifteen(board, Player.O);
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = board.emptyCells();
        if (terminal(board)) {
            cells.clear();
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return (fifteen(board, Player.X) ? 1 : 0) - (fifteen(board, Player.O) ? 1 : 0);
    }
}
