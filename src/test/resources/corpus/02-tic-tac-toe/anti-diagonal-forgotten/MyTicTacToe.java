// exercise: 02
// truth: wrong
// mistake: winner checks rows, columns and the main diagonal, but not the other diagonal (0,2) (1,1) (2,0).
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import plybook.game.*;
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
        return xs > os ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            boolean diagonal = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true;
                boolean column = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(p, i, j);
                    column &= board.has(p, j, i);
                }
                diagonal &= board.has(p, i, i);
                if (row || column) return Optional.of(p);
            }
            if (diagonal) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) return 0;
        return winner.get() == Player.X ? 1 : -1;
    }

}
