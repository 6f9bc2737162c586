// exercise: 05
// truth: wrong
// mistake: winner remembers its answers in a map by the number of stones and the last cell only, so that another position of that kind gets an old answer
// player: both
// style: over-engineered: a cache with a record as key, a separate line scanner
// single: yes
// detail: sometimes, from the second game on with the same object, or in two branches of a search
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Key(int size, int stones, Cell last) {}

    private final Map<Key, Optional<Player>> known = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Key key = new Key(state.board().size(), state.board().stones(), last);
        return known.computeIfAbsent(key, k -> new Scanner(state.board(), last).winner());
    }

    private static final class Scanner {
        private final Board board;
        private final Cell last;
        private final Player player;

        Scanner(Board board, Cell last) {
            this.board = board;
            this.last = last;
            this.player = board.at(last).orElseThrow();
        }

        Optional<Player> winner() {
            for (int dr = 0; dr <= 1; dr++) {
                for (int dc = -1; dc <= 1; dc++) {
                    if (dr == 0 && dc <= 0) {
                        continue;
                    }
                    if (reach(dr, dc) + reach(-dr, -dc) >= 4) {
                        return Optional.of(player);
                    }
                }
            }
            return Optional.empty();
        }

        private int reach(int dr, int dc) {
            int i = 1;
            while (isMine(last.row() + i * dr, last.column() + i * dc)) {
                i++;
            }
            return i - 1;
        }

        private boolean isMine(int r, int c) {
            return 0 <= r && r < board.size() && 0 <= c && c < board.size() && board.has(player, r, c);
        }
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
        return switch (winner(state).map(Player::symbol).orElse('-')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
