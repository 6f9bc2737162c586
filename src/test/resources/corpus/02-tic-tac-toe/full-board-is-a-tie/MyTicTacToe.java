// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board before it looks for a winner, so a game that X wins with the ninth mark is a tie
// player: MAX
// style: beginner, if-chain
// single: yes
// detail: only X can make the ninth mark, so only wins of X are lost
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() {
        Board b = Board.empty(3);
        return b;
    }

    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    public Board result(Board board, Cell cell) {
        Board neu = board.copy();
        neu.put(cell, player(board));
        return neu;
    }

    public Optional<Player> winner(Board board) {
        Player[] both = {Player.X, Player.O};
        for (Player p : both) {
            for (int i = 0; i < 3; i++) {
                int inRow = 0;
                int inColumn = 0;
                for (int j = 0; j < 3; j++) {
                    if (board.has(p, i, j)) inRow++;
                    if (board.has(p, j, i)) inColumn++;
                }
                if (inRow == 3 || inColumn == 3) {
                    return Optional.of(p);
                }
            }
            int down = 0;
            int up = 0;
            for (int i = 0; i < 3; i++) {
                if (board.has(p, i, i)) down++;
                if (board.has(p, 2 - i, i)) up++;
            }
            if (down == 3 || up == 3) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        if (board.isFull()) {
            return true;
        }
        return false;
    }

    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) {
            return cells;
        }
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                Cell cell = new Cell(row, column);
                if (board.isEmpty(cell)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    public int utility(Board board) {
        if (board.isFull()) {
            return 0;
        }
        if (winner(board).get() == Player.X) {
            return 1;
        }
        return -1;
    }
}
