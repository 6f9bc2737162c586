package plybook.viva;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.judge.process.ObjectLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.task.AlphaBetaTask;
import plybook.task.Course;
import plybook.task.MinimaxTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** Questions and answers of a viva, compared with searches written for this test that say themselves what they do. */
class VivaTest {
    private static final int SEEDS = 24;

    /** The values that a key tries. */
    private static final int LOWEST = -5;

    private static final int HIGHEST = 25;

    /** More than any leaf is worth. */
    private static final int FAR = 1_000;

    /** A textbook alpha-beta on the tree itself, which writes down the number of each leaf with the bounds there. */
    private static final class Textbook {
        private final Search style;
        private final List<Integer> leaves = new ArrayList<>();
        private final List<Window> windows = new ArrayList<>();
        private int root;

        private Textbook(Search style) {
            this.style = style;
        }

        /** @param numbered the tree with numbers for the values of its leaves */
        private int value(Tree tree, Tree numbered, int alpha, int beta) {
            if (tree.isLeaf()) {
                leaves.add(numbered.value());
                windows.add(new Window(alpha, beta));
                return tree.value();
            }
            boolean max = tree.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int a = alpha;
            int b = beta;
            int last = tree.children().size() - 1;
            for (int i = 0; i <= last; i++) {
                int child = style.backwards ? last - i : i;
                int value =
                        value(tree.children().get(child), numbered.children().get(child), a, b);
                best = max ? Math.max(best, value) : Math.min(best, value);
                a = max ? Math.max(a, best) : a;
                b = max ? b : Math.min(b, best);
                if (style.cuts && (style.strict ? a > b : a >= b)) {
                    break;
                }
            }
            return best;
        }

        static Textbook run(Tree tree, Search style) {
            Textbook textbook = new Textbook(style);
            textbook.root = textbook.value(tree, Trees.numbered(tree), -Window.INFINITY, Window.INFINITY);
            return textbook;
        }
    }

    /** The same search as learners write it, against the hooks. */
    private record Search(boolean backwards, boolean strict, boolean cuts) implements AlphaBetaTask<Object, Object> {
        @Override
        public int value(Game<Object, Object> game, Object state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            List<Object> actions = new ArrayList<>(game.actions(state));
            if (backwards) {
                Collections.reverse(actions);
            }
            int a = alpha;
            int b = beta;
            for (Object action : actions) {
                int value = value(game, game.result(state, action), a, b);
                best = max ? Math.max(best, value) : Math.min(best, value);
                a = max ? Math.max(a, best) : a;
                b = max ? b : Math.min(b, best);
                if (cuts && (strict ? a > b : a >= b)) {
                    break;
                }
            }
            return best;
        }

        @Override
        public Object bestAction(Game<Object, Object> game, Object state) {
            throw new UnsupportedOperationException("no viva asks for it");
        }
    }

    /** MTD(f) without a memory: it looks at leaves again and again, so nobody outside knows its bounds. */
    private static final class Mtd implements AlphaBetaTask<Object, Object> {
        private final Search search = new Search(false, false, true);

        @Override
        public int value(Game<Object, Object> game, Object state, int alpha, int beta) {
            int low = -Window.MAX_VALUE;
            int high = Window.MAX_VALUE;
            int guess = 0;
            while (low < high) {
                int test = Math.max(guess, low + 1);
                guess = search.value(game, state, test - 1, test);
                if (guess < test) {
                    high = guess;
                } else {
                    low = guess;
                }
            }
            return guess;
        }

        @Override
        public Object bestAction(Game<Object, Object> game, Object state) {
            throw new UnsupportedOperationException("no viva asks for it");
        }
    }

    private static final class PlainMinimax implements MinimaxTask<Object, Object> {
        @Override
        public int value(Game<Object, Object> game, Object state) {
            return new Search(false, false, false).value(game, state, 0, 0);
        }

        @Override
        public Object bestAction(Game<Object, Object> game, Object state) {
            throw new UnsupportedOperationException("no viva asks for it");
        }
    }

    /** It goes through the children in another order each time. */
    private record Shuffled(Random dice) implements AlphaBetaTask<Object, Object> {
        @Override
        public int value(Game<Object, Object> game, Object state, int alpha, int beta) {
            return new Search(dice.nextBoolean(), false, true).value(game, state, alpha, beta);
        }

        @Override
        public Object bestAction(Game<Object, Object> game, Object state) {
            throw new UnsupportedOperationException("no viva asks for it");
        }
    }

    private static final class Guess implements AlphaBetaTask<Object, Object> {
        @Override
        public int value(Game<Object, Object> game, Object state, int alpha, int beta) {
            return 7;
        }

        @Override
        public Object bestAction(Game<Object, Object> game, Object state) {
            throw new UnsupportedOperationException("no viva asks for it");
        }
    }

    private static Viva viva(Class<?> contract, Supplier<?> maker, long seed) {
        try (ObjectLearner learner = new ObjectLearner(contract, maker, Duration.ofMinutes(1))) {
            return Viva.of(learner, seed);
        }
    }

    private static int number(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertThat(found.find()).as(text).isTrue();
        return Integer.parseInt(found.group(1).replace('−', '-'));
    }

    /** Returns the changes that an answer names: a leaf and its new value. */
    private static Set<String> changes(String answer) {
        Set<String> changes = new TreeSet<>();
        for (String each : answer.split("; ", -1)) {
            int leaf = number("^(\\d+) to ", each);
            for (String range : each.replaceFirst("^\\d+ to ", "").split(" or (?!less|more)", -1)) {
                int from = range.endsWith(" or less") ? LOWEST : number("^(−?\\d+)", range);
                int to = range.endsWith(" or more") ? HIGHEST : number("(−?\\d+)(?: or less)?$", range);
                IntStream.rangeClosed(from, to).forEach(value -> changes.add(leaf + " to " + value));
            }
        }
        return changes;
    }

    private static Tree with(Tree tree, int leaf, int value) {
        List<Integer> values = new ArrayList<>(TreeGame.leafValues(tree));
        values.set(leaf, value);
        int[] next = {0};
        return Trees.withLeaves(tree, () -> values.get(next[0]++));
    }

    /** Returns the changes of one leaf that a textbook's search answers as wanted. */
    private static Set<String> changesThat(Tree tree, Search style, int except, Predicate<Textbook> wanted) {
        Set<String> changes = new TreeSet<>();
        for (int leaf : Textbook.run(tree, style).leaves) {
            int own = TreeGame.leafValues(tree).get(leaf);
            for (int value = LOWEST; value <= HIGHEST; value++) {
                if (leaf != except && value != own && wanted.test(Textbook.run(with(tree, leaf, value), style))) {
                    changes.add(own + " to " + value);
                }
            }
        }
        return changes;
    }

    @ParameterizedTest
    @CsvSource({"false, false", "true, false", "false, true", "true, true"})
    void the_key_says_what_an_independent_replay_does(boolean backwards, boolean strict) {
        Search style = new Search(backwards, strict, true);
        int cuts = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Viva viva = viva(AlphaBetaTask.class, () -> style, seed);
            Tree tree = viva.tree();
            List<Integer> values = TreeGame.leafValues(tree);
            Textbook replay = Textbook.run(tree, style);
            int place = number("number (\\d+)", viva.items().get(0).question()) - 1;
            assertThat(viva.items().get(0).answer())
                    .isEqualTo(values.get(replay.leaves.get(place)).toString());
            Window window = replay.windows.get(place);
            boolean alpha = viva.items().get(1).question().contains("α");
            assertThat(viva.items().get(1).answer())
                    .as("at %s of %s", place, tree)
                    .isEqualTo(Window.text(alpha ? window.alpha() : window.beta()));
            if (viva.items().get(2).question().contains("never looks")) {
                cuts++;
                int target =
                        values.indexOf(number("leaf (\\d+)", viva.items().get(2).question()));
                assertThat(changes(viva.items().get(2).answer()))
                        .as("%s in %s", viva.items().get(2).question(), tree)
                        .isEqualTo(changesThat(tree, style, target, run -> !run.leaves.contains(target)));
            }
        }
        assertThat(cuts).isGreaterThan(SEEDS * 3 / 4);
    }

    /** Returns the least and the most that the root can be worth, by trying out all ends of the unknown leaves. */
    private static Window possible(Tree tree, Set<Integer> known) {
        List<Integer> values = TreeGame.leafValues(tree);
        int low = Window.INFINITY;
        int high = -Window.INFINITY;
        for (int way = 0; way < 1 << values.size(); way++) {
            int ends = way;
            int[] next = {0};
            Tree filled = Trees.withLeaves(tree, () -> {
                int leaf = next[0]++;
                return known.contains(leaf) ? values.get(leaf) : (ends >> leaf & 1) == 0 ? -FAR : FAR;
            });
            int value = new Textbook(new Search(false, false, false))
                    .value(filled, Trees.numbered(filled), -Window.INFINITY, Window.INFINITY);
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        return new Window(low, high);
    }

    @Test
    void without_an_alpha_that_can_be_known_the_key_asks_what_the_leaves_prove() {
        for (long seed = 0; seed < SEEDS / 4; seed++) {
            for (Viva viva : List.of(
                    viva(AlphaBetaTask.class, Mtd::new, seed), viva(MinimaxTask.class, PlainMinimax::new, seed))) {
                Viva.Item item = viva.items().get(1);
                assertThat(item.question()).doesNotContain("α", "β").contains("root");
                List<Integer> values = TreeGame.leafValues(viva.tree());
                int place = number("number (\\d+)", viva.items().get(0).question());
                List<Integer> seen = Stream.of(viva.items()
                                .get(0)
                                .why()
                                .replaceFirst(".* at ", "")
                                .split(" ", -1))
                        .limit(place)
                        .map(value -> values.indexOf(Integer.parseInt(value)))
                        .toList();
                Window possible = possible(viva.tree(), Set.copyOf(seen));
                int right = item.question().contains("at least") ? possible.alpha() : possible.beta();
                assertThat(item.answer()).as("%s of %s", seen, viva.tree()).isEqualTo(Window.text(right));
            }
        }
    }

    @Test
    void minimax_is_asked_for_a_change_of_the_value() {
        Search style = new Search(false, false, false);
        for (long seed = 0; seed < SEEDS; seed++) {
            Viva viva = viva(MinimaxTask.class, PlainMinimax::new, seed);
            int wanted = number("that it returns (−?\\d+)", viva.items().get(2).question());
            Tree tree = viva.tree();
            assertThat(changes(viva.items().get(2).answer()))
                    .isEqualTo(changesThat(tree, style, -1, run -> run.root == wanted));
        }
    }

    @Test
    void a_search_that_never_cuts_is_told_apart_in_the_key() {
        Viva viva = viva(AlphaBetaTask.class, () -> new Search(false, false, false), 1);
        assertThat(String.join("\n", viva.basis())).contains("could no longer matter");
        assertThat(viva.items().get(2).question()).contains("returns");
    }

    @Test
    void the_same_seed_asks_the_same_and_another_one_does_not() {
        Supplier<Object> search = () -> new Search(false, false, true);
        assertThat(viva(AlphaBetaTask.class, search, 7)).isEqualTo(viva(AlphaBetaTask.class, search, 7));
        assertThat(viva(AlphaBetaTask.class, search, 8).tree())
                .isNotEqualTo(viva(AlphaBetaTask.class, search, 7).tree());
    }

    @Test
    void whoever_does_not_do_the_same_again_is_not_asked() {
        Random dice = new Random(1);
        assertThatThrownBy(() -> viva(AlphaBetaTask.class, () -> new Shuffled(dice), 1))
                .isInstanceOf(NoViva.class)
                .hasMessageContaining("does not do the same");
    }

    @Test
    void a_program_that_never_looks_at_a_leaf_is_not_asked() {
        assertThatThrownBy(() -> viva(AlphaBetaTask.class, Guess::new, 1))
                .isInstanceOf(NoViva.class)
                .hasMessageContaining("fewer than three leaves");
    }

    private static Viva ofFile(String exercise, Path file) {
        Conditions conditions = new Conditions(Duration.ofMinutes(1), 3, false, Sandbox.none());
        return Viva.of(Viva.search(Course.find(exercise)).orElseThrow(), file, conditions);
    }

    @ParameterizedTest
    @CsvSource({
        "03, 03-minimax/MyMinimax.java",
        "04, 04-alpha-beta/MyAlphaBeta.java",
        "05, 05-gomoku/MyDepthSearch.java",
        "07, 07-candidates/MyInPlaceSearch.java"
    })
    void every_search_of_the_course_can_be_asked_about(String exercise, String file) {
        Viva viva = ofFile(exercise, Path.of("solutions").resolve(file));
        boolean minimax = exercise.equals("03");
        Textbook replay = Textbook.run(viva.tree(), new Search(false, false, !minimax));
        int place = number("number (\\d+)", viva.items().get(0).question()) - 1;
        assertThat(viva.items().get(0).answer())
                .isEqualTo(TreeGame.leafValues(viva.tree())
                        .get(replay.leaves.get(place))
                        .toString());
        assertThat(viva.items().get(1).question().contains("α")).isNotEqualTo(minimax);
    }

    @Test
    void a_program_that_cannot_run_gets_a_plain_sentence(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("MyAlphaBeta.java"), "final class MyAlphaBeta {");
        assertThatThrownBy(() -> ofFile("04", file))
                .isInstanceOf(NoViva.class)
                .hasMessageContaining("does not compile");
        assertThatThrownBy(() -> ofFile("04", folder.resolve("missing.java"))).isInstanceOf(NoViva.class);
        assertThatThrownBy(() -> ofFile("04", Path.of("exercises/04-alpha-beta/MyAlphaBeta.java")))
                .isInstanceOf(NoViva.class)
                .hasMessageContaining("does not answer")
                .hasMessageContaining("TODO");
    }

    @Test
    void an_endless_program_gets_a_plain_sentence(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("MyAlphaBeta.java"), """
                import plybook.game.Game;
                import plybook.task.AlphaBetaTask;

                final class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
                    public int value(Game<S, A> game, S state, int alpha, int beta) {
                        while (true) {
                            alpha++;
                        }
                    }

                    public A bestAction(Game<S, A> game, S state) {
                        return null;
                    }
                }
                """);
        Conditions conditions = new Conditions(Duration.ofMillis(500), 3, false, Sandbox.none());
        assertThatThrownBy(() -> Viva.of(Course.find("04").parts().get(0), file, conditions))
                .isInstanceOf(NoViva.class)
                .hasMessageContaining("still busy");
    }

    @Test
    void the_questions_tell_nothing_of_the_answers_and_the_key_has_its_own_sheet() {
        Viva viva = viva(AlphaBetaTask.class, () -> new Search(false, false, true), 5);
        String why = viva.items().get(0).why();
        assertThat(viva.questions()).contains("3. Change").doesNotContain(why, "Key");
        assertThat(viva.fragment()).contains("<img", "<li>").doesNotContain(why);
        assertThat(viva.key()).contains("seed 5", why, "changes no mark");
        assertThat(viva.page())
                .contains("break-before: page", "<section class=\"key\"", why)
                .doesNotContain("<script");
        String sheet = viva.page().substring(0, viva.page().indexOf("<section"));
        assertThat(sheet).doesNotContain(why);
    }
}
