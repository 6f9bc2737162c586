// exercise: 05
// truth: right
// mistake: none; each line through the last stone is written as text and searched for XXXXX or OOOOO
// player: both
// style: strings and streams, MyGomoku
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!state.board().contains(cell) || !actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " may not be played in " + state);
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().orElseThrow();
        Player player = state.board().at(last).orElseThrow();
        String five = String.valueOf(player.symbol()).repeat(5);
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                        .map(d -> text(state.board(), last, d[0], d[1]))
                        .anyMatch(line -> line.contains(five))
                ? Optional.of(player)
                : Optional.empty();
    }

    private static String text(Board board, Cell middle, int down, int right) {
        StringBuilder line = new StringBuilder();
        IntStream.range(-board.size(), board.size() + 1).forEach(i -> {
            int row = middle.row() + i * down;
            int column = middle.column() + i * right;
            boolean on = row >= 0 && column >= 0 && row < board.size() && column < board.size();
            line.append(on ? board.at(row, column).map(Player::symbol).orElse('.') : '#');
        });
        return line.toString();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? +1 : -1;
    }
}
