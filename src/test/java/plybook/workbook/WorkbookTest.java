package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import plybook.engine.Level;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.GomokuPosition;
import plybook.search.AlphaBeta;
import plybook.task.MinimaxTask;
import plybook.task.TreeValueTask;
import plybook.tictactoe.TicTacToe;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

@Isolated
class WorkbookTest {
    private static final Tree TREE = Tree.parse("((7 3) (15) (1 12 20 22))");

    @Test
    void a_tree_is_shown_without_inner_values() {
        assertThat(printed(() -> Workbook.show(TREE)))
                .contains("MAX", "MIN", "22")
                .doesNotContain("= 15", "best play");
    }

    @Test
    void inner_values_are_shown_on_request() {
        assertThat(printed(() -> Workbook.showValues(TREE))).contains("MAX = 15", "MIN = 3", "MIN = 1", "best play");
    }

    @Test
    void a_search_is_shown_with_its_windows_and_cuts() {
        assertThat(printed(() -> Workbook.show(Trace.alphaBeta(TREE)))).contains("(−∞, +∞)", "✂ 12");
    }

    @Test
    void the_value_of_a_tree_is_that_of_alpha_beta() {
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.2, false, -3, 3), random);
            TreeGame game = new TreeGame(tree);
            assertThat(Workbook.valueOf(tree))
                    .as(tree.toString())
                    .isEqualTo(new AlphaBeta<>(game).search(game.initialState()).value());
        }
    }

    @Test
    void a_board_to_play_on_waits_for_nobody() {
        assertThat(printed(Workbook::playHere))
                .isEqualTo("A board to play Tic-Tac-Toe on, against a program that never loses.\n");
    }

    @Test
    void a_text_puts_the_cells_in_order() {
        TicTacToe game = new TicTacToe();
        Board board = Board.parse("X../.O./...");
        assertThat(Workbook.inOrder(game, "402681357").actions(board).toString())
                .isEqualTo("[(0,2), (2,0), (2,2), (0,1), (1,0), (1,2), (2,1)]");
        assertThat(new AlphaBeta<>(Workbook.inOrder(game, "012345678"))
                        .search(game.initialState())
                        .counters())
                .isEqualTo(new AlphaBeta<>(game).search(game.initialState()).counters());
    }

    @Test
    void an_order_without_all_cells_is_refused() {
        for (String order : List.of("", "01234567", "012345677", "01234567x")) {
            assertThatThrownBy(() -> Workbook.inOrder(new TicTacToe(), order))
                    .hasMessageContaining("each of the digits 0 to 8");
        }
    }

    @Test
    void leaves_are_read_or_unread_by_place_and_not_by_value() {
        Trace<TreeState, Integer> trace = Trace.alphaBeta(Tree.parse("((7 3) (15) (1 7 20 1))"));
        assertThat(Workbook.read(trace)).containsExactly(7, 3, 15, 1);
        assertThat(Workbook.unread(trace)).containsExactly(7, 20, 1);
    }

    @Test
    void a_search_that_is_not_written_yet_is_not_stepped_through() {
        MinimaxTask<TreeState, Integer> starter = new MinimaxTask<>() {
            @Override
            public int value(Game<TreeState, Integer> game, TreeState state) {
                throw new UnsupportedOperationException("value is still to do");
            }

            @Override
            public Integer bestAction(Game<TreeState, Integer> game, TreeState state) {
                return 0;
            }
        };
        assertThat(printed(() -> Workbook.explore(starter, TREE)))
                .isEqualTo("There is nothing to step through yet: value is still to do\n");
    }

    @Test
    void random_trees_are_the_same_each_time_and_differ_from_each_other() {
        assertThat(Workbook.randomTrees(100)).isEqualTo(Workbook.randomTrees(100));
        assertThat(new HashSet<>(Workbook.randomTrees(100))).hasSizeGreaterThan(90);
    }

    @Test
    void a_line_of_play_is_shown_state_by_state() {
        assertThat(printed(() -> Workbook.showLine(
                        new TicTacToe(), Board.parse("X../.O./..."), List.of(new Cell(2, 2), new Cell(0, 1)))))
                .isEqualTo("""
                start
                X . .
                . O .
                . . .

                X plays (2,2)
                X . .
                . O .
                . . X

                O plays (0,1)
                X O .
                . O .
                . . X
                """);
    }

    @Test
    void a_line_of_play_on_a_large_board_is_one_numbered_picture() {
        Gomoku game = new Gomoku(7, Gomoku.Rule.FIVE_OR_MORE);
        List<Cell> line = List.of(new Cell(3, 3), new Cell(2, 4));
        String start = ". . . . . . .\n";
        assertThat(printed(() -> Workbook.showLine(game, game.initialState(), line)))
                .isEqualTo(
                        start.repeat(2) + ". . . . O . .\n. . . X . . .\n" + start.repeat(3) + "moves (3,3) (2,4)\n");
    }

    @Test
    void a_gomoku_position_shows_its_last_move_and_winning_row() {
        GomokuPosition position = new Gomoku(5, Gomoku.Rule.FIVE_OR_MORE).position();
        assertThat(Look.of(position).html()).doesNotContain("Last move");
        for (int column = 0; column < 5; column++) {
            position.make(new Cell(0, column));
            if (column < 4) {
                position.make(new Cell(2 + column % 2, column));
            }
        }
        assertThat(Look.of(position).text()).endsWith("last move (0,4), wins with (0,0) (0,1) (0,2) (0,3) (0,4)");
        assertThat(Look.of(position).html()).contains("Last move: (0,4). Winning line: (0,0) (0,1) (0,2) (0,3) (0,4).");
    }

    @Test
    void cells_and_values_are_marked_on_a_board() {
        Board board = Board.parse("X../.O./...");
        assertThat(Workbook.mark(board, List.of(new Cell(0, 1))).altText()).endsWith("Highlighted: (0,1).");
        assertThat(Workbook.mark(board, Map.of(new Cell(2, 2), -7)).altText()).endsWith("Values: (2,2) −7.");
    }

    @Test
    void Gomoku_is_played_against_a_level_of_the_engine() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("1\n7,7\nq\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(printed(() -> Workbook.play(Level.BEGINNER)))
                    .contains("beginner", "Computer plays O", "Goodbye.");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void a_saved_starter_is_judged_with_its_first_todo() {
        assertThat(printed(() -> Workbook.check("01"))).contains("0 of 10", "MyTreeValue.java", "isLeaf()");
    }

    @Test
    void a_class_of_a_cell_is_judged_as_practice() {
        TreeValueTask right = Workbook::valueOf;
        TreeValueTask wrong = tree -> 0;

        assertThat(printed(() -> Workbook.check(() -> right))).contains("10 of 10");
        assertThat(printed(() -> Workbook.check(() -> wrong))).contains("expected", "got");
    }

    @Test
    void an_unknown_exercise_is_answered_with_the_list() {
        assertThatThrownBy(() -> Workbook.check("99")).hasMessageContaining("01-trees");
        assertThatThrownBy(() -> Workbook.check(Object::new)).hasMessageContaining("TreeValueTask");
    }

    @Test
    void pictures_have_a_text_alternative() {
        for (Object thing : List.of(TREE, Board.empty(3), Trace.alphaBeta(TREE))) {
            assertThat(Look.of(thing).html())
                    .startsWith("<img src=\"data:image/svg+xml;base64,")
                    .containsPattern("alt=\"[^\"]{20,}\"");
        }
    }

    @Test
    void a_board_after_some_moves_has_them_in_turn() {
        Board board = Workbook.after(Gomoku.standard(), "7,7 6,6  7,10");
        assertThat(board.at(new Cell(7, 10))).contains(Player.X);
        assertThat(board.count(Player.O)).isEqualTo(1);
        assertThatThrownBy(() -> Workbook.after(Gomoku.standard(), "7,7 7,7")).hasMessageContaining("(7,7)");
    }

    @Test
    void looking_ahead_stops_after_so_many_plies() {
        Gomoku game = new Gomoku(5, Gomoku.Rule.FIVE_OR_MORE);
        assertThat(Workbook.lookAhead(game, 2, board -> board.stones())
                        .search(game.initialState())
                        .value())
                .isEqualTo(2);
    }

    @Test
    void anything_else_is_shown_as_its_text() {
        assertThat(printed(() -> Workbook.show(List.of(1, 2)))).isEqualTo("[1, 2]\n");
        assertThat(Look.of("<b>").html()).isEqualTo("<pre>&lt;b&gt;</pre>");
    }

    static String printed(Runnable work) {
        PrintStream before = System.out;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
        try {
            work.run();
        } finally {
            System.setOut(before);
        }
        return written.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
