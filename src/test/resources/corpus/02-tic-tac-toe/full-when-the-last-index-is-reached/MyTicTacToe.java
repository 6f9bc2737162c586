// exercise: 02
// truth: wrong
// mistake: the board counts as full with 8 marks already (the last index instead of the number of cells), so the game ends one move early
// kind: slip
// player: both
// style: verbose student code, nested loops, counters
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
    private static final int LAST = 8;

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasLine(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (hasLine(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    private boolean hasLine(Board board, Player p) {
        int falling = 0;
        int rising = 0;
        for (int i = 0; i < 3; i++) {
            int inRow = 0;
            int inColumn = 0;
            for (int j = 0; j < 3; j++) {
                if (board.has(p, i, j)) {
                    inRow++;
                }
                if (board.has(p, j, i)) {
                    inColumn++;
                }
            }
            if (inRow == 3 || inColumn == 3) {
                return true;
            }
            if (board.has(p, i, i)) {
                falling++;
            }
            if (board.has(p, i, 2 - i)) {
                rising++;
            }
        }
        return falling == 3 || rising == 3;
    }

    @Override
    public boolean terminal(Board board) {
        int taken = 0;
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (!board.isEmpty(new Cell(row, column))) {
                    taken++;
                }
            }
        }
        if (taken >= LAST) {
            return true;
        }
        return winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    Cell cell = new Cell(row, column);
                    if (board.isEmpty(cell)) {
                        list.add(cell);
                    }
                }
            }
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        if (w.get() == Player.X) {
            return 1;
        }
        return -1;
    }
}
