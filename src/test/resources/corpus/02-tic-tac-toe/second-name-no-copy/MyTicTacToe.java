// exercise: 02
// truth: wrong
// mistake: result gives the board a second name and puts the mark on the caller's board
// player: both
// style: nested loops, plain
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Player[] BOTH = {Player.X, Player.O};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) == board.count(Player.O)) return Player.X;
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board;
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : BOTH) {
            boolean diagonal = true, anti = true;
            for (int i = 0; i < 3; i++) {
                boolean row = true, column = true;
                for (int j = 0; j < 3; j++) {
                    row &= board.has(p, i, j);
                    column &= board.has(p, j, i);
                }
                if (row || column) return Optional.of(p);
                diagonal &= board.has(p, i, i);
                anti &= board.has(p, i, 2 - i);
            }
            if (diagonal || anti) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (terminal(board)) return list;
        list.addAll(board.emptyCells());
        return list;
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isPresent()) {
            return winner(board).get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
