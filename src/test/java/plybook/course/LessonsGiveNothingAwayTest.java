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

    private List<String> giveaways(String firstToWrite, String... cells) {
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
    void a_value_of_a_tree_is_found_before_exercise_01_and_before_03() {
        String cell = """
                int worth(Tree tree) {
                    if (tree.isLeaf()) return tree.value();
                    boolean max = tree.player() == Player.MAX;
                    int best = max ? -Window.INFINITY : Window.INFINITY;
                    for (Tree child : tree.children())
                        best = max ? Math.max(best, worth(child)) : Math.min(best, worth(child));
                    return best;
                }
                """;
        assertThat(giveaways("MyTreeValue", cell)).isNotEmpty().allMatch(told -> told.contains("of MyTreeValue"));
        assertThat(giveaways("MyMinimax", cell)).isNotEmpty().allMatch(told -> told.contains("of MyMinimax"));
        assertThat(giveaways("MyAlphaBeta", cell)).isEmpty();
    }

    /** The loop of an alpha-beta on trees, with a gap for what makes it one. */
    private static String onTrees(String gap) {
        return """
               int value(Tree tree, int alpha, int beta) {
                   if (tree.isLeaf()) return tree.value();
                   boolean max = tree.player() == Player.MAX;
                   int best = max ? -Window.INFINITY : Window.INFINITY;
                   for (Tree child : tree.children()) {
                       int v = value(child, alpha, beta);
                       best = max ? Math.max(best, v) : Math.min(best, v);
                       %s
                   }
                   return best;
               }
               """.formatted(gap);
    }

    @Test
    void a_minimax_with_a_window_that_it_does_not_use_gives_nothing_away_after_03() {
        assertThat(giveaways("MyAlphaBeta", onTrees("// yours"))).isEmpty();
    }

    @Test
    void an_alpha_beta_on_trees_is_found() {
        String whole = onTrees("if (max) alpha = Math.max(alpha, best); else beta = Math.min(beta, best);"
                + " if (alpha >= beta) break;");
        assertThat(giveaways("MyAlphaBeta", whole))
                .anyMatch(told -> told.contains("Step 2"))
                .anyMatch(told -> told.contains("Step 3: the window"));
        assertThat(giveaways("MyCatchIt", whole)).isEmpty();
    }

    @Test
    void a_search_with_the_parents_bound_only_is_found() {
        assertThat(giveaways("MyAlphaBeta", """
                        <S, A> int shallow(Game<S, A> game, S state, int bound) {
                            if (game.terminal(state)) return game.utility(state);
                            boolean max = game.player(state) == Player.MAX;
                            int best = max ? -Window.INFINITY : Window.INFINITY;
                            for (A action : game.actions(state)) {
                                int v = shallow(game, game.result(state, action), best);
                                best = max ? Math.max(best, v) : Math.min(best, v);
                                if (max ? best >= bound : best <= bound) break;
                            }
                            return best;
                        }
                        """)).anyMatch(told -> told.contains("Step 2"));
    }

    @Test
    void a_class_with_right_rules_is_found_and_so_is_a_single_method() {
        assertThat(giveaways("MyTicTacToe", """
                        class Rules implements BoardGame {
                            TicTacToe rules = new TicTacToe();
                            public Board initialState() { return Board.empty(3); }
                            public Player player(Board board) { return rules.player(board); }
                            public List<Cell> actions(Board board) { return null; }
                            public Board result(Board board, Cell cell) { return board; }
                            public Optional<Player> winner(Board board) { return Optional.empty(); }
                            public boolean terminal(Board board) { return false; }
                            public int utility(Board board) { return 7; }
                        }
                        """)).hasSize(3).anyMatch(told -> told.contains("Rules passes \"player:"));
        assertThat(giveaways("MyTicTacToe", """
                        Player turn(Board board) {
                            return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
                        }
                        """)).singleElement().asString().contains("turn passes \"player:");
    }

    @Test
    void a_winner_found_from_the_last_stone_is_found() {
        assertThat(giveaways("MyGomoku", """
                        boolean wins(Board board, Cell last) {
                            int count = 1;
                            int column = last.column() + 1;
                            while (column < board.size() && board.at(last.row(), column).equals(board.at(last))) {
                                count++;
                                column++;
                            }
                            return count > 0 && new plybook.gomoku.Gomoku(board.size(),
                                    plybook.gomoku.Gomoku.Rule.FIVE_OR_MORE).winner(board).isPresent();
                        }
                        """)).isNotEmpty().allMatch(told -> told.contains("of MyGomoku"));
    }

    @Test
    void a_minimax_with_a_depth_is_found() {
        assertThat(giveaways("MyDepthSearch", """
                        <S, A> int value(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
                            if (game.terminal(state)) return game.utility(state);
                            if (depth == 0) return evaluation.value(state);
                            var values = game.actions(state).stream()
                                .mapToInt(action -> value(game, evaluation, game.result(state, action), depth - 1));
                            return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
                        }
                        """)).isNotEmpty().allMatch(told -> told.contains("minimax: "));
    }

    @Test
    void an_evaluation_is_found_as_a_method_and_as_a_lambda() {
        String stones = "int stones(Board board, Player player) {\n    return board.count(player);\n}\n";
        assertThat(giveaways("MyEvaluation", stones)).isNotEmpty().allMatch(told -> told.contains("of MyEvaluation"));
        assertThat(giveaways(
                        "MyEvaluation",
                        "Evaluation<Board> stones = board -> board.count(Player.X) - board.count(Player.O);\n"))
                .isNotEmpty()
                .allMatch(told -> told.contains("stones passes"));
        assertThat(giveaways("MyCandidates", stones)).isEmpty();
    }

    @Test
    void a_search_in_place_is_found() {
        assertThat(giveaways("MyInPlaceSearch", """
                        <A> int search(Position<A> position, int alpha, int beta) {
                            if (position.terminal()) return position.utility();
                            boolean max = position.player() == Player.MAX;
                            int best = max ? -Window.INFINITY : Window.INFINITY;
                            for (A action : position.actions()) {
                                position.make(action);
                                int value = search(position, alpha, beta);
                                position.undo();
                                best = max ? Math.max(best, value) : Math.min(best, value);
                            }
                            return best;
                        }
                        """)).anyMatch(told -> told.contains("the position as it was"));
    }

    @Test
    void a_player_is_found() {
        assertThat(giveaways("MyPlayer", """
                        <A> A greedy(GivenPosition<A> position, Clock clock) {
                            boolean max = position.player() == Player.MAX;
                            A best = position.actions().get(0);
                            int most = -Window.INFINITY;
                            for (A action : position.actions()) {
                                position.make(action);
                                int value = position.terminal() ? position.utility() : position.evaluation();
                                position.undo();
                                if ((max ? value : -value) > most) {
                                    most = max ? value : -value;
                                    best = action;
                                }
                            }
                            return best;
                        }
                        """)).isNotEmpty().allMatch(told -> told.contains("of MyPlayer"));
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
