// exercise: 02
// truth: right
// mistake: -
// player: both
// style: magic square (three numbers that sum to 15); result puts on the given board, copies it and takes the mark back; utility from whose turn it would be
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** A magic square: three different numbers of it make 15 exactly if they lie in a line. */
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    private static final Board START = Board.empty(3);

    @Override
    public Board initialState() {
        return START.copy();
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        board.put(cell, player(board)); // throws, before it does anything, if the cell cannot be played
        Board next = board.copy();
        board.clear(cell);
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (makesFifteen(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return makesFifteen(board, Player.X) ? Optional.of(Player.X) : Optional.empty();
    }

    private static boolean makesFifteen(Board board, Player player) {
        List<Integer> mine = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (board.has(player, row, column)) {
                    mine.add(MAGIC[row][column]);
                }
            }
        }
        for (int i = 0; i < mine.size(); i++) {
            for (int j = i + 1; j < mine.size(); j++) {
                for (int k = j + 1; k < mine.size(); k++) {
                    if (mine.get(i) + mine.get(j) + mine.get(k) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return !winner(board).isEmpty() || board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        for (int number = 1; number <= 9 && !terminal(board); number++) {
            for (int i = 0; i < 9; i++) {
                Cell cell = new Cell(i / 3, i % 3);
                if (MAGIC[i / 3][i % 3] == number && board.isEmpty(cell)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    /** Who would be next has not made the line: after X's line it is O's turn, and after O's it is X's. */
    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return player(board) == Player.O ? 1 : -1;
    }
}
