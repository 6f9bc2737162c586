package plybook.judge.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.gomoku.LongestRows;
import plybook.gomoku.NearbyMoves;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.own.OwnGomoku;
import plybook.judge.process.Learner;
import plybook.judge.process.Sandbox;
import plybook.judge.table.LearnersPlay.Broken;
import plybook.task.DepthSearchTask;
import plybook.task.EvaluationTask;
import plybook.task.Exercise;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;
import plybook.tree.Tree;

/**
 * A game of Gomoku with a learner's own functions, each in the learner's process: the rules of exercise 05; and the player of 08, or else the
 * search and the candidates of 07, or else the search of 05, both with the evaluation of 06. The rules are the engine's as long as they are not
 * written; without an evaluation the longest rows count.
 */
public final class LearnersGomoku implements AutoCloseable {
    /** With one more a tree has some ten thousand leaves, each asked for over a pipe. */
    private static final int PLIES = 2;

    private static final Tree SMALL = Tree.parse("((1 2) (0))");
    private static final Gomoku RULES = Gomoku.standard();

    private static final NearbyMoves NEARBY = new NearbyMoves(RULES, OwnGomoku.RADIUS);
    private static final Evaluation<Board> LONGEST_ROWS = new LongestRows();

    private static final String ROWS_ONLY = "the longest rows, because there is no evaluation of exercise 06.";

    private final LearnersParts parts;
    private final @Nullable Learner rules;
    private final Optional<LearnersPlayer> player;
    private final Optional<LearnersInPlace> inPlace;
    private final @Nullable Learner search;
    private final @Nullable Learner evaluation;

    /** The chosen move, and the work that it took, as far as it is known. */
    public record Chosen(
            Cell cell, String className, Optional<Long> nodes, Optional<Long> leaves, Optional<Integer> depth) {}

    /**
     * Compiles what is there and tries it once.
     *
     * @param folders the folder of each exercise, which may not exist
     */
    public LearnersGomoku(Function<Exercise, Path> folders) {
        this(folders, true, LearnersParts.FOR_A_PLAYER, Sandbox.none());
    }

    /**
     * Only what chooses the moves; the rules are the engine's.
     *
     * @param patience how long a player of exercise 08 may be silent before it is ended
     * @param sandbox the wall around the learner's processes
     */
    public static LearnersGomoku withEnginesRules(
            Function<Exercise, Path> folders, Duration patience, Sandbox sandbox) {
        return new LearnersGomoku(folders, false, patience, sandbox);
    }

    private LearnersGomoku(Function<Exercise, Path> folders, boolean ownRules, Duration patience, Sandbox sandbox) {
        parts = new LearnersParts(folders, sandbox);
        rules = ownRules ? parts.open(GomokuTask.class, LearnersParts.FOR_A_RULE, LearnersGomoku::tryRules) : null;
        if (ownRules) {
            parts.notes().add(rules == null ? "The rules are the engine's." : "The rules are yours.");
        }
        player = LearnersPlayer.open(parts, patience);
        inPlace = player.isPresent() ? Optional.empty() : LearnersInPlace.open(parts);
        search = player.isPresent() || inPlace.isPresent()
                ? null
                : parts.open(
                        DepthSearchTask.class,
                        LearnersParts.FOR_A_SEARCH,
                        learner -> LearnersParts.answer(learner, bestAction(SMALL), SMALL));
        evaluation = search == null
                ? null
                : parts.open(
                        EvaluationTask.class,
                        LearnersParts.FOR_A_RULE,
                        learner -> value(learner, RULES.initialState()));
    }

    /** Returns a sentence that says which of the learner's functions choose the computer's moves. */
    public String computer() {
        if (player.isPresent()) {
            return "The computer plays with your " + player.get().learner().className() + " of exercise 08.";
        }
        if (inPlace.isPresent()) {
            return "The computer plays with your " + inPlace.get().className() + " of exercise 07, and with "
                    + (inPlace.get().ownEvaluation() ? "your MyEvaluation." : ROWS_ONLY);
        }
        if (search == null) {
            return "The computer plays with the engine's search.";
        }
        return "The computer plays with your " + search.className() + ", " + PLIES
                + " plies deep on the cells near stones, and with "
                + (evaluation == null ? ROWS_ONLY : "your " + evaluation.className() + ".");
    }

    /** Returns sentences that say which parts are the learner's and which are not, with {@link #computer} at the end. */
    public List<String> notes() {
        return Stream.concat(parts.notes().stream(), Stream.of(computer())).toList();
    }

    /** Returns the same for a game in which the computer does not play with any of these parts. */
    public List<String> notesOnRules() {
        return List.copyOf(parts.notes());
    }

    /** The learner's rules, if they are written. Each hook may throw {@link Broken}. */
    public Optional<GomokuTask> rules() {
        return Optional.ofNullable(rules).map(LearnersGomoku::asContract);
    }

    /** Returns whether the computer plays on boards of any size: with the player of exercise 08, or with the parts of 07. */
    public boolean playsAnySize() {
        return hasPlayer() || inPlace.isPresent();
    }

    /** Returns whether the computer plays with the learner's player of exercise 08. */
    public boolean hasPlayer() {
        return player.isPresent();
    }

    /** Returns whether the learner's code chooses the computer's moves: the player of exercise 08, or the search of 07 or 05. */
    public boolean hasComputer() {
        return hasPlayer() || inPlace.isPresent() || search != null;
    }

    /**
     * Returns the move of the learner's player, or of a search if there is no player. The engine's rules decide whether the game ends on the
     * way, because there are too many states.
     *
     * @param board a board on which the game goes on, by the engine's rules too; for the search of exercise 05 it must have 15 rows
     * @param limits the limits of the player, and the nodes of the search of 07; that of 05 always has the same depth
     * @throws Broken if there is neither, or it gives no answer
     */
    public Chosen think(Board board, plybook.engine.Limits limits) {
        if (player.isPresent()) {
            return player.get().choose(board, limits);
        }
        return inPlace.isPresent()
                ? inPlace.get().choose(board, Optional.of(limits.nodes()).filter(nodes -> nodes < Integer.MAX_VALUE))
                : searched(board);
    }

    private Chosen searched(Board board) {
        if (search == null) {
            throw new Broken("no player and no search is written yet");
        }
        BoardTree below = new BoardTree(NEARBY, board, PLIES);
        AtomicLong leaves = new AtomicLong();
        Reply.Answer answer = LearnersParts.answer(
                search, bestAction(below.shape()), below.leaves().size(), number -> {
                    leaves.incrementAndGet();
                    return value(below.leaves().get(number));
                });
        List<Cell> actions = NEARBY.actions(board);
        int child = LearnersParts.child(answer, actions.size());
        return new Chosen(
                actions.get(child),
                search.className(),
                Optional.empty(),
                Optional.of(leaves.get()),
                Optional.of(PLIES));
    }

    private int value(Board board) {
        if (NEARBY.terminal(board)) {
            return NEARBY.utility(board);
        }
        return evaluation == null ? LONGEST_ROWS.value(board) : value(evaluation, board);
    }

    private static int value(Learner evaluation, Board board) {
        int value = LearnersParts.<EvaluationTask>contract(EvaluationTask.class, evaluation)
                .value(board);
        if (Math.abs((long) value) > Window.MAX_VALUE) {
            throw new Broken(
                    "your " + evaluation.className() + " says " + value + ", which is beyond ±" + Window.MAX_VALUE);
        }
        return value;
    }

    private static GomokuTask asContract(Learner learner) {
        return LearnersParts.contract(GomokuTask.class, learner);
    }

    private static Call bestAction(Tree tree) {
        Given.Search given = Given.search(tree);
        return Call.<DepthSearchTask<Object, Object>>to(
                DepthSearchTask.class,
                search -> search.bestAction(given.game(), given.evaluation(), given.state(), PLIES));
    }

    private static void tryRules(Learner learner) {
        GomokuTask trial = asContract(learner);
        GomokuState start = trial.start(RULES.size());
        trial.player(start);
        trial.winner(start);
        trial.terminal(start);
        trial.actions(trial.result(start, new Cell(7, 7)));
        trial.utility(GomokuState.parse("XXOOX/OOXXO/XXOOX/OOXXO/XXOOX (0,4)"));
    }

    @Override
    public void close() {
        parts.close();
    }
}
