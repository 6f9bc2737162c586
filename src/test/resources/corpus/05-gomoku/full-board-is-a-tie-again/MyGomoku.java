// exercise: 05
// truth: wrong
// mistake: utility says 0 as soon as the board is full, before it asks who has won, so a five made by the very last stone is a tie
// kind: slip
// player: both
// style: whole board scan over all starts, switch expression for the utility
// single: yes
// detail: only on a full board that the last stone has won
import java.util.List;
import java.util.Optional;
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
        Board board = state.board();
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over.");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        for (Player player : Player.values()) {
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    if (five(board, player, row, column, 0, 1)
                            || five(board, player, row, column, 1, 0)
                            || five(board, player, row, column, 1, 1)
                            || five(board, player, row, column, 1, -1)) {
                        return Optional.of(player);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean five(Board board, Player player, int row, int column, int down, int right) {
        int endRow = row + 4 * down;
        int endColumn = column + 4 * right;
        if (endRow >= board.size() || endColumn >= board.size() || endColumn < 0) {
            return false;
        }
        for (int i = 0; i < 5; i++) {
            if (!board.has(player, row + i * down, column + i * right)) {
                return false;
            }
        }
        return true;
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
        if (state.board().isFull()) {
            return 0;
        }
        return switch (winner(state).get()) {
            case MAX -> 1;
            case MIN -> -1;
        };
    }
}
