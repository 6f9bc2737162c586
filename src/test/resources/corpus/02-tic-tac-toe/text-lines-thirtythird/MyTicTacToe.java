// exercise: 02
// truth: wrong
// mistake: winner looks for XXX or OOO in the nine characters of the board without row ends, so three marks that go round the end of a row count as a line
// player: both
// style: the board as a string, searched with substrings and a step
// kind: slip
// single: yes
// detail: on boards with marks of one player on three cells in reading order that are not one row, such as (0,1) (0,2) (1,0); terminal, actions and utility follow
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
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String s = board.toString().replace("/", "");
        String columns = "";
        for (int c = 0; c < 3; c++) {
            columns += "" + s.charAt(c) + s.charAt(c + 3) + s.charAt(c + 6) + "|";
        }
        String diagonals = "" + s.charAt(0) + s.charAt(4) + s.charAt(8) + "|" + s.charAt(2) + s.charAt(4) + s.charAt(6);
        String all = s + "|" + columns + diagonals;
        if (all.contains("XXX")) {
            return Optional.of(Player.X);
        }
        if (all.contains("OOO")) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
