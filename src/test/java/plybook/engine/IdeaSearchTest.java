package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

class IdeaSearchTest {
    private static final Gomoku RULES = Gomoku.standard();

    private static final List<Board> FIGHTS = Puzzle.all().stream()
            .map(Puzzle::board)
            .filter(board -> board.stones() < 40)
            .limit(10)
            .toList();

    @ParameterizedTest
    @EnumSource(
            value = Idea.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"THREATS", "FORCED_MOVES"})
    void an_order_or_a_table_never_changes_the_value(Idea idea) {
        for (Board board : FIGHTS) {
            IdeaSearch deepening =
                    new IdeaSearch(RULES, board, EnumSet.of(idea, Idea.GAIN).toArray(Idea[]::new));
            for (int plies = 1; plies <= 3; plies++) {
                assertThat(deepening.search(plies).value())
                        .as("%s, %s plies: %s", idea, plies, board)
                        .isEqualTo(new IdeaSearch(RULES, board).search(plies).value());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Idea.class,
            names = {"GAIN", "THREATS_FIRST", "KILLERS", "HISTORY", "TABLE", "FORCED_MOVES"})
    void an_idea_saves_nodes_in_fights(Idea idea) {
        assertThat(nodes(EnumSet.of(idea))).isLessThan(nodes(EnumSet.noneOf(Idea.class)));
    }

    private static long nodes(Set<Idea> ideas) {
        return FIGHTS.stream()
                .mapToLong(board -> {
                    IdeaSearch search = new IdeaSearch(RULES, board, ideas.toArray(Idea[]::new));
                    return search.search(2).nodes() + search.search(3).nodes();
                })
                .sum();
    }

    @Test
    void the_given_moves_come_first_at_the_root() {
        Board board = FIGHTS.get(0);
        Cell best = new IdeaSearch(RULES, board).search(3).best();
        IdeaSearch search = new IdeaSearch(RULES, board);
        assertThat(search.search(3, List.of(best)).nodes())
                .isLessThan(search.search(3).nodes());
    }

    @Test
    void the_side_to_move_decides_what_threats_are_worth() {
        // X has an open three, O a four: X has to stop it first, and O completes it.
        Board threeAgainstFour = Board.parse(
                "........./..XXX..../........./........./XOOOO..../........./....X..../........./.O.......");
        Gomoku small = new Gomoku(9, Gomoku.Rule.FIVE_OR_MORE);
        IdeaSearch search = new IdeaSearch(small, threeAgainstFour, Idea.THREATS);
        assertThat(search.search(1).line()).hasSize(1);
        assertThat(search.search(2).best()).isEqualTo(new Cell(4, 5));
    }

    @Test
    void with_forced_moves_and_fours_every_puzzle_is_solved() {
        IdeaPlayer player = new IdeaPlayer("all", EnumSet.complementOf(EnumSet.of(Idea.SORT_EVERYWHERE)));
        assertThat(Puzzle.all()).allSatisfy(puzzle -> assertThat(puzzle.solutions())
                .contains(
                        player.move(RULES, puzzle.board(), Limits.nodes(30_000)).move()));
    }

    @Test
    void a_player_keeps_its_limit_and_plays_what_it_has_finished() {
        Board board = FIGHTS.get(1);
        IdeaPlayer player = new IdeaPlayer("gain", Set.of(Idea.GAIN));
        Decision decision = player.move(RULES, board, Limits.nodes(3_000));
        assertThat(decision.nodes()).isLessThanOrEqualTo(3_001);
        assertThat(decision.depth()).isPositive();
        assertThat(decision.move())
                .isEqualTo(new IdeaSearch(RULES, board, Idea.GAIN)
                        .search(decision.depth())
                        .best());
    }

    @Test
    void continuous_fours_are_found_where_puzzles_have_them_and_nowhere_else() {
        assertThat(Puzzle.all()).allSatisfy(puzzle -> {
            ContinuousFours fours = ContinuousFours.from(RULES, puzzle.board());
            assertThat(fours.plies()).isEqualTo(puzzle.kind().plies());
            assertThat(fours.line().stream().limit(1).toList()).isSubsetOf(puzzle.solutions());
        });
    }

    @Test
    void less_than_one_ply_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new IdeaSearch(RULES, FIGHTS.get(0)).search(0))
                .withMessageContaining("one ply");
    }
}
