package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.workbook.Workbook.count;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.search.AlphaBeta;
import plybook.search.Options;
import plybook.tictactoe.TicTacToe;
import plybook.trace.Trace;
import plybook.tree.Tree;
import tech.tablesaw.api.Table;

class CountsTest {
    @Test
    void a_tree_is_counted_by_both_searches() {
        Table table = count(Tree.parse("((7 3) (15) (1 12 20 22))"));

        assertThat(Tables.look(table).text()).isEqualTo("""
                search      value  nodes  leaves  cutoffs  pruned
                minimax        15     11       7        0       0
                alpha-beta     15      8       4        1       3""");
    }

    @Test
    void a_game_is_counted_from_its_start_or_from_a_state() {
        TicTacToe game = new TicTacToe();

        assertThat(count(game).longColumn("nodes").asList()).containsExactly(549_946L, 18_297L);
        assertThat(count(game, game.result(game.initialState(), new Cell(1, 1)))
                        .longColumn("nodes")
                        .get(0))
                .isEqualTo(55_505L);
    }

    @Test
    void the_windows_of_a_search_are_listed_node_by_node() {
        Table table = Workbook.windows(Trace.alphaBeta(Tree.parse("((7 3) (15) (1 12 20 22))")));

        assertThat(Tables.look(table).text()).isEqualTo("""
                node  player  window on entry  when left  returns  cut
                   1  MAX     (−∞, +∞)         (15, +∞)   15
                   2  MIN     (−∞, +∞)         (−∞, 3)    3
                   5  MIN     (3, +∞)          (3, 15)    15
                   7  MIN     (15, +∞)         (15, 1)    1        yes""");
    }

    @Test
    void each_given_search_has_a_row() {
        TicTacToe game = new TicTacToe();
        Table table = count(
                Board.empty(3),
                Map.entry(
                        "all best",
                        new AlphaBeta<>(game, Options.<Board, Cell>none().withAllBest())),
                Map.entry("one", new AlphaBeta<>(game)));

        assertThat(table.stringColumn("search").asList()).containsExactly("all best", "one");
        assertThat(table.longColumn("nodes").asList()).containsExactly(29_052L, 18_297L);
    }
}
