// exercise: 02
// truth: wrong
// mistake: winner returns its last answer when it is asked about the same Board object again, though marks may have been put on it since
// player: both
// style: loops, one-place cache
// single: yes
// detail: rare; only if a caller writes on its own board between two questions: winner(b), then b.put three Xs in a row, winner(b) is still empty
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private Board asked;
    private Optional<Player> answer = Optional.empty();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    // terminal, actions and utility all ask for the winner of the same board
    @Override
    public Optional<Player> winner(Board board) {
        if (board != asked) {
            answer = search(board);
            asked = board;
        }
        return answer;
    }

    private Optional<Player> search(Board board) {
        if (hasLine(board, Player.X)) {
            return Optional.of(Player.X);
        }
        return hasLine(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    private boolean hasLine(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) {
                return true;
            }
        }
        return b.has(p, 1, 1) && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 0, 2) && b.has(p, 2, 0));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
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
