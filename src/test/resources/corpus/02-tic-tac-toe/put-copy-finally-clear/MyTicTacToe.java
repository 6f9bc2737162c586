// exercise: 02
// truth: wrong
// mistake: result clears the cell of the given board in a finally, so a refused move on a taken cell wipes the mark that is there
// player: both
// style: put, copy, clear on the given board; loops over rows and columns
// single: yes
// detail: only after result has refused a taken cell: the board that was given has lost a mark
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        if (xs == os) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        try {
            board.put(cell, player(board)); // refuses what cannot be played
            return board.copy();
        } finally {
            if (board.contains(cell)) {
                board.clear(cell); // the caller's board stays as it was
            }
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            int down = 0;
            int up = 0;
            for (int i = 0; i < 3; i++) {
                int row = 0;
                int column = 0;
                for (int j = 0; j < 3; j++) {
                    row += board.has(p, i, j) ? 1 : 0;
                    column += board.has(p, j, i) ? 1 : 0;
                }
                if (row == 3 || column == 3) {
                    return Optional.of(p);
                }
                down += board.has(p, i, i) ? 1 : 0;
                up += board.has(p, i, 2 - i) ? 1 : 0;
            }
            if (down == 3 || up == 3) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        return board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new LinkedList<>();
        if (!terminal(board)) {
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    Cell cell = new Cell(i, j);
                    if (board.isEmpty(cell)) {
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
