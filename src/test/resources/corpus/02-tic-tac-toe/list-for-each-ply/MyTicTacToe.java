// exercise: 02
// truth: wrong
// mistake: actions refills one list for each number of marks, so a list that a caller holds changes when another board with as many marks is asked about
// player: both
// style: pooled objects against garbage
// single: yes
// detail: rare; a depth-first search never sees it; actions of two boards with one mark each are the same list
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int CELLS = 9;

    private final List<List<Cell>> lists = new ArrayList<>();

    public MyTicTacToe() {
        for (int marks = 0; marks <= CELLS; marks++) {
            lists.add(new ArrayList<>(CELLS - marks));
        }
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board child = board.copy();
        child.put(cell, player(board));
        return child;
    }

    private boolean three(Board board, Player p, int r, int c, int dr, int dc) {
        return board.has(p, r, c) && board.has(p, r + dr, c + dc) && board.has(p, r + 2 * dr, c + 2 * dc);
    }

    private boolean wins(Board b, Player p) {
        return three(b, p, 0, 0, 0, 1) || three(b, p, 1, 0, 0, 1) || three(b, p, 2, 0, 0, 1)
                || three(b, p, 0, 0, 1, 0) || three(b, p, 0, 1, 1, 0) || three(b, p, 0, 2, 1, 0)
                || three(b, p, 0, 0, 1, 1) || three(b, p, 0, 2, 1, -1);
    }

    @Override
    public Optional<Player> winner(Board board) {
        return wins(board, Player.X) ? Optional.of(Player.X) : wins(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = lists.get(board.stones());
        list.clear();
        if (!terminal(board)) {
            list.addAll(board.emptyCells());
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        if (wins(board, Player.X)) {
            return 1;
        }
        return wins(board, Player.O) ? -1 : 0;
    }
}
