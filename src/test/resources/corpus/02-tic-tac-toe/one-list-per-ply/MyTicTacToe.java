// exercise: 02
// truth: wrong
// mistake: actions reuses one list for all boards with the same number of marks, so the list that an earlier caller holds is overwritten
// player: both
// style: preallocated lists, int arrays of lines
// single: yes
// detail: sometimes: only if a list is still in use when another board with as many marks is asked about; seen: the list of X../.../... changes after actions(.X./.../...)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    /** One list for each ply of a search, so that nothing has to be allocated while it runs. */
    private final List<List<Cell>> moves = new ArrayList<>();

    public MyTicTacToe() {
        for (int ply = 0; ply <= 9; ply++) {
            moves.add(new ArrayList<>(9));
        }
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return marks(board) % 2 == 0 ? Player.X : Player.O;
    }

    private int marks(Board board) {
        return board.count(Player.X) + board.count(Player.O);
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] line : LINES) {
            if (full(board, Player.X, line)) return Optional.of(Player.X);
            if (full(board, Player.O, line)) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    private boolean full(Board board, Player player, int[] line) {
        for (int i : line) {
            if (!board.has(player, i / 3, i % 3)) return false;
        }
        return true;
    }

    @Override
    public boolean terminal(Board board) {
        return marks(board) == 9 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = moves.get(marks(board));
        list.clear();
        if (!terminal(board)) {
            for (int i = 0; i < 9; i++) {
                Cell cell = new Cell(i / 3, i % 3);
                if (board.isEmpty(cell)) list.add(cell);
            }
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        Player winner = winner(board).orElse(null);
        return winner == null ? 0 : winner == Player.X ? 1 : -1;
    }
}
