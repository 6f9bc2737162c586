// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a line with each other and returns what stands there, so a line of three empty cells ends the search with nobody.
// player: both
// style: table of index triples, Optional compared with equals
// kind: slip
// single: yes
// detail: Whenever an entirely empty line comes before the won line in the table, e.g. row 0 empty and X in row 1.
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINIEN = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

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
        Board neu = board.copy();
        neu.put(cell, player(board));
        return neu;
    }

    private static Optional<Player> feld(Board board, int i) {
        return board.at(i / 3, i % 3);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] linie : LINIEN) {
            Optional<Player> erstes = feld(board, linie[0]);
            if (erstes.equals(feld(board, linie[1])) && erstes.equals(feld(board, linie[2]))) {
                return erstes;
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
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> sieger = winner(board);
        if (sieger.isEmpty()) {
            return 0;
        }
        return sieger.get() == Player.X ? 1 : -1;
    }
}
