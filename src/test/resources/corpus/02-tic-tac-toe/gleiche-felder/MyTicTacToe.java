// exercise: 02
// truth: wrong
// mistake: winner returns what is on the first row or column whose three cells are alike, also if they are all empty, and never comes to the line that wins
// player: both
// style: German names, cells compared with each other
// kind: slip
// single: yes
// detail: when a row (or column) that is looked at earlier is empty and a later parallel one is complete
import java.util.ArrayList;
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
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("Feld " + cell + " geht nicht");
        }
        Board neu = board.copy();
        neu.put(cell, player(board));
        return neu;
    }

    private boolean gleich(Board b, int z1, int s1, int z2, int s2, int z3, int s3) {
        return b.at(z1, s1).equals(b.at(z2, s2)) && b.at(z2, s2).equals(b.at(z3, s3));
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (gleich(board, 0, 0, 1, 1, 2, 2) || gleich(board, 0, 2, 1, 1, 2, 0)) {
            if (!board.isEmpty(1, 1)) {
                return board.at(1, 1);
            }
        }
        for (int i = 0; i < 3; i++) {
            if (gleich(board, i, 0, i, 1, i, 2)) {
                return board.at(i, 0);
            }
            if (gleich(board, 0, i, 1, i, 2, i)) {
                return board.at(0, i);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
