// exercise: 02
// truth: right
// mistake: none; result puts the mark on the given board, copies it and takes the mark back, so the board is as it was when the method returns, also after a refusal
// player: both
// style: make, copy, undo; winner by rotating the board
// single: yes
// detail: -
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        board.put(cell, player(board)); // throws before anything has changed
        Board next = board.copy();
        board.clear(cell);
        return next;
    }

    /** Two rows and the diagonal; the other lines are the same ones on the turned board. */
    private static boolean some(Board board, Player player) {
        long top = board.row(player, 0);
        long middle = board.row(player, 1);
        long bottom = board.row(player, 2);
        return top == 7 || middle == 7 || bottom == 7 || ((top & 1) & (middle >> 1 & 1) & (bottom >> 2)) == 1;
    }

    private static Board turned(Board board) {
        Board turned = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            Cell to = new Cell(i % 3, 2 - i / 3);
            board.at(i / 3, i % 3).ifPresent(player -> turned.put(to, player));
        }
        return turned;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Board turned = turned(board);
        for (Player player : Player.values()) {
            if (some(board, player) || some(turned, player)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.stones() == 9 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        LinkedList<Cell> backwards = new LinkedList<>();
        if (!terminal(board)) {
            board.emptyCells().forEach(backwards::addFirst);
        }
        return backwards;
    }

    @Override
    public int utility(Board board) {
        int sum = 0;
        sum += winner(board).filter(player -> player == Player.X).isPresent() ? 1 : 0;
        sum -= winner(board).filter(player -> player == Player.O).isPresent() ? 1 : 0;
        return sum;
    }
}
