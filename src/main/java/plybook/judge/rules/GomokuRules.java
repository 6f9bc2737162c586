package plybook.judge.rules;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** The judge's oracle for exercise 05: the engine's rules, asked as a learner's are. */
final class GomokuRules implements GomokuTask {
    private static Gomoku on(GomokuState state) {
        return new Gomoku(state.board().size(), Rule.FIVE_OR_MORE);
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(new Gomoku(size, Rule.FIVE_OR_MORE).initialState(), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return on(state).player(state.board());
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return on(state).actions(state.board());
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        return new GomokuState(on(state).result(state.board(), cell), Optional.of(cell));
    }

    /** From the whole board, so that it is found in another way than a learner is asked to. */
    @Override
    public Optional<Player> winner(GomokuState state) {
        return on(state).winner(state.board());
    }

    @Override
    public boolean terminal(GomokuState state) {
        return on(state).terminal(state.board());
    }

    @Override
    public int utility(GomokuState state) {
        return on(state).utility(state.board());
    }

    /** The stones with which somebody has won; none if nobody has. */
    static List<Cell> winningLine(GomokuState state) {
        Board board = state.board();
        return state.last().map(last -> on(state).winningLine(board, last)).orElse(List.of());
    }
}
