// exercise: 05
// truth: wrong
// mistake: winner remembers its last answer and gives it again if the board is the same object with the same number of stones, although a stone may have been moved.
// player: both
// style: memo in fields, one entry
// kind: subtle
// single: yes
// detail: same Board object: ask winner, clear a stone and put one elsewhere (as a search that plays in place does), ask again: the old answer
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    // terminal, actions and utility all ask for the winner of the same state, so the last answer is kept.
    private Board askedBoard;
    private int askedStones;
    private Optional<Player> answer = Optional.empty();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over, " + cell + " refused");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        if (board != askedBoard || board.stones() != askedStones) {
            askedBoard = board;
            askedStones = board.stones();
            answer = compute(state);
        }
        return answer;
    }

    private Optional<Player> compute(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player p = state.board().at(last).orElseThrow();
        int row = ray(state.board(), p, last, 0, 1) + ray(state.board(), p, last, 0, -1);
        int column = ray(state.board(), p, last, 1, 0) + ray(state.board(), p, last, -1, 0);
        int falling = ray(state.board(), p, last, 1, 1) + ray(state.board(), p, last, -1, -1);
        int rising = ray(state.board(), p, last, -1, 1) + ray(state.board(), p, last, 1, -1);
        return Math.max(Math.max(row, column), Math.max(falling, rising)) >= 4 ? Optional.of(p) : Optional.empty();
    }

    private static int ray(Board board, Player p, Cell from, int dr, int dc) {
        int n = 0;
        for (int r = from.row() + dr, c = from.column() + dc;
                r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
                r += dr, c += dc) {
            n++;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
