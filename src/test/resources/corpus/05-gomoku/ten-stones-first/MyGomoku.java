// exercise: 05
// truth: wrong
// mistake: winner says nobody while there are fewer than ten stones, but X can have five with the ninth stone
// player: MAX
// style: early exit, walk with a helper
// single: yes
// detail: sometimes; only X's five on the ninth stone of a game
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int NEEDED = 5;

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("The game is over, " + cell + " cannot be played.");
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        // no need to look before both sides have enough stones
        if (state.board().stones() < 2 * NEEDED) return Optional.empty();
        Cell last = state.last().orElseThrow();
        Player p = state.board().at(last).orElseThrow();
        boolean five = line(state.board(), last, p, 0, 1) >= NEEDED
                || line(state.board(), last, p, 1, 0) >= NEEDED
                || line(state.board(), last, p, 1, 1) >= NEEDED
                || line(state.board(), last, p, -1, 1) >= NEEDED;
        return five ? Optional.of(p) : Optional.empty();
    }

    private int line(Board board, Cell from, Player p, int dr, int dc) {
        return walk(board, from, p, dr, dc) + walk(board, from, p, -dr, -dc) - 1;
    }

    private int walk(Board board, Cell from, Player p, int dr, int dc) {
        int steps = 0;
        int r = from.row(), c = from.column();
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            steps++;
            r += dr;
            c += dc;
        }
        return steps;
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> list = new ArrayList<>();
        if (terminal(state)) return list;
        for (int r = 0; r < state.board().size(); r++)
            for (int c = 0; c < state.board().size(); c++)
                if (state.board().isEmpty(r, c)) list.add(new Cell(r, c));
        return list;
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
