// exercise: 02
// truth: wrong
// mistake: the counter is not set back to 0 between the columns, so marks of earlier columns count for later ones
// player: both
// style: counting loops, ported from C
// single: yes
// detail: sometimes; invents winners and misses columns
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        Board tmp = board.copy();
        tmp.put(cell, player(board));
        return tmp;
    }

    private static boolean threeInLine(Board board, Player p) {
        int r, c, count;

        for (r = 0; r < 3; r++) {
            count = 0;
            for (c = 0; c < 3; c++)
                if (board.has(p, r, c)) count++;
            if (count == 3) return true;
        }

        count = 0;
        for (c = 0; c < 3; c++) {
            for (r = 0; r < 3; r++)
                if (board.has(p, r, c)) count++;
            if (count == 3) return true;
        }

        count = 0;
        for (r = 0; r < 3; r++)
            if (board.has(p, r, r)) count++;
        if (count == 3) return true;

        count = 0;
        for (r = 0; r < 3; r++)
            if (board.has(p, r, 2 - r)) count++;
        return count == 3;
    }

    public Optional<Player> winner(Board board) {
        if (threeInLine(board, Player.X)) return Optional.of(Player.X);
        if (threeInLine(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (terminal(board)) return list;
        list.addAll(board.emptyCells());
        return list;
    }

    public int utility(Board board) {
        if (threeInLine(board, Player.X)) return 1;
        if (threeInLine(board, Player.O)) return -1;
        return 0;
    }
}
