// exercise: 02
// truth: wrong
// mistake: result gives the same board a second name and puts the mark on it, so the board that it was given changes and both are one object.
// player: both
// style: ternaries and streams, lines written as a string of digits
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String[] LINES = "012 345 678 036 147 258 048 246".split(" ");

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
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("You can't play " + cell);
        }
        Board newBoard = board;
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
    }

    private boolean hasLine(Board board, Player p) {
        return Stream.of(LINES).anyMatch(line -> line.chars().map(c -> c - '0').allMatch(n -> board.has(p, n / 3, n % 3)));
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
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
