package plybook.course;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that no lesson and no README shows code that passes a check which its reader has not written yet, and that such code is found. */
class LessonsGiveNothingAwayTest {
    /** The first file that a page's reader has not written yet. */
    private static final Map<String, String> FIRST_TO_WRITE = Map.ofEntries(
            entry("src/lessons/00-lose-first.md", "MyTreeValue"),
            entry("src/lessons/01-game-trees.md", "MyTreeValue"),
            entry("src/lessons/02-tic-tac-toe.md", "MyTicTacToe"),
            entry("src/lessons/03-minimax.md", "MyMinimax"),
            entry("src/lessons/03b-from-idea-to-code.md", "MyAlphaBeta"),
            entry("src/lessons/04-alpha-beta.md", "MyAlphaBeta"),
            entry("src/lessons/05-what-goes-wrong.md", "MyCatchIt"),
            entry("src/lessons/06-measuring.md", "MyCatchIt"),
            entry("src/lessons/07-gomoku.md", "MyGomoku"),
            entry("src/lessons/08-evaluation.md", "MyEvaluation"),
            entry("src/lessons/08b-forced-moves.md", "MyCandidates"),
            entry("src/lessons/09-candidates.md", "MyCandidates"),
            entry("src/lessons/10-player.md", "MyPlayer"),
            entry("exercises/01-trees/README.md", "MyTreeValue"),
            entry("exercises/02-tic-tac-toe/README.md", "MyTicTacToe"),
            entry("exercises/03-minimax/README.md", "MyMinimax"),
            entry("exercises/04-alpha-beta/README.md", "MyAlphaBeta"));

    /** The pages whose reader has written all of 01 to 04. */
    private static final Set<String> AFTER_EXERCISE_04 = Set.of("src/lessons/05b-museum.md");

    /** The pages whose reader has written everything. */
    private static final Set<String> AFTER_EXERCISE_08 = Set.of("src/lessons/11-random-games.md");

    /** The pages of the exercises of the second unit, which show text and no code. */
    private static final Set<String> WITHOUT_CODE = Set.of(
            "exercises/05-gomoku/README.md",
            "exercises/06-evaluation/README.md",
            "exercises/07-candidates/README.md",
            "exercises/08-player/README.md");

    private static final String MINIMAX = """
            <S, A> int search(Game<S, A> game, S state) {
                if (game.terminal(state)) return game.utility(state);
                boolean max = game.player(state) == Player.MAX;
                int best = first(max);
                for (A action : game.actions(state)) {
                    int value = search(game, game.result(state, action));
                    best = max ? Math.max(best, value) : Math.min(best, value);
                }
                return best;
            }
            """;

    private static final String FIRST = """
            int first(boolean max) {
                return max ? -Window.INFINITY : Window.INFINITY;
            }
            """;

    @TempDir
    private static Path scratch;

    private static GiveawayCheck check;

    @BeforeAll
    static void open() {
        check = new GiveawayCheck(scratch);
    }

    @AfterAll
    static void close() {
        check.close();
    }

    @Tag("corpus")
    @Test
    void no_page_gives_an_exercise_away() {
        List<String> found = new ArrayList<>();
        FIRST_TO_WRITE.forEach(
                (page, first) -> found.addAll(check.giveaways(page, GiveawayCheck.read(Path.of(page)), first)));
        assertThat(found).isEmpty();
    }

    @Test
    void every_page_is_checked_or_left_out_by_name() throws IOException {
        try (Stream<Path> lessons = Files.list(Path.of("src/lessons"));
                Stream<Path> exercises = Files.walk(Path.of("exercises"))) {
            List<String> pages = Stream.concat(lessons, exercises)
                    .map(file -> file.toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md"))
                    .toList();
            assertThat(pages)
                    .containsExactlyInAnyOrderElementsOf(
                            Stream.of(FIRST_TO_WRITE.keySet(), AFTER_EXERCISE_04, AFTER_EXERCISE_08, WITHOUT_CODE)
                                    .flatMap(Set::stream)
                                    .toList());
        }
    }

    @Test
    void a_page_that_is_left_out_shows_no_code() {
        assertThat(WITHOUT_CODE).allSatisfy(page -> assertThat(GiveawayCheck.read(Path.of(page)))
                .doesNotContain("```java", "code-cell"));
    }

    private static List<String> giveaways(String firstToWrite, String... cells) {
        return giveaways(check, firstToWrite, cells);
    }

    /** Returns what a page with these cells gives away. */
    static List<String> giveaways(GiveawayCheck check, String firstToWrite, String... cells) {
        StringBuilder page = new StringBuilder("# A page\n\n");
        for (String cell : cells) {
            page.append("```{code-cell} java\n").append(cell).append("```\n\n");
        }
        return check.giveaways("page.md", page.toString(), firstToWrite);
    }

    @Test
    void a_minimax_is_found_with_what_it_uses_of_cells_before_it() {
        assertThat(giveaways("MyMinimax", ":tags: [predict]\n\n" + FIRST, MINIMAX))
                .isNotEmpty()
                .allMatch(told -> told.startsWith("page.md:12: search passes \"") && told.endsWith("of MyMinimax"));
    }

    @Test
    void a_class_that_is_still_to_do_gives_nothing_away() {
        assertThat(giveaways("MyMinimax", """
                        class MyMinimax<S, A> implements MinimaxTask<S, A> {
                            public int value(Game<S, A> game, S state) { throw new UnsupportedOperationException("to do"); }
                            public A bestAction(Game<S, A> game, S state) { return null; }
                        }
                        """)).isEmpty();
    }

    @Test
    void a_tree_that_catches_its_version_is_found_in_a_cell_and_in_a_starter() {
        String zeros = "((4 0) (-2 9) (0 0))";
        assertThat(giveaways("MyCatchIt", "hunt(\"B\", \"(1 2)\",\n    \"" + zeros + "\");\n"))
                .containsExactly("page.md:4: the tree " + zeros + " catches version B");
        assertThat(giveaways("MyAlphaBeta", "public String versionB() {\n    return \"" + zeros + "\";\n}\n"))
                .containsExactly("page.md:4: the tree " + zeros + " catches version B");
    }

    @Test
    void code_that_cannot_be_judged_is_told_instead_of_passing_for_harmless() {
        assertThat(giveaways("MyTreeValue", "int worth(Tree tree) {\n    return nowhere(tree);\n}\n"))
                .isNotEmpty()
                .allMatch(told -> told.contains("cannot be judged in My"));
    }
}
