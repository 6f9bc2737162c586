package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that code of every exercise is found on a page, whatever its form. That no page shows any is {@link LessonsGiveNothingAwayTest}'s. */
@Tag("corpus-only")
class GiveawayCheckIT {
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

    private static List<String> giveaways(String firstToWrite, String... cells) {
        return LessonsGiveNothingAwayTest.giveaways(check, firstToWrite, cells);
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
}
