// exercise: 02
// truth: wrong
// mistake: terminal asks whether the player to move has three in a line, but it is the one who has just moved who can have won; a won board with empty cells is not over, and actions lists its cells
// player: both
// style: helper hasWon(board, player), everything built on it
// single: yes
// detail: winner and utility are right
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    private static boolean hasWon(Board board, Player p) {
        IntStream three = IntStream.range(0, 3);
        return three.anyMatch(i -> IntStream.range(0, 3).allMatch(j -> board.has(p, i, j))
                        || IntStream.range(0, 3).allMatch(j -> board.has(p, j, i)))
                || IntStream.range(0, 3).allMatch(j -> board.has(p, j, j))
                || IntStream.range(0, 3).allMatch(j -> board.has(p, j, 2 - j));
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O).filter(p -> hasWon(board, p)).findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return hasWon(board, player(board)) || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return hasWon(board, Player.X) ? 1 : hasWon(board, Player.O) ? -1 : 0;
    }
}
