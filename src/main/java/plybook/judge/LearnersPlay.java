package plybook.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Hook;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * A game of Tic-Tac-Toe with a learner's own functions: the rules of exercise 02 and the search of exercise 04, or of 03, each in the
 * learner's process. What is not written yet is the engine's.
 */
public final class LearnersPlay implements AutoCloseable {
    /** From the empty board minimax looks at 85,053 leaves when mirror images are left out; a slow machine needs a while. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Duration WHOLE_SESSION = Duration.ofDays(7);

    private static final Tree SMALL = Tree.parse("((1 2) (0))");
    private static final int MOST_NODES = 1_000_000;
    private static final Pattern CELL = Pattern.compile("\\((\\d{1,3}),(\\d{1,3})\\)");

    private final List<Learner> learners = new ArrayList<>();
    private final List<Path> classes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final BoardGame rules;
    private final @Nullable Learner search;
    private final boolean alphaBeta;
    private final Map<Board, Tree> trees = new HashMap<>();

    /** A function of the learner's gave no answer that a game could go on with; the message says which and why. */
    public static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;

        Broken(String message) {
            super(message);
        }
    }

    /**
     * Compiles what is there and tries it once.
     *
     * @param folders the folder of each exercise, which may not exist
     */
    public LearnersPlay(Function<Exercise, Path> folders) {
        Learner ownRules = opened(Course.find("02"), folders, LearnersPlay::tryRules);
        rules = ownRules == null ? new TicTacToe() : new Rules(ownRules);
        notes.add(ownRules == null ? "The rules are the engine's." : "The rules are yours.");
        Learner best = opened(Course.find("04"), folders, learner -> answer(learner, Question.alphaBetaAction(SMALL)));
        alphaBeta = best != null;
        if (best == null) {
            best = opened(Course.find("03"), folders, learner -> answer(learner, Question.minimaxAction(SMALL)));
        }
        search = best;
        notes.add(
                best == null
                        ? "The computer plays with the engine's search."
                        : "The computer plays with your " + best.className() + ".");
    }

    /** The learner's solution if it gives a first answer, else null and a note. */
    private @Nullable Learner opened(Exercise exercise, Function<Exercise, Path> folders, Consumer<Learner> trial) {
        Part part = exercise.parts().get(0);
        try {
            Path made = Files.createTempDirectory("plybook-play");
            classes.add(made);
            SourceCompiler.Outcome outcome =
                    SourceCompiler.compile(folders.apply(exercise).resolve(part.fileName()), part, made);
            if (outcome.classes().isEmpty()) {
                notes.add(outcome.message());
                return null;
            }
            Learner learner = new ProcessLearner(part, made, PATIENCE, WHOLE_SESSION, Sandbox.none());
            learners.add(learner);
            trial.accept(learner);
            return learner;
        } catch (Broken e) {
            notes.add(e.getMessage());
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The learner's rules, or the engine's. Each hook may throw {@link Broken}. */
    public BoardGame rules() {
        return rules;
    }

    /** What is the learner's and what is not, a sentence each. */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** Whether the computer plays with the learner's search. */
    public boolean hasSearch() {
        return search != null;
    }

    /**
     * What the learner's search chooses.
     *
     * @param board not terminal
     * @throws Broken if there is no such search, it gives no answer, or the rules never come to an end
     */
    public Cell choose(Board board) {
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
        String text = answer(search, alphaBeta ? Question.alphaBetaAction(tree) : Question.minimaxAction(tree), tree);
        int child = number(text);
        if (child < 0 || child >= actions.size()) {
            throw new Broken(
                    "bestAction chose " + text + ", which is not among the actions 0 to " + (actions.size() - 1));
        }
        return actions.get(child);
    }

    /** On the empty board three cells stand for all nine: the others are their mirror images. */
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
        Rules trial = new Rules(learner);
        Board empty = trial.initialState();
        trial.player(empty);
        trial.winner(empty);
        trial.terminal(empty);
        trial.result(empty, new Cell(1, 1));
        trial.utility(Board.parse("XXX/OO./..."));
        trial.actions(empty);
    }

    private static String answer(Learner learner, Question question) {
        return answer(learner, question, SMALL);
    }

    private static String answer(Learner learner, Question question, Tree leaves) {
        List<Integer> values = TreeGame.leafValues(leaves);
        IntUnaryOperator valueOfLeaf = number -> {
            if (number < 0 || number >= values.size()) {
                throw new UncheckedIOException(new IOException("no leaf " + number));
            }
            return values.get(number);
        };
        Reply reply = learner.ask(question, valueOfLeaf);
        if (reply instanceof Reply.Answer answer) {
            return answer.text();
        }
        Reply.Fault fault = (Reply.Fault) reply;
        if (fault.kind() == Reply.Kind.NOT_ATTEMPTED) {
            throw new Broken(learner.className() + " is not written yet.");
        }
        throw new Broken("your " + learner.className() + " gave no answer: " + why(question, fault, learner));
    }

    private static String why(Question question, Reply.Fault fault, Learner learner) {
        String message =
                new NoAnswer(question, fault, learner.className()).verdict().message();
        return message.isEmpty() ? Asked.method(question) + " returned null" : message;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new Broken("a number was expected, not \"" + text + "\"");
        }
    }

    /** The learner's rules; what was asked once about a board is remembered. */
    private static final class Rules implements BoardGame {
        private final Learner learner;
        private final Map<Question, String> known = new HashMap<>();

        Rules(Learner learner) {
            this.learner = learner;
        }

        private String ask(Question question) {
            return known.computeIfAbsent(question, each -> answer(learner, each));
        }

        private String ask(Hook hook, Board board) {
            return ask(Question.of(hook, board));
        }

        @Override
        public Board initialState() {
            return board(ask(Question.initialState()));
        }

        @Override
        public Player player(Board board) {
            return side(ask(Hook.PLAYER, board)).orElseThrow(() -> new Broken("player returned nobody"));
        }

        @Override
        public List<Cell> actions(Board board) {
            List<Cell> cells = new ArrayList<>();
            Matcher matcher = CELL.matcher(ask(Hook.ACTIONS, board));
            while (matcher.find()) {
                cells.add(new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
            }
            return cells;
        }

        @Override
        public Board result(Board board, Cell cell) {
            return board(ask(Question.result(board, cell)));
        }

        @Override
        public Optional<Player> winner(Board board) {
            return side(ask(Hook.WINNER, board));
        }

        @Override
        public boolean terminal(Board board) {
            return Boolean.parseBoolean(ask(Hook.TERMINAL, board));
        }

        @Override
        public int utility(Board board) {
            return number(ask(Hook.UTILITY, board));
        }

        private static Board board(String text) {
            try {
                return Board.parse(text);
            } catch (IllegalArgumentException e) {
                throw new Broken("no board came back: " + e.getMessage());
            }
        }

        private static Optional<Player> side(String name) {
            return Arrays.stream(Player.values())
                    .filter(player -> player.name().equals(name))
                    .findFirst();
        }
    }

    @Override
    public void close() {
        learners.forEach(Learner::close);
        classes.forEach(TemporaryFolder::remove);
    }
}
