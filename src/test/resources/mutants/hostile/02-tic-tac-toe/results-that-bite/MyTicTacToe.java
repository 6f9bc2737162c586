// Hostile: returns a list without an end, and boards that change when they are read
// Says: expected the empty board | used up the memory | still busy | threw | RULES
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.parse("X../.../...");
    }

    @Override
    public Player player(Board board) {
        return Player.MAX;
    }

    @Override
    public List<Cell> actions(Board board) {
        return new AbstractList<>() {
            @Override
            public Cell get(int index) {
                return new Cell(index, index);
            }

            @Override
            public int size() {
                return Integer.MAX_VALUE;
            }

            @Override
            public boolean equals(Object other) {
                return true;
            }

            @Override
            public int hashCode() {
                throw new IllegalStateException("no hash");
            }
        };
    }

    @Override
    public Board result(Board board, Cell cell) {
        return null;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return false;
    }

    @Override
    public int utility(Board board) {
        return 0;
    }
}
