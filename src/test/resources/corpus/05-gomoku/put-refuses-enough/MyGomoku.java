// exercise: 05
// truth: wrong
// mistake: result does not refuse a move once somebody has won
// player: both
// style: record for a ray, iterate and takeWhile
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    record Ray(int row, int column, int down, int right) {
        Ray next() {
            return new Ray(row + down, column + right, down, right);
        }

        boolean on(Board board) {
            return row >= 0 && column >= 0 && row < board.size() && column < board.size();
        }

        static long stones(Board board, Cell from, int down, int right, Player player) {
            return Stream.iterate(new Ray(from.row(), from.column(), down, right).next(), Ray::next)
                    .takeWhile(ray -> ray.on(board) && board.has(player, ray.row(), ray.column()))
                    .count();
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        var board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        var board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        var board = state.board();
        var last = state.last().get();
        var who = board.at(last).orElseThrow();
        boolean won = line(board, last, 0, 1, who) || line(board, last, 1, 0, who)
                || line(board, last, 1, 1, who) || line(board, last, 1, -1, who);
        return won ? Optional.of(who) : Optional.empty();
    }

    private static boolean line(Board board, Cell last, int down, int right, Player who) {
        return Ray.stones(board, last, down, right, who) + Ray.stones(board, last, -down, -right, who) >= 4;
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
