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
 * the values at the horizon are those of {@code MyEvaluation}, or the longest rows where it is not in this process. Where the first in that
 * order wins at once, or blocks a four, nothing else is a move. When the nodes are used up the search is at a horizon wherever it is, so
 * that it soon ends.
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
        this(text.split(" ", -1));
    }

    private OwnGomoku(String[] words) {
        this(
                Board.parse(words[0]),
                Integer.parseInt(words[1]),
                Long.parseLong(words[2]),
                learners(CandidatesTask.class),
                Boolean.parseBoolean(words[3]) ? learners(EvaluationTask.class)::value : new LongestRows()::value);
    }

    OwnGomoku(Board board, int horizon, long nodes, CandidatesTask candidates, ToIntFunction<Board> evaluation) {
        this.rules = new Gomoku(board.size(), Gomoku.Rule.FIVE_OR_MORE);
        this.horizon = horizon;
        this.nodes = nodes;
        this.candidates = candidates;
        this.evaluation = evaluation;
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
        return terminal() ? List.of() : forced(candidates.ordered());
    }

    /** Returns the first move alone if it makes five, or else those at the front that keep the opponent from it. */
    private List<Cell> forced(List<Cell> ordered) {
        Board board = candidates.board().copy();
        if (!ordered.isEmpty() && completesFive(board, ordered.get(0), player())) {
            return ordered.subList(0, 1);
        }
        List<Cell> blocks = ordered.stream()
                .takeWhile(cell -> completesFive(board, cell, player().opponent()))
                .toList();
        return blocks.isEmpty() ? ordered : blocks;
    }

    private boolean completesFive(Board board, Cell cell, Player player) {
        if (!board.isEmpty(cell)) {
            return false;
        }
        board.put(cell, player);
        boolean completes = !rules.winningLine(board, cell).isEmpty();
        board.clear(cell);
        return completes;
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
