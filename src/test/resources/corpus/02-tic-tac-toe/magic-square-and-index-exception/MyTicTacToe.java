// exercise: 02
// truth: right
// mistake: none; three different cells of a magic square that sum up to 15 are a line, and an illegal cell ends in an IndexOutOfBoundsException rather than an IllegalArgumentException
// player: both
// style: magic square, memo by copies of boards
// single: yes
// detail: -
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
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    /** Winners of boards seen before. The keys are copies that nobody else has. */
    private final Map<Board, Optional<Player>> winners = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        List<Cell> free = board.emptyCells();
        Cell chosen = free.get(free.indexOf(cell)); // index -1 if the cell is not free
        Board next = board.copy();
        next.put(chosen, player(board));
        return next;
    }

    @Override
    public synchronized Optional<Player> winner(Board board) {
        Optional<Player> known = winners.get(board);
        if (known == null) {
            known = sumsTo15(numbers(board, Player.X))
                    ? Optional.of(Player.X)
                    : sumsTo15(numbers(board, Player.O)) ? Optional.of(Player.O) : Optional.empty();
            winners.put(board.copy(), known);
        }
        return known;
    }

    private static List<Integer> numbers(Board board, Player p) {
        List<Integer> numbers = new ArrayList<>();
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (board.has(p, r, c)) {
                    numbers.add(MAGIC[r][c]);
                }
            }
        }
        return numbers;
    }

    private static boolean sumsTo15(List<Integer> n) {
        for (int i = 0; i < n.size(); i++) {
            for (int j = i + 1; j < n.size(); j++) {
                for (int k = j + 1; k < n.size(); k++) {
                    if (n.get(i) + n.get(j) + n.get(k) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = board.emptyCells();
        if (winner(board).isPresent()) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
