package plybook.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.course.Declarations.Declared;
import plybook.course.Declarations.Kind;
import plybook.judge.Judge;
import plybook.judge.hunt.WrongVersions;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.mutants.Submission;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.tree.Tree;

/**
 * Pastes the code of a page into the starters of what its reader has not written yet, and judges it.
 *
 * <p>A method goes where its parameters and its result fit, into the first such file: {@code int f(Tree)} into exercise 01 or, for those
 * who have written that, into 03. For 03 and 04, which know no tree, {@code Tree} is a view of the game there.
 */
final class GiveawayCheck implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long SEED = 20261122;
    private static final Path EXERCISES = Path.of("exercises");
    private static final Path INIT = Path.of("src/main/resources/plybook/workbook/init.jshell");
    private static final String TREE_VALUE = "MyTreeValue";
    private static final String TIC_TAC_TOE = "MyTicTacToe";
    private static final String MINIMAX = "MyMinimax";
    private static final String ALPHA_BETA = "MyAlphaBeta";
    private static final String CATCH_IT = "MyCatchIt";
    private static final String GOMOKU = "MyGomoku";
    private static final String DEPTH_SEARCH = "MyDepthSearch";
    private static final String EVALUATION = "MyEvaluation";
    private static final String CANDIDATES = "MyCandidates";
    private static final String IN_PLACE_SEARCH = "MyInPlaceSearch";
    private static final String PLAYER = "MyPlayer";

    /** The files of the exercises, in the order in which a learner writes them. */
    static final List<String> WRITTEN = List.of(
            TREE_VALUE,
            TIC_TAC_TOE,
            MINIMAX,
            ALPHA_BETA,
            CATCH_IT,
            GOMOKU,
            DEPTH_SEARCH,
            EVALUATION,
            CANDIDATES,
            IN_PLACE_SEARCH,
            PLAYER);

    private static final Pattern FENCE = Pattern.compile("(?ms)^```(?:\\{code-cell\\} )?java\\s*?\\n(.*?)^```");
    private static final Pattern TAGS = Pattern.compile("\\A:tags: \\[(.*)]\\s*");
    private static final Pattern HUNT = Pattern.compile("hunt\\(\\s*\"(\\w)\"((?:\\s*,\\s*\"[^\"]*\")+)");
    private static final Pattern VERSION =
            Pattern.compile("String version([A-Z])\\(\\)\\s*\\{\\s*return\\s*(\"[^\"]*\")");
    private static final Pattern LAMBDA_THAT_EVALUATES =
            Pattern.compile("Evaluation<Board> \\w+ =\\s+(\\w+) ->(?s:.*)\\b\\1\\b");

    /** Code that calls these is no answer to an exercise: a submission does not see them. */
    private static final Pattern LIBRARYS_OWN =
            Pattern.compile("\\b(WindowEvaluation|PatternEvaluation|IdeaSearch)\\b");

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final String GAME = "\\(Game<(\\w+),(\\w+)>,\\1";
    private static final String ESTIMATED = "\\(Game<(\\w+),(\\w+)>,Evaluation<\\1>,\\1";
    private static final String FULL = "-Window.INFINITY, Window.INFINITY";

    /** A place in a starter where a method of a certain signature fits: the starter's method, and its call of the pasted one. */
    private record Slot(String className, String method, String signature, String call) {}

    private static final List<Slot> SLOTS = List.of(
            new Slot(TREE_VALUE, "value", "\\(Tree\\)int", "NAME(tree)"),
            new Slot(
                    TREE_VALUE,
                    "value",
                    "\\(Tree,Player\\)int",
                    "NAME(tree, tree.isLeaf() ? Player.MAX : tree.player())"),
            new Slot(TREE_VALUE, "value", "\\(Tree,int,int\\)int", "NAME(tree, " + FULL + ")"),
            new Slot(TIC_TAC_TOE, "player", "\\(Board\\)Player", "NAME(board)"),
            new Slot(TIC_TAC_TOE, "result", "\\(Board,Cell\\)Board", "NAME(board, cell)"),
            new Slot(TIC_TAC_TOE, "winner", "\\(Board\\)Optional<Player>", "NAME(board)"),
            new Slot(TIC_TAC_TOE, "terminal", "\\(Board\\)boolean", "NAME(board)"),
            new Slot(TIC_TAC_TOE, "actions", "\\(Board\\)List<Cell>", "NAME(board)"),
            new Slot(TIC_TAC_TOE, "utility", "\\(Board\\)int", "NAME(board)"),
            new Slot(MINIMAX, "value", GAME + "\\)int", "NAME(game, state)"),
            new Slot(MINIMAX, "value", GAME + ",int,int\\)int", "NAME(game, state, " + FULL + ")"),
            new Slot(MINIMAX, "value", "\\(Tree\\)int", "NAME(new Tree(game, state))"),
            new Slot(MINIMAX, "value", "\\(Tree,int,int\\)int", "NAME(new Tree(game, state), " + FULL + ")"),
            new Slot(MINIMAX, "bestAction", GAME + "\\)\\2", "NAME(game, state)"),
            new Slot(
                    ALPHA_BETA,
                    "value",
                    GAME + ",int\\)int",
                    "NAME(game, state, !game.terminal(state) && game.player(state) == Player.MAX ? beta : alpha)"),
            new Slot(ALPHA_BETA, "value", GAME + ",int,int\\)int", "NAME(game, state, alpha, beta)"),
            new Slot(
                    ALPHA_BETA,
                    "value",
                    "\\(Tree,int\\)int",
                    "NAME(new Tree(game, state), !game.terminal(state) && game.player(state) == Player.MAX ? beta : alpha)"),
            new Slot(ALPHA_BETA, "value", "\\(Tree,int,int\\)int", "NAME(new Tree(game, state), alpha, beta)"),
            new Slot(ALPHA_BETA, "bestAction", GAME + "\\)\\2", "NAME(game, state)"),
            new Slot(GOMOKU, "winner", "\\(GomokuState\\)Optional<Player>", "NAME(state)"),
            new Slot(
                    GOMOKU,
                    "winner",
                    "\\(Board,Cell\\)boolean",
                    "state.last().filter(last -> NAME(state.board(), last)).flatMap(last -> state.board().at(last))"),
            new Slot(GOMOKU, "result", "\\(GomokuState,Cell\\)GomokuState", "NAME(state, cell)"),
            new Slot(DEPTH_SEARCH, "minimax", ESTIMATED + ",int\\)int", "NAME(game, evaluation, state, depth)"),
            new Slot(
                    DEPTH_SEARCH,
                    "alphaBeta",
                    ESTIMATED + ",int,int,int\\)int",
                    "NAME(game, evaluation, state, depth, alpha, beta)"),
            new Slot(DEPTH_SEARCH, "bestAction", ESTIMATED + ",int\\)\\2", "NAME(game, evaluation, state, depth)"),
            new Slot(EVALUATION, "value", "\\(Board\\)int", "NAME(board)"),
            new Slot(EVALUATION, "value", "\\(Board,Player\\)int", "NAME(board, Player.X) - NAME(board, Player.O)"),
            new Slot(IN_PLACE_SEARCH, "value", "\\(Position<(\\w+)>,int,int\\)int", "NAME(position, alpha, beta)"),
            new Slot(PLAYER, "move", "\\(GivenPosition<(\\w+)>,Clock\\)\\1", "NAME(position, clock)"));

    /** A view of a game as a tree: no leaf is evaluated before somebody asks. */
    private static final String TREE_OF_A_GAME = """
            final class Tree {
                private final Game<S, A> game;
                private final S state;
                Tree(Game<S, A> game, S state) { this.game = game; this.state = state; }
                boolean isLeaf() { return game.terminal(state); }
                int value() { return game.utility(state); }
                Player player() { return game.player(state); }
                List<Tree> children() {
                    List<A> actions = game.actions(state);
                    return new AbstractList<>() {
                        public int size() { return actions.size(); }
                        public Tree get(int i) { return new Tree(game, game.result(state, actions.get(i))); }
                    };
                }
            }
            """;

    private final Path scratch;
    private final Declarations declarations = new Declarations();
    private final Judge judge = new Judge(new Conditions(PATIENCE, SEED, false, Sandbox.none()));
    private final Map<String, Set<String>> known = new HashMap<>();
    private int pasted;

    /** @param scratch an empty folder for what is compiled */
    GiveawayCheck(Path scratch) {
        this.scratch = scratch;
    }

    /** A piece of code of a page. */
    private record Cell(int line, Set<String> tags, String code) {}

    private static List<Cell> cells(String page) {
        return FENCE.matcher(page)
                .results()
                .map(fence -> {
                    String code = fence.group(1);
                    Matcher tags = TAGS.matcher(code);
                    return new Cell(
                            (int) page.substring(0, fence.start(1)).lines().count() + 1,
                            tags.find() ? Set.of(tags.group(1).split(",\\s*")) : Set.of(),
                            tags.replaceFirst(""));
                })
                .toList();
    }

    /**
     * Returns what the page gives away, a sentence for each piece of code that does, and for each that cannot be judged.
     *
     * @param name the page's name, for the sentences
     * @param firstToWrite the first file that its reader has not written yet
     */
    List<String> giveaways(String name, String page, String firstToWrite) {
        List<String> unwritten = WRITTEN.subList(WRITTEN.indexOf(firstToWrite), WRITTEN.size());
        List<String> found = new ArrayList<>();
        List<Declared> before = new ArrayList<>();
        for (Cell cell : cells(page)) {
            String place = name + ":" + cell.line() + ": ";
            trees(cell.code()).forEach(told -> found.add(place + told));
            if (cell.tags().contains("raises-exception")) {
                continue;
            }
            List<Declared> declared = declarations.of(cell.code());
            before.addAll(declared);
            for (Declared each : declared) {
                for (Paste paste : pastes(each, unwritten)) {
                    told(paste, each, before).forEach(told -> found.add(place + each.name() + " " + told));
                }
            }
        }
        return found;
    }

    /** Returns a sentence for each tree that catches the version which it is shown with. */
    private static List<String> trees(String code) {
        return Stream.of(HUNT, VERSION)
                .flatMap(pattern -> pattern.matcher(code).results())
                .flatMap(GiveawayCheck::caught)
                .toList();
    }

    private static Stream<String> caught(MatchResult shown) {
        char version = shown.group(1).charAt(0);
        return QUOTED.matcher(shown.group(2))
                .results()
                .map(quoted -> quoted.group(1))
                .filter(tree -> WrongVersions.hunt(version, Tree.parse(tree)).caught())
                .map(tree -> "the tree " + tree + " catches version " + version);
    }

    /** A way to paste a declaration into a starter: the calls of its methods, by the names of the starter's methods. */
    private record Paste(String className, Map<String, String> calls) {}

    private static List<Paste> pastes(Declared declared, List<String> unwritten) {
        return switch (declared.kind()) {
            case VARIABLE ->
                LAMBDA_THAT_EVALUATES.matcher(declared.source()).find() && unwritten.contains(EVALUATION)
                        ? List.of(new Paste(EVALUATION, Map.of("value", declared.name() + ".value(board)")))
                        : List.of();
            case METHOD -> {
                List<Slot> fitting = SLOTS.stream()
                        .filter(slot -> unwritten.contains(slot.className())
                                && declared.signature().matches(slot.signature()))
                        .toList();
                yield fitting.stream()
                        .filter(slot -> slot.className().equals(fitting.get(0).className()))
                        .map(slot -> new Paste(
                                slot.className(),
                                Map.of(slot.method(), slot.call().replace("NAME", declared.name()))))
                        .toList();
            }
            case CLASS ->
                Stream.of(
                                classOf(declared, TREE_VALUE, "TreeValueTask", Map.of("value", "tree")),
                                classOf(
                                        declared,
                                        TIC_TAC_TOE,
                                        "TicTacToeTask|BoardGame",
                                        Map.of(
                                                "initialState", "",
                                                "player", "board",
                                                "result", "board, cell",
                                                "winner", "board",
                                                "terminal", "board",
                                                "actions", "board",
                                                "utility", "board")),
                                classOf(
                                        declared,
                                        MINIMAX,
                                        "MinimaxTask",
                                        Map.of("value", "game, state", "bestAction", "game, state")),
                                classOf(
                                        declared,
                                        ALPHA_BETA,
                                        "AlphaBetaTask",
                                        Map.of("value", "game, state, alpha, beta", "bestAction", "game, state")),
                                classOf(declared, EVALUATION, "EvaluationTask", Map.of("value", "board")),
                                classOf(
                                        declared,
                                        IN_PLACE_SEARCH,
                                        "InPlaceTask",
                                        Map.of("value", "position, alpha, beta")),
                                classOf(declared, PLAYER, "PlayerTask", Map.of("move", "position, clock")))
                        .flatMap(List::stream)
                        .filter(paste -> unwritten.contains(paste.className()))
                        .toList();
        };
    }

    private static List<Paste> classOf(
            Declared declared, String className, String contracts, Map<String, String> arguments) {
        boolean fits = Pattern.compile("implements[^{]*\\b(?:" + contracts + ")\\b")
                .matcher(declared.source())
                .find();
        if (!fits) {
            return List.of();
        }
        String parameters = Pattern.compile("class " + declared.name() + "\\s*(<[^>]*>)")
                .matcher(declared.source())
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElse("");
        String made = "new " + pastedName(declared.name()) + parameters + "()";
        return List.of(new Paste(
                className,
                arguments.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                method -> made + "." + method.getKey() + "(" + method.getValue() + ")"))));
    }

    /** Returns a name for a class inside of one that may have the same name. */
    private static String pastedName(String className) {
        return className + "OfThePage";
    }

    private List<String> told(Paste paste, Declared declared, List<Declared> before) {
        String members = Declarations.withAllItUses(declared, before);
        if (declared.kind() == Kind.CLASS) {
            members = members.replaceAll("\\b" + declared.name() + "\\b", pastedName(declared.name()));
        }
        if (LIBRARYS_OWN.matcher(members).find()) {
            return List.of();
        }
        Set<String> passed;
        try {
            passed = passed(paste, members);
        } catch (IllegalStateException e) {
            return List.of("cannot be judged in " + paste.className() + ": " + e.getMessage());
        }
        return passed.isEmpty()
                ? List.of()
                : passed.stream()
                        .filter(title -> !known(paste.className()).contains(title))
                        .map(title -> "passes \"" + title + "\" of " + paste.className())
                        .toList();
    }

    /** Returns the checks that the reader already passes: of 04, those that the minimax of 03 passes. */
    private Set<String> known(String className) {
        return known.computeIfAbsent(
                className,
                name -> name.equals(ALPHA_BETA)
                        ? passed(
                                new Paste(
                                        name,
                                        Map.of(
                                                "value", "new MyMinimax<S, A>().value(game, state)",
                                                "bestAction", "new MyMinimax<S, A>().bestAction(game, state)")),
                                bodyOf(read(Path.of("solutions/03-minimax/MyMinimax.java"))))
                        : passed(new Paste(name, Map.of()), ""));
    }

    private static String bodyOf(String file) {
        return file.substring(file.indexOf("public class")).replace("public class", "static class");
    }

    private Set<String> passed(Paste paste, String members) {
        Path folder = scratch.resolve(String.valueOf(pasted++));
        Path source = folder.resolve(paste.className() + ".java");
        Path classes = folder.resolve("classes");
        try {
            Files.createDirectories(classes);
            Files.writeString(source, sourceOf(paste, members));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return judge.practice(new Submission(source).objects(classes)).results().stream()
                .filter(CheckResult::passed)
                .map(CheckResult::title)
                .collect(Collectors.toSet());
    }

    /** Returns the starter with some of its methods' bodies replaced by a call, and with more members. */
    private static String sourceOf(Paste paste, String members) {
        String starter =
                read(EXERCISES.resolve(exerciseOf(paste.className()).folder()).resolve(paste.className() + ".java"));
        for (Map.Entry<String, String> call : paste.calls().entrySet()) {
            starter = Pattern.compile("(?s)( " + call.getKey() + "\\([^)]*\\) \\{).*?\\n    }")
                    .matcher(starter)
                    .replaceFirst("$1\n        return " + Matcher.quoteReplacement(call.getValue()) + ";\n    }");
        }
        boolean view = paste.calls().values().stream().anyMatch(call -> call.contains("new Tree("));
        String body =
                starter.substring(0, starter.lastIndexOf('}')) + members + "\n" + (view ? TREE_OF_A_GAME : "") + "}\n";
        return imports() + body;
    }

    private static Exercise exerciseOf(String className) {
        return Course.exercises().stream()
                .filter(exercise -> exercise.parts().stream()
                        .anyMatch(part -> part.className().equals(className)))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the imports of every cell, without those of libraries for tables and plots. */
    private static String imports() {
        return read(INIT)
                .lines()
                .filter(line -> line.matches("import (static )?(java|plybook)\\..*"))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns the text of a file. */
    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        declarations.close();
    }
}
