// exercise: 02
// truth: wrong
// mistake: winner writes the three columns into one text without anything between them, so three marks that go over from one column to the next count as a line.
// player: both
// style: strings and contains
// single: yes
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
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private char sign(Board b, int r, int c) {
        return b.has(Player.X, r, c) ? 'X' : b.has(Player.O, r, c) ? 'O' : '.';
    }

    @Override
    public Optional<Player> winner(Board board) {
        StringBuilder all = new StringBuilder(board.toString()); // rows, with / between them
        all.append('/');
        for (int c = 0; c < 3; c++) {
            for (int r = 0; r < 3; r++) {
                all.append(sign(board, r, c));
            }
        }
        all.append('/');
        for (int i = 0; i < 3; i++) all.append(sign(board, i, i));
        all.append('/');
        for (int i = 0; i < 3; i++) all.append(sign(board, i, 2 - i));
        if (all.indexOf("XXX") >= 0) return Optional.of(Player.X);
        if (all.indexOf("OOO") >= 0) return Optional.of(Player.O);
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
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
