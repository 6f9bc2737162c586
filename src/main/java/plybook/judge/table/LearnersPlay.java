package plybook.judge.table;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.process.Sandbox;
import plybook.task.AlphaBetaTask;
import plybook.task.Exercise;
import plybook.task.MinimaxTask;
import plybook.task.TicTacToeTask;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * A game of Tic-Tac-Toe with a learner's own functions: the rules of exercise 02 and the search of exercise 04, or of 03, each in the
 * learner's process. What is not written yet is the engine's.
 */
public final class LearnersPlay implements AutoCloseable {
    private static final Tree SMALL = Tree.parse("((1 2) (0))");
    private static final int MOST_NODES = 1_000_000;

    private final LearnersParts parts;
    private final BoardGame rules;
    private final boolean ownRules;
    private final @Nullable Learner search;
    private final boolean alphaBeta;
    private final Map<Board, Tree> trees = new HashMap<>();

    /** A function of the learner's gave no answer that a game could go on with; the message says which and why. */
    public static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** In which way there was no answer. */
        public enum How {
            /** The code threw, or its process ended, or what came back fits nothing. */
            CRASHED,
            /** It was still busy when its time was over, or had used more than it might. */
            LATE,
            /** Something came back in time, and is no move. */
            NO_MOVE
        }

        private final How how;

        Broken(String message) {
            this(How.CRASHED, message);
        }

        Broken(How how, String message) {
            super(message);
            this.how = how;
        }

        /** In which way. */
        public How how() {
            return how;
        }
    }

    /**
     * Compiles what is there and tries it once.
     *
     * @param folders the folder of each exercise, which may not exist
     */
    public LearnersPlay(Function<Exercise, Path> folders) {
        parts = new LearnersParts(folders, Sandbox.none());
        Learner learners = parts.open(TicTacToeTask.class, LearnersParts.FOR_A_RULE, LearnersPlay::tryRules);
        ownRules = learners != null;
        rules = learners == null ? new TicTacToe() : remembering(learners);
        parts.notes().add(learners == null ? "The rules are the engine's." : "The rules are yours.");
        Learner best = parts.open(
                AlphaBetaTask.class,
                LearnersParts.FOR_A_SEARCH,
                learner -> LearnersParts.answer(learner, alphaBetaAction(SMALL), SMALL));
        alphaBeta = best != null;
        if (best == null) {
            best = parts.open(
                    MinimaxTask.class,
                    LearnersParts.FOR_A_SEARCH,
                    learner -> LearnersParts.answer(learner, minimaxAction(SMALL), SMALL));
        }
        search = best;
    }

    /** Returns a sentence that says whose search chooses the computer's moves. */
    public String computer() {
        return search == null
                ? "The computer plays with the engine's search."
                : "The computer plays with your " + search.className() + ".";
    }

    /** The learner's rules, or the engine's. Each hook may throw {@link Broken}. */
    public BoardGame rules() {
        return rules;
    }

    /** Returns sentences that say which parts are the learner's and which are not, with {@link #computer} at the end. */
    public List<String> notes() {
        return Stream.concat(parts.notes().stream(), Stream.of(computer())).toList();
    }

    /** Returns the same for a game in which the computer does not play with any of these parts. */
    public List<String> notesOnRules() {
        return List.copyOf(parts.notes());
    }

    /** Returns whether the computer plays with the learner's search. */
    public boolean hasSearch() {
        return search != null;
    }

    /** Returns whether the rules are the learner's. */
    public boolean hasRules() {
        return ownRules;
    }

    /** The choice of a search, and the work that it took. */
    public record Chosen(Cell cell, String className, long leaves) {}

    /**
     * Returns the choice of the learner's search.
     *
     * @param board a board that is not terminal
     * @throws Broken if there is no such search, it gives no answer, or the rules never come to an end
     */
    public Cell choose(Board board) {
        return think(board).cell();
    }

    /** The same, with the leaves that were asked for, each time counted. */
    public Chosen think(Board board) {
        if (search == null) {
            throw new Broken("no search is written yet");
        }
        List<Cell> actions = withoutMirrorImages(board, actions(board));
        Tree tree = new Tree.Node(
                rules.player(board),
                actions.stream()
                        .map(action -> tree(rules.result(board, action), 1))
                        .toList());
        if (tree.nodes() > MOST_NODES) {
            throw new Broken("the game tree below\n" + board.drawn() + "\nhas " + tree.nodes() + " nodes, more than "
                    + MOST_NODES + ": do the rules end the game when somebody has won?");
        }
        List<Integer> values = TreeGame.leafValues(tree);
        AtomicLong leaves = new AtomicLong();
        Reply.Answer answer = LearnersParts.answer(
                search, alphaBeta ? alphaBetaAction(tree) : minimaxAction(tree), values.size(), number -> {
                    leaves.incrementAndGet();
                    return values.get(number);
                });
        int child = LearnersParts.child(answer, actions.size());
        return new Chosen(actions.get(child), search.className(), leaves.get());
    }

    private static Call alphaBetaAction(Tree tree) {
        Given.Search given = Given.search(tree);
        return Call.<AlphaBetaTask<Object, Object>>to(
                AlphaBetaTask.class, search -> search.bestAction(given.game(), given.state()));
    }

    private static Call minimaxAction(Tree tree) {
        Given.Search given = Given.search(tree);
        return Call.<MinimaxTask<Object, Object>>to(
                MinimaxTask.class, search -> search.bestAction(given.game(), given.state()));
    }

    /** Returns one of each group of symmetric actions. On the empty board three cells stand for all nine. */
    private static List<Cell> withoutMirrorImages(Board board, List<Cell> actions) {
        List<Cell> three = List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 1));
        return board.stones() == 0 && actions.size() == 9 && actions.containsAll(three) ? three : actions;
    }

    private Tree tree(Board board, int depth) {
        Tree known = trees.get(board);
        if (known != null) {
            return known;
        }
        if (depth > 9) {
            throw new Broken("a game of Tic-Tac-Toe has at most nine moves, but terminal says that this goes on:\n"
                    + board.drawn());
        }
        Tree tree;
        if (rules.terminal(board)) {
            int value = rules.utility(board);
            if (Math.abs((long) value) > Window.MAX_VALUE) {
                throw new Broken("utility is " + value + ", which is beyond ±" + Window.MAX_VALUE);
            }
            tree = Tree.leaf(value);
        } else {
            List<Tree> children = actions(board).stream()
                    .map(action -> tree(rules.result(board, action), depth + 1))
                    .toList();
            tree = new Tree.Node(rules.player(board), children);
        }
        trees.put(board, tree);
        return tree;
    }

    private List<Cell> actions(Board board) {
        List<Cell> actions = rules.actions(board);
        if (actions.isEmpty()) {
            throw new Broken("actions is empty here, although terminal says that the game goes on:\n" + board.drawn());
        }
        return actions;
    }

    private static void tryRules(Learner learner) {
        BoardGame trial = remembering(learner);
        Board empty = trial.initialState();
        trial.player(empty);
        trial.winner(empty);
        trial.terminal(empty);
        trial.result(empty, new Cell(1, 1));
        trial.utility(Board.parse("XOX/XOO/OXX"));
        trial.actions(empty);
    }

    /** The learner's rules; what was asked once is remembered, as the board is that came back. */
    private static BoardGame remembering(Learner learner) {
        Map<Call, Reply.Answer> known = new HashMap<>();
        return Call.<TicTacToeTask>asking(
                TicTacToeTask.class,
                call -> LearnersParts.value(
                        call, known.computeIfAbsent(call, each -> LearnersParts.answer(learner, each, SMALL))));
    }

    @Override
    public void close() {
        parts.close();
    }
}
