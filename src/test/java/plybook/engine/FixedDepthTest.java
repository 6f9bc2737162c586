package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.engine.IdeaSearch.Found;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;
import plybook.gomoku.WindowEvaluation;
import plybook.search.AlphaBeta;
import plybook.search.Options;
import plybook.search.SearchResult;

/**
 * Compares with figures that another program found for the same plain search: 15×15, cells within two steps of a stone, the sum over windows
 * at the leaves. Its values are in the view of the player to move at the root.
 */
class FixedDepthTest {
    private static final Gomoku RULES = Gomoku.standard();

    /** Returns P1, one stone in the middle, or P2, the sixth ply of a game. */
    private static Board board(String name) {
        int[] moves = name.equals("P1") ? new int[] {112} : new int[] {112, 96, 111, 113, 97, 127};
        Board board = RULES.initialState();
        IntStream.of(moves).forEach(move -> board.put(new Cell(move / 15, move % 15), RULES.player(board)));
        return board;
    }

    private static int ofTheSideToMove(Board board, int value) {
        return RULES.player(board) == Player.MAX ? value : -value;
    }

    @ParameterizedTest
    @CsvSource({"P1, 3, 19, 6755", "P2, 3, 1069, 12221", "P1, 4, -97, 151940", "P2, 4, -55, 530038"})
    void plain_alpha_beta_visits_the_same_nodes_as_the_reference(String name, int depth, int value, long nodes) {
        check(name, depth, value, nodes);
    }

    @ParameterizedTest
    @CsvSource({"P1, 3, 19, 2853", "P2, 3, 1069, 2865", "P1, 4, -97, 20845", "P2, 4, -55, 16732"})
    void ordered_by_gain_it_visits_fewer_nodes(String name, int depth, int value, long nodes) {
        check(name, depth, value, nodes, Idea.GAIN);
    }

    private static void check(String name, int depth, int value, long nodes, Idea... ideas) {
        Board board = board(name);
        Found found = new IdeaSearch(RULES, board, ideas).search(depth);
        assertThat(ofTheSideToMove(board, found.value())).isEqualTo(value);
        assertThat(found.nodes()).isEqualTo(nodes);
        assertThat(found.line()).hasSize(depth);
    }

    @ParameterizedTest
    @CsvSource({"P1, 3, 19, 6755", "P2, 3, 1069, 12221"})
    void alpha_beta_over_the_functional_hooks_visits_the_same_nodes(String name, int depth, int value, long nodes) {
        Board board = board(name);
        SearchResult<Cell> result = new AlphaBeta<>(
                        new NearbyMoves(RULES, 2),
                        Options.<Board, Cell>none().limitedTo(depth, new WindowEvaluation(15)))
                .search(board);
        assertThat(ofTheSideToMove(board, result.value())).isEqualTo(value);
        assertThat(result.counters().visited()).isEqualTo(nodes);
        assertThat(result.principalVariation())
                .isEqualTo(new IdeaSearch(RULES, board).search(depth).line());
    }

    @Test
    void a_shorter_win_is_worth_more_and_a_longer_loss_too() {
        Board board = Board.parse("......../......../.XXXX.../......../..OOO.../......../......../..O.....");
        Found found = search(new Gomoku(8, Gomoku.Rule.FIVE_OR_MORE), board, 3);
        assertThat(found.value()).isEqualTo(IdeaSearch.WIN - 1);
        assertThat(found.line()).isEqualTo(List.of(new Cell(2, 0)));
        Board lost = Board.parse("......../......../.XXXX.../......../..OOO.../......../......../........");
        assertThat(search(new Gomoku(8, Gomoku.Rule.FIVE_OR_MORE), lost, 3).value())
                .isEqualTo(IdeaSearch.WIN - 2);
    }

    @Test
    void six_do_not_win_if_exactly_five_win() {
        Gomoku exact = new Gomoku(7, Gomoku.Rule.EXACTLY_FIVE);
        Board six = Board.parse("......./......./XXX.XX./......./OO.OO../....O../.......");
        assertThat(search(exact, six, 1).value()).isLessThan(IdeaSearch.WIN / 2);
        assertThat(search(new Gomoku(7, Gomoku.Rule.FIVE_OR_MORE), six, 1).value())
                .isEqualTo(IdeaSearch.WIN - 1);
    }

    @Test
    void a_full_board_and_one_with_a_single_empty_cell_are_ties() {
        Gomoku small = new Gomoku(5, Gomoku.Rule.FIVE_OR_MORE);
        Board last = Board.parse("XXOOX/OOXXO/XXOOX/OOXXO/XXOO.");
        assertThat(search(small, last, 4)).isEqualTo(new Found(0, List.of(new Cell(4, 4)), 2));
    }

    private static Found search(Gomoku rules, Board board, int depth) {
        return new IdeaSearch(rules, board).search(depth);
    }
}
