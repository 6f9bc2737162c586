// exercise: 02
// truth: wrong
// mistake: actions fills and returns one list kept in a field; the next call clears it, so the list that an earlier caller still holds changes under them
// player: both
// style: line table, one list in a field
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;


public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6},
    };

    private final List<Cell> moves = new ArrayList<>(9);

    public Board initialState() { return Board.empty(3); }

    public Player player(Board board) { return board.stones() % 2 == 0 ? Player.X : Player.O; }

    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(next));
        return next;
    }

    public Optional<Player> winner(Board board) {
        for (int[] line : LINES) {
            Optional<Player> first = board.at(line[0] / 3, line[0] % 3);
            if (first.isPresent()
                    && first.equals(board.at(line[1] / 3, line[1] % 3))
                    && first.equals(board.at(line[2] / 3, line[2] % 3))) {
                return first;
            }
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) { return board.isFull() || winner(board).isPresent(); }

    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            for (int i = 0; i < 9; i++) {
                Cell cell = new Cell(i / 3, i % 3);
                if (board.isEmpty(cell)) {
                    moves.add(cell);
                }
            }
        }
        return moves;
    }

    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
