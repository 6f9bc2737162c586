package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.engine.Level;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.registry.GameRegistry;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;
import plybook.search.AlphaBeta;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.Search;
import plybook.task.AlphaBetaTask;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.MinimaxTask;
import plybook.tictactoe.TicTacToe;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.trace.Visit;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;
import plybook.view.BoardSvg;
import plybook.view.Picture;
import plybook.view.SmallBoard;
import tech.tablesaw.api.Table;

/**
 * The verbs of a notebook cell. In a notebook they draw, elsewhere they print. None of them writes to standard error, and none
 * returns a value that would print noise as the last line of a cell.
 */
public final class Workbook {
    /** The largest board that a line of play repeats for each move: larger ones would fill pages. */
    private static final int LARGEST_REPEATED = 6;

    /** The computer's time for a move of Gomoku. */
    private static final Duration FOR_A_MOVE = Duration.ofSeconds(2);

    /** The kind of tree on which a method of a cell is tried. */
    private static final Trees.Mix SMALL_TREES = new Trees.Mix(5, 3, 0.1, true, -9, 9);

    private static final Predictions PREDICTIONS = new Predictions();

    private Workbook() {}

    /** Shows a board, a tree, a table, a chart, or anything else as its text. */
    public static void show(Object thing) {
        Notebook.show(Look.of(thing));
    }

    /** Shows things side by side; a text among them is the caption of what follows it. */
    public static void show(Object first, Object... more) {
        List<Object> things = new ArrayList<>(List.of(first));
        things.addAll(List.of(more));
        Notebook.show(SideBySide.of(things));
    }

    /** Shows the tree with the value of every inner node, and a line of best play marked. */
    public static void showValues(Tree tree) {
        Notebook.show(Look.withValues(tree));
    }

    /** Returns the board with these cells marked, to be shown alone or beside others. */
    public static Picture mark(Board board, Collection<Cell> cells) {
        return BoardSvg.draw(board).cropped().highlighting(List.copyOf(cells)).picture();
    }

    /** Returns the board with a number on each of these cells, such as the value of a move there. */
    public static Picture mark(Board board, Map<Cell, Integer> values) {
        return BoardSvg.draw(board).cropped().values(values).picture();
    }

    /**
     * Shows the states that a line of play leads through, the first and the last included. A large board is shown once, with the moves
     * numbered.
     */
    public static <S, A> void showLine(Game<S, A> game, S state, List<A> actions) {
        if (state instanceof Board board && board.size() > LARGEST_REPEATED) {
            Notebook.show(Look.line(game, state, actions));
            return;
        }
        List<Object> shown = new ArrayList<>(List.of(Texts.of("line.start"), state));
        S at = state;
        for (A action : actions) {
            shown.add(Texts.of("line.plays", game.player(at).symbol(), action));
            at = game.result(at, action);
            shown.add(at);
        }
        Notebook.show(SideBySide.of(shown));
    }

    /** Steps through alpha-beta on the tree, forwards and backwards. */
    public static void explore(Tree tree) {
        Notebook.show(Explored.of(List.of(Recording.of("alpha-beta", Trace.alphaBeta(tree)))));
    }

    /** Steps through a recorded search. */
    public static void explore(Trace<?, ?> trace) {
        Notebook.show(Explored.of(List.of(Explored.named(trace))));
    }

    /**
     * Steps through recorded searches side by side:
     * {@code explore(Map.entry("minimax", Trace.minimax(tree)), Map.entry("alpha-beta", Trace.alphaBeta(tree)))}.
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static void explore(Map.Entry<String, ? extends Trace<?, ?>>... traces) {
        Notebook.show(Explored.of(Stream.of(traces)
                .map(each -> Recording.of(each.getKey(), each.getValue()))
                .toList()));
    }

    /**
     * Steps through your alpha-beta on the tree, beside the library's. Its windows are computed from the leaves that your search asked for,
     * not from its variables.
     */
    public static void explore(AlphaBetaTask<TreeState, Integer> mine, Tree tree) {
        exploreBeside(
                tree,
                game -> mine.value(game, game.initialState(), -Window.INFINITY, Window.INFINITY),
                Recording.of(Texts.of("explored.library.alpha-beta"), Trace.alphaBeta(tree)));
    }

    /** Steps through your minimax on the tree, beside the library's. */
    public static void explore(MinimaxTask<TreeState, Integer> mine, Tree tree) {
        exploreBeside(
                tree,
                game -> mine.value(game, game.initialState()),
                Recording.of(Texts.of("explored.library.minimax"), Trace.minimax(tree)));
    }

    private static void exploreBeside(Tree tree, ToIntFunction<TreeGame> mine, Recording library) {
        try {
            Recording yours = Explored.watched(Texts.of("explored.yours"), tree, mine);
            Notebook.show(Explored.of(List.of(yours, library)));
        } catch (UnsupportedOperationException notWritten) {
            System.out.println(Texts.of("explored.nothing", notWritten.getMessage()));
        }
    }

    /**
     * Steps through the search that a file holds, as {@link #save} wrote it.
     *
     * @throws IllegalArgumentException if it holds none, is cut off, or is of a newer version; the message says so
     */
    public static void explore(Path file) {
        Notebook.show(Explored.of(List.of(Explored.read(file))));
    }

    /** Shows a page to practise alpha-beta by hand: windows, values and cuts, each checked and explained. */
    public static void practise() {
        Notebook.show(Explored.practice(Optional.empty()));
    }

    /** Shows the practice page, beginning with the tree. */
    public static void practise(Tree tree) {
        Notebook.show(Explored.practice(Optional.of(tree)));
    }

    /** Keeps a recorded search in a file, for {@link #explore(Path)} here or elsewhere. */
    public static void save(Trace<?, ?> trace, Path file) {
        Explored.write(trace, file);
        System.out.println(Texts.of("explored.saved", file));
    }

    /** Shows a board in the notebook on which you play Tic-Tac-Toe against a program that never loses. No cell waits for your moves. */
    public static void playHere() {
        TicTacToe game = new TicTacToe();
        playHere(
                Texts.of("here.perfect"),
                board -> new AlphaBeta<>(game).search(board).best().get(0));
    }

    /** Shows a board in the notebook on which you play Tic-Tac-Toe against your own minimax, as either side. */
    public static void playHere(MinimaxTask<Board, Cell> mine) {
        playHere(Texts.of("here.yours"), board -> mine.bestAction(new TicTacToe(), board));
    }

    private static void playHere(String opponent, Function<Board, Cell> program) {
        try {
            Map<String, Integer> replies = Replies.of(program);
            String instead = BoardSvg.of(Board.empty(TicTacToe.SIZE)).html() + "<p>" + Texts.of("here.trust") + "</p>";
            Notebook.show(new Shown(SmallBoard.frame(opponent, replies, instead), Texts.of("here.text", opponent)));
        } catch (UnsupportedOperationException notWritten) {
            System.out.println(Texts.of("here.nothing", notWritten.getMessage()));
        }
    }

    /** Returns alpha-beta that looks so many plies ahead and takes the evaluation's word there. */
    public static <S, A> AlphaBeta<S, A> lookAhead(Game<S, A> game, int plies, Evaluation<S> evaluation) {
        return new AlphaBeta<>(game, Options.<S, A>none().limitedTo(plies, evaluation));
    }

    /**
     * Returns the board after some moves from an empty one, X first: {@code after(Gomoku.standard(), "7,7 6,6")}.
     *
     * @param moves row and column of each move, the moves separated by spaces
     * @throws IllegalArgumentException if a move is not legal
     */
    public static Board after(Gomoku game, String moves) {
        Board board = game.initialState();
        for (String move : moves.strip().split(" +", -1)) {
            String[] cell = move.split(",", 2);
            board = game.result(board, new Cell(Integer.parseInt(cell[0]), Integer.parseInt(cell[1])));
        }
        return board;
    }

    /** Returns the value of the tree to MAX when both sides play their best. */
    public static int valueOf(Tree tree) {
        TreeGame game = new TreeGame(tree);
        return valueOf(game, game.initialState());
    }

    /** Returns the value of the state to MAX when both sides play their best to the end of the game. */
    public static <S, A> int valueOf(Game<S, A> game, S state) {
        return new Minimax<>(game).search(state).value();
    }

    /**
     * Returns Tic-Tac-Toe with its actions listed in another order.
     *
     * @param order the cells in their new order, as digits: 0 to 8, row by row
     * @throws IllegalArgumentException if a cell is missing or twice there
     */
    public static Game<Board, Cell> inOrder(TicTacToe game, String order) {
        if (!order.chars()
                .sorted()
                .boxed()
                .toList()
                .equals("012345678".chars().boxed().toList())) {
            throw new IllegalArgumentException(Texts.of("order.wrong", order));
        }
        return game.withOrder(board -> game.actions(board).stream()
                .sorted(Comparator.comparing(cell -> order.indexOf((char) ('0' + 3 * cell.row() + cell.column()))))
                .toList());
    }

    /** Returns the values of the leaves that a search of a tree read, in order. */
    public static List<Integer> read(Trace<TreeState, Integer> trace) {
        return trace.leaves().stream().map(Visit::value).toList();
    }

    /** Returns the values of the leaves that a search of a tree did not read, from left to right. */
    public static List<Integer> unread(Trace<TreeState, Integer> trace) {
        Set<Integer> read =
                trace.leaves().stream().map(visit -> trace.state(visit).leaf()).collect(Collectors.toSet());
        List<Integer> all = TreeGame.leafValues(trace.state().tree());
        return IntStream.range(0, all.size())
                .filter(leaf -> !read.contains(leaf))
                .mapToObj(all::get)
                .toList();
    }

    /**
     * Returns random trees, the same ones each time: up to five plies and three children at a node, leaves from −9 to 9.
     *
     * @param count the number of trees
     */
    public static List<Tree> randomTrees(int count) {
        Random random = new Random(1);
        return Stream.generate(() -> Trees.random(SMALL_TREES, random))
                .limit(count)
                .toList();
    }

    /**
     * Keeps what you expect until {@link #reveal} has the answer. A {@code "?"} means: no answer yet.
     *
     * @param answer a number, a cell, a player, yes or no, a list, or any of these as text
     */
    public static void predict(String question, @Nullable Object answer) {
        System.out.println(PREDICTIONS.keep(question, answer));
    }

    /** Compares what you expected with the answer. Works without a prediction too. */
    public static void reveal(String question, Object actual) {
        System.out.println(PREDICTIONS.reveal(question, actual));
        LearnersFiles.notebook().ifPresent(notebook -> progress().revealed(notebook, question));
    }

    /** Shows the map of the course: what is done, and where to go on. */
    public static void status() {
        try {
            Notebook.show(CourseMap.of(LearnersFiles.folder()).shown());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Progress progress() {
        return new Progress(LearnersFiles.folder());
    }

    /**
     * Judges the saved file of an exercise in a process of its own, and shows the report.
     *
     * @param exercise its number or name, such as {@code "03"}
     * @throws IllegalArgumentException if there is no such exercise; the message lists those there are
     */
    public static void check(String exercise) {
        Exercise wanted = Course.find(exercise);
        Report report = new Judge(Conditions.practice().walkingThrough()).check(wanted, LearnersFiles.folder(wanted));
        show(report);
        if (progress().checked(report)) {
            System.out.println(Texts.of("check.again"));
        }
    }

    /** Judges a class of a cell, as practice: {@code check(MyMinimax::new)}. It earns no points. */
    public static void check(Supplier<?> maker) {
        show(Notebook.sources()
                .map(sources -> new Judge(Conditions.practice().walkingThrough()).practice(maker, sources))
                .orElseGet(() -> new Judge().practice(maker)));
    }

    /**
     * Grades a class from a cell as thoroughly as {@code ./plybook grade}, shows the verdict, and returns the points, which nbgrader
     * takes for the cell's: {@code grade(MyMinimax::new)}.
     *
     * @throws IllegalStateException if there are no points: a cell that ends without an error would count in full
     */
    public static double grade(Supplier<?> maker) {
        Report report = new Judge(Conditions.grading(Conditions.freshSeed(), Sandbox.none())).practice(maker);
        show(report);
        if (report.earned() == 0) {
            throw new IllegalStateException(Texts.of("grade.nothing", report.possible()));
        }
        return report.earned();
    }

    /**
     * Asks three questions about the search in your saved file: {@code viva("04")}. Write down what you expect, or keep it with
     * {@code predict("1", …)}, then call {@link #vivaKey()}.
     *
     * @param exercise one with a search: 03, 04, 05 or 07
     */
    public static void viva(String exercise) {
        viva(exercise, Conditions.freshSeed());
    }

    /** Asks the questions of that seed again. */
    public static void viva(String exercise, long seed) {
        Notebook.show(OwnViva.ask(Course.find(exercise), seed));
    }

    /** Shows the answers to the last {@link #viva(String)}, compared with what you predicted. */
    public static void vivaKey() {
        System.out.println(OwnViva.key(PREDICTIONS));
    }

    /**
     * Returns an object of the class in the saved file of an exercise: {@code MinimaxTask<Board, Cell> mine = load("03")}.
     *
     * @throws IllegalArgumentException if the file does not compile; the message says where
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    public static <T> T load(String exercise) {
        return (T) LearnersFiles.load(Course.find(exercise));
    }

    /** Plays Tic-Tac-Toe against your own saved minimax, or against the library's while yours is not yet right. */
    public static void play() {
        Exercise minimax = Course.find("minimax");
        if (new Judge().check(minimax, LearnersFiles.folder(minimax)).passed()) {
            System.out.println(Texts.of("play.yours"));
            MinimaxTask<Board, Cell> mine = load("minimax");
            play(mine);
        } else {
            System.out.println(Texts.of("play.library"));
            ticTacToe(
                    board -> new Minimax<>(new TicTacToe()).search(board).best().get(0));
        }
    }

    /** Plays Tic-Tac-Toe against a minimax from a cell: {@code play(new MyMinimax<>())}. */
    public static void play(MinimaxTask<Board, Cell> computer) {
        TicTacToe game = new TicTacToe();
        ticTacToe(board -> computer.bestAction(game, board));
    }

    /** Plays Gomoku on 15×15 against the engine, as text: {@code play(Level.EASY)}. */
    public static void play(Level level) {
        PlayableGame<Board, Cell> gomoku = GameRegistry.gomoku(Gomoku.standard(), FOR_A_MOVE);
        play(gomoku, gomoku.opponent(level.title()));
    }

    /**
     * Any game of {@code ./plybook play}, against its engine, as text: {@code play("gomoku")}.
     *
     * @throws IllegalArgumentException if there is no such game; the message lists those that there are
     */
    public static void play(String game) {
        play(GameRegistry.named(game));
    }

    private static <S, A> void play(PlayableGame<S, A> game) {
        play(game, game.helper());
    }

    private static void ticTacToe(Function<Board, Cell> computer) {
        play(GameRegistry.TIC_TAC_TOE, Opponent.of(Texts.of("game.computer"), computer));
    }

    private static <S, A> void play(PlayableGame<S, A> game, Opponent<S, A> computer) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new TextGame<>(in, System.out::println, game, computer).run();
    }

    /**
     * Shows a game that was saved on the page of {@code ./plybook play}: {@code openGame("gomoku-1a2b3c.json")}.
     *
     * @param file its path; a name alone is also looked for among your downloads
     * @throws IllegalArgumentException if there is no such file, or it is no saved game; the message says which
     */
    public static void openGame(String file) {
        Notebook.show(OpenedGame.look(OpenedGame.read(file)));
    }

    /** Returns the windows of a search, node by node: on entry, when the node was left, and the value it returned. Leaves have none. */
    public static Table windows(Trace<?, ?> trace) {
        return Counts.windows(trace);
    }

    /** Returns the cost of minimax and alpha-beta on the tree: value, nodes, leaves, cutoffs, children pruned. */
    public static Table count(Tree tree) {
        return count(new TreeGame(tree));
    }

    /** Returns the cost of minimax and alpha-beta from the start of the game to its end. */
    public static <S, A> Table count(Game<S, A> game) {
        return count(game, game.initialState());
    }

    /** Returns the cost of minimax and alpha-beta from the state to the end of the game. */
    public static <S, A> Table count(Game<S, A> game, S state) {
        return Counts.of(
                state,
                List.of(Map.entry("minimax", new Minimax<>(game)), Map.entry("alpha-beta", new AlphaBeta<>(game))));
    }

    /**
     * Returns the cost of searches of your choice from the state, a row for each:
     * {@code count(board, Map.entry("strict", new AlphaBeta<>(…)), …)}.
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static <S> Table count(S state, Map.Entry<String, ? extends Search<S, ?>>... searches) {
        return Counts.of(state, List.of(searches));
    }

    /** Measures the work on this machine: after a warm-up, at least five times; the median and the extremes in milliseconds. */
    public static Table measure(String name, Runnable work) {
        return Stopwatch.measure(List.of(Map.entry(name, work)));
    }

    /** Measures several works, a row for each: {@code measure(Map.entry("minimax", () -> …), …)}. */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    public static Table measure(Map.Entry<String, Runnable>... works) {
        return Stopwatch.measure(List.of(works));
    }

    /**
     * Draws columns of a table: as lines if x holds numbers, as bars if it holds names. A y axis with a wide range is logarithmic, and is
     * labelled so.
     *
     * @param yLabel the label of the y axis; also the name of the one column to draw, if no others are given
     */
    public static void plot(String title, Table table, String x, String yLabel, String... columns) {
        Notebook.show(Charts.plot(title, table, x, yLabel, List.of(columns)));
    }
}
