// exercise: 02
// truth: wrong
// mistake: result catches the exception for a taken cell or one outside the board and returns an unchanged copy
// player: both
// style: try and catch, nested lists of cells for the lines
// single: yes
// detail: always for cells that cannot be played
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final String[] lines = {"012", "345", "678", "036", "147", "258", "048", "246"};

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
        try {
            copy.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            return copy;
        }
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            for (String line : lines) {
                if (line.chars().map(c -> c - '0').allMatch(i -> board.has(p, i / 3, i % 3))) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
