package plybook.guest.own;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.gomoku.LongestRows;
import plybook.task.CandidatesTask;
import plybook.task.Course;
import plybook.task.EvaluationTask;

/**
 * Gomoku in place for the search of exercise 07, down to a horizon. The moves and their order are those of the learner's {@code MyCandidates};
 * the values at the horizon are those of {@code MyEvaluation}, or the longest rows where it is not in this process. When the nodes are used up
 * the search is at a horizon wherever it is, so that it soon ends.
 *
 * <p>Text form: the board, the plies down to the horizon, the nodes, and whether the evaluation is the learner's, with blanks between them.
 */
public final class OwnGomoku implements Position<Cell> {
    /** The radius of the candidates, as in the search of exercise 05. */
    public static final int RADIUS = 1;

    /** The largest value of a position that is not decided, whatever the learner's evaluation says. */
    private static final int UNDECIDED = Window.MAX_VALUE / 2;

    private final Gomoku rules;
    private final CandidatesTask candidates;
    private final ToIntFunction<Board> evaluation;
    private final int horizon;
    private final long nodes;
    private final Deque<Boolean> won = new ArrayDeque<>();
    private long made;

    /** @param text the text form */
    public OwnGomoku(String text) {
        String[] words = text.split(" ", -1);
        Board board = Board.parse(words[0]);
        rules = new Gomoku(board.size(), Gomoku.Rule.FIVE_OR_MORE);
        horizon = Integer.parseInt(words[1]);
        nodes = Long.parseLong(words[2]);
        evaluation = Boolean.parseBoolean(words[3]) ? learners(EvaluationTask.class)::value : new LongestRows()::value;
        candidates = learners(CandidatesTask.class);
        candidates.start(board, RADIUS);
        won.push(rules.winner(board).isPresent());
    }

    private static <C> C learners(Class<C> contract) {
        String name = Course.part(contract).className();
        try {
            var constructor = Class.forName(name).asSubclass(contract).getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no object of " + name + " can be made: " + e, e);
        }
    }

    @Override
    public Player player() {
        return candidates.player();
    }

    @Override
    public List<Cell> actions() {
        return terminal() ? List.of() : candidates.ordered();
    }

    @Override
    public void make(Cell cell) {
        candidates.make(cell);
        won.push(!rules.winningLine(candidates.board(), cell).isEmpty());
        made++;
    }

    @Override
    public void undo() {
        candidates.undo();
        won.pop();
    }

    private int plies() {
        return won.size() - 1;
    }

    @Override
    public boolean terminal() {
        return won.element() || candidates.board().isFull() || plies() >= horizon || made >= nodes;
    }

    /** The sooner a win, the better; the later a loss, the better. */
    @Override
    public int utility() {
        if (won.element()) {
            int win = Window.MAX_VALUE - plies();
            return player() == Player.X ? -win : win;
        }
        return candidates.board().isFull()
                ? 0
                : Math.max(-UNDECIDED, Math.min(UNDECIDED, evaluation.applyAsInt(candidates.board())));
    }

    /** The number of moves that were made. Those that were not undone do not matter, because every question has a position of its own. */
    public Optional<String> used() {
        return Optional.of(String.valueOf(made));
    }
}
