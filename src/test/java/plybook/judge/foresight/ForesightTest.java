package plybook.judge.foresight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.diagnosis.ledger.DepthLedger;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.LimitedTree;
import plybook.diagnosis.ledger.QueryLog;
import plybook.diagnosis.ledger.Transcripts;
import plybook.game.Window;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.search.AlphaBeta;
import plybook.search.Options;
import plybook.task.Course;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** A forecast is what a plain search asks for, and of no use to whoever has no rule of its own. */
class ForesightTest {
    private static final int QUESTIONS = 400;

    /** Trees of few leaves and of many, not in turn. */
    private static List<Tree> trees() {
        Random random = new Random(3);
        Trees.Mix mix = new Trees.Mix(5, 3, 0.1, false, -9, 9);
        return Stream.generate(() -> Trees.random(mix, random)).limit(QUESTIONS).toList();
    }

    private static void search(AlphaBeta.Cutoff cutoff, Tree tree, Window window, QueryLog books) {
        TreeGame game = new TreeGame(Trees.numbered(tree), leaf -> books.applyAsInt(books.number(leaf)));
        new AlphaBeta<TreeState, Integer>(game, Options.none(), AlphaBeta.Bounds.SOFT, cutoff)
                .search(game.initialState(), window);
    }

    /** The numbers of forecasts: right, wrong, and none. */
    private record Told(int rightly, int wrongly, int not) {}

    /** @param books from those of the tree to those of the search */
    private static Told told(Function<LeafLedger, QueryLog> books, Search search) {
        Foresight foresight = new Foresight(new Random(5));
        int[] told = new int[3];
        Random windows = new Random(4);
        for (Tree tree : trees()) {
            int alpha = windows.nextInt(8) - 9;
            Window window = windows.nextBoolean() ? Window.FULL : new Window(alpha, alpha + 1 + windows.nextInt(9));
            LeafLedger ledger = new LeafLedger(tree, window);
            Foresight.Run run = foresight.run(ledger, books.apply(ledger));
            run.books().startAgain(); // as a process does when a search begins otherwise than expected
            search.search(tree, window, run.books());
            told[run.inAdvance().isEmpty() ? 2 : run.wasRight() ? 0 : 1]++;
            foresight.learn(run);
        }
        return new Told(told[0], told[1], told[2]);
    }

    private interface Search {
        void search(Tree tree, Window window, QueryLog books);
    }

    @ParameterizedTest
    @EnumSource(AlphaBeta.Cutoff.class)
    void a_plain_search_is_foreseen_after_the_first_question(AlphaBeta.Cutoff cutoff) {
        Told told = told(ledger -> ledger, (tree, window, books) -> search(cutoff, tree, window, books));
        assertThat(told.wrongly()).isLessThanOrEqualTo(1);
        assertThat(told.rightly()).isGreaterThan(told.not());
        assertThat(told.not()).as("one of twelve").isBetween(QUESTIONS / 18, QUESTIONS / 8);
    }

    @Test
    void the_largest_trees_are_never_sold_leaf_by_leaf() {
        Foresight foresight = new Foresight(new Random(5));
        Tree large = Trees.uniform(7, 3);
        for (int i = 0; i < 60; i++) {
            LeafLedger ledger = new LeafLedger(large, Window.FULL);
            Foresight.Run run = foresight.run(ledger, ledger);
            assertThat(run.inAdvance()).isNotEmpty();
            foresight.learn(run);
        }
    }

    @Test
    void evaluations_at_a_depth_are_foreseen_by_their_numbers() {
        Told told = told(
                ledger -> new DepthLedger(new LimitedTree(ledger.tree()), ledger),
                (tree, window, books) -> search(AlphaBeta.Cutoff.AT_EQUALITY, tree, window, books));
        assertThat(told.wrongly()).isZero();
        assertThat(told.rightly()).isGreaterThan(told.not());
    }

    @Test
    void who_looks_at_every_leaf_is_foreseen_too() {
        Told told = told(ledger -> ledger, (tree, window, books) -> {
            for (int leaf = 0; leaf < tree.leaves(); leaf++) {
                int unused = books.applyAsInt(leaf);
            }
        });
        assertThat(told.wrongly()).isLessThanOrEqualTo(1);
        assertThat(told.rightly()).isGreaterThan(told.not());
    }

    @Test
    void of_who_asks_in_another_order_nothing_more_is_foretold() {
        Told told = told(ledger -> ledger, (tree, window, books) -> {
            for (int leaf = tree.leaves() - 1; leaf >= 0; leaf--) {
                int unused = books.applyAsInt(leaf);
            }
        });
        assertThat(told.rightly()).isZero();
        assertThat(told.wrongly()).isLessThanOrEqualTo(3);
    }

    private static Stream<Tree> shapes() {
        return Trees.all(new Trees.Bound(4, 4, true, true, List.of(0))).filter(shape -> shape.leaves() > 1);
    }

    private static final List<Integer> VALUES = List.of(-1, 0, 1);

    private static void search(AlphaBeta.Cutoff cutoff, LeafLedger books) {
        // The shape: the tree of such books is another one with each leaf that is sold.
        search(cutoff, books.tree(), Window.FULL, books);
    }

    @Test
    void a_plain_search_makes_all_runs_of_a_proof_as_foreseen() {
        Foresight foresight = new Foresight(new Random(5));
        shapes().forEach(shape -> {
            List<List<Integer>> made = new ArrayList<>();
            Transcripts.forEach(shape, Window.FULL, VALUES, (ledger, again) -> {
                search(AlphaBeta.Cutoff.AT_EQUALITY, ledger);
                made.add(ledger.asks());
            });
            List<Foresight.Run> runs = foresight.runs(shape, VALUES, ledger -> ledger);
            assertThat(runs.stream().map(run -> run.books().asks()))
                    .as(shape.toString())
                    .containsExactlyElementsOf(made);
            assertThat(runs).noneMatch(Foresight.Run::leafByLeaf);
            assertThat(foresight.learn(runs)).isTrue();
        });
    }

    @Test
    void who_makes_other_runs_is_told_so_and_foreseen_by_another_rule() {
        Foresight foresight = new Foresight(new Random(5));
        long wrongly = shapes().filter(shape -> {
                    List<Foresight.Run> runs = foresight.runs(shape, VALUES, ledger -> ledger);
                    runs.forEach(run -> {
                        run.books().startAgain();
                        search(AlphaBeta.Cutoff.BEYOND_EQUALITY, run.ledger());
                    });
                    return !foresight.learn(runs);
                })
                .count();
        assertThat(wrongly).isEqualTo(1);
    }

    @Test
    void of_who_makes_runs_by_no_plain_rule_none_are_foreseen_in_the_end() {
        Foresight foresight = new Foresight(new Random(5));
        long foreseen = shapes().map(shape -> foresight.runs(shape, VALUES, ledger -> ledger))
                .filter(runs -> !runs.isEmpty())
                .peek(runs -> {
                    runs.forEach(run -> {
                        run.books().startAgain();
                        int unused = run.books().applyAsInt(1);
                    });
                    assertThat(foresight.learn(runs)).isFalse();
                })
                .count();
        assertThat(foreseen).isEqualTo(3);
    }

    @TempDir
    Path folder;

    /** Looks first at the leaves that it finds in its own process's memory, and at all others if the value does not follow from those. */
    private static final String THIEF = """
            import java.lang.reflect.Field;
            import java.util.*;
            import plybook.game.*;
            import plybook.task.AlphaBetaTask;

            public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
                private final Map<Integer, Integer> known = new HashMap<>();
                private Set<Object> sold;
                private int next;

                @Override
                public int value(Game<S, A> game, S state, int alpha, int beta) {
                    known.clear();
                    sold = sold(game);
                    int least = value(game, state, Integer.MIN_VALUE);
                    int most = value(game, state, Integer.MAX_VALUE);
                    if (least == most || least >= beta || most <= alpha) {
                        return least >= beta ? least : most;
                    }
                    sold = Set.of();
                    return value(game, state, 0);
                }

                /** @param unknown the value of a leaf that is not sold */
                private int value(Game<S, A> game, S state, int unknown) {
                    next = 0;
                    return search(game, state, unknown);
                }

                private int search(Game<S, A> game, S state, int unknown) {
                    if (game.terminal(state)) {
                        int leaf = next++;
                        if (sold.isEmpty() || sold.contains(leaf)) {
                            return known.computeIfAbsent(leaf, each -> game.utility(state));
                        }
                        return unknown;
                    }
                    IntSummaryStatistics values = game.actions(state).stream()
                            .mapToInt(action -> search(game, game.result(state, action), unknown))
                            .summaryStatistics();
                    return game.player(state) == Player.MAX ? values.getMax() : values.getMin();
                }

                @Override
                public A bestAction(Game<S, A> game, S state) {
                    return game.actions(state).get(0);
                }

                private static Set<Object> sold(Object game) {
                    try {
                        Object price = field(game, "valueOfLeaf");
                        Field captured = price.getClass().getDeclaredFields()[0];
                        captured.setAccessible(true);
                        Set<Object> leaves = new HashSet<>();
                        for (Object each : (List<?>) field(field(captured.get(price), "advance"), "sold")) {
                            leaves.add(field(each, "leaf"));
                        }
                        return leaves;
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                }

                private static Object field(Object of, String name) throws ReflectiveOperationException {
                    Field field = of.getClass().getDeclaredField(name);
                    field.setAccessible(true);
                    return field.get(of);
                }
            }
            """;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void who_looks_only_at_what_it_finds_sold_has_no_point_for_its_cuts(boolean thorough) throws IOException {
        Files.writeString(folder.resolve("MyAlphaBeta.java"), THIEF);
        Report report = new Judge(new Conditions(Duration.ofSeconds(20), 5, thorough, Sandbox.none()))
                .check(Course.find("04"), folder);
        assertThat(report.results().stream().filter(CheckResult::passed).map(CheckResult::id))
                .as(report.results().toString())
                .containsExactly("AlphaBetaSuite.value");
    }
}
