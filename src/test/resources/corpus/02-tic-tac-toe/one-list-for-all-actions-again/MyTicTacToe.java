// exercise: 02
// truth: wrong
// mistake: actions fills one list in a field and returns that same list each time
// kind: slip
// player: both
// style: verbose student code, field
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
    private final List<Cell> moves = new ArrayList<>();

    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        int marks = board.count(Player.X) + board.count(Player.O);
        if (marks % 2 == 0) {
            return Player.X;
        }
        return Player.O;
    }

    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        return newBoard;
    }

    private boolean hasWon(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) {
                return true;
            }
        }
        if (b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)) {
            return true;
        }
        return b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 0);
    }

    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (hasWon(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    Cell cell = new Cell(row, column);
                    if (board.isEmpty(cell)) {
                        moves.add(cell);
                    }
                }
            }
        }
        return moves;
    }

    public int utility(Board board) {
        if (hasWon(board, Player.X)) {
            return 1;
        } else if (hasWon(board, Player.O)) {
            return -1;
        } else {
            return 0;
        }
    }
}
