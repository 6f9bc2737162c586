package plybook.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.Trees;

class TreeDrawingTest {
    private static final Tree TREE_1 = Tree.parse("((7 3) (15) (1 12 20 22))");

    @Test
    void a_tree_shows_the_value_of_every_node_and_the_line_of_best_play() {
        assertThat(TreeDrawing.text(TREE_1)).isEqualTo("""
                MAX = 15 *
                ├─ MIN = 3
                │  ├─ leaf 7
                │  └─ leaf 3
                ├─ MIN = 15 *
                │  └─ leaf 15 *
                └─ MIN = 1
                   ├─ leaf 1
                   ├─ leaf 12
                   ├─ leaf 20
                   └─ leaf 22
                * best play""");
    }

    @Test
    void a_search_shows_numbers_windows_and_cuts_with_reasons() {
        assertThat(TreeDrawing.text(TREE_1, Trace.alphaBeta(TREE_1))).isEqualTo("""
                #1 MAX (−∞, +∞) → (15, +∞) = 15 *
                ├─ #2 MIN (−∞, +∞) → (−∞, 3) = 3
                │  ├─ #3 leaf 7
                │  └─ #4 leaf 3
                ├─ #5 MIN (3, +∞) → (3, 15) = 15 *
                │  └─ #6 leaf 15 *
                └─ #7 MIN (15, +∞) → (15, 1) = 1
                   │  ✂ α = 15 ≥ β = 1: MIN can keep this node to 1 or less; MAX is already guaranteed 15
                   ├─ #8 leaf 1
                   ├─ ✂ 12
                   ├─ ✂ 20
                   └─ ✂ 22
                * best play, ✂ never visited""");
    }

    @Test
    void a_minimax_search_has_no_windows_to_show() {
        assertThat(TreeDrawing.text(Trace.minimax(Tree.parse("(1 2)")))).isEqualTo("""
                #1 MAX = 2 *
                ├─ #2 leaf 1
                └─ #3 leaf 2 *
                * best play""");
    }

    @Test
    void hidden_values_are_question_marks_and_hide_the_best_line() {
        assertThat(TreeDrawing.text(Sketch.of(Tree.parse("((-3 0) 5)")).hidingValues()))
                .isEqualTo("""
                MAX = ?
                ├─ MIN = ?
                │  ├─ leaf −3
                │  └─ leaf 0
                └─ leaf 5""");
    }

    @Test
    void hidden_values_hide_the_result_of_a_search() {
        String text = TreeDrawing.text(
                Sketch.of(TREE_1, Trace.alphaBeta(TREE_1)).hidingValues().hidingWindows());
        assertThat(text).contains("#7 MIN = ?", "✂ 12").doesNotContain("*", "= 15", "∞", "α");
    }

    @Test
    void one_node_can_be_marked_even_in_a_branch_that_was_cut() {
        Sketch sketch = Sketch.of(TREE_1, Trace.alphaBeta(TREE_1)).marking(List.of(2, 1), "asked, but cannot matter");
        assertThat(TreeDrawing.text(sketch)).contains("✂ 12   ← asked, but cannot matter");

        Tree deep = Tree.parse("((3) (1 (5 6)))");
        assertThat(TreeDrawing.text(
                        Sketch.of(deep, Trace.alphaBeta(deep)).marking(List.of(1, 1, 1), "first wrong step")))
                .contains("   └─ ✂ MAX\n      ├─ ✂ 5\n      └─ ✂ 6   ← first wrong step");
    }

    @Test
    void a_game_names_its_actions_and_those_not_tried() {
        Trace<Board, Cell> trace = Trace.alphaBeta(new TicTacToe(), Board.parse("XXO/OO./X.."));
        assertThat(TreeDrawing.text(trace)).isEqualTo("""
                #1 MAX (−∞, +∞) → (0, +∞) = 0 *
                ├─ #2 (1,2) MIN (−∞, +∞) → (−∞, 0) = 0 *
                │  ├─ #3 (2,1) MAX (−∞, +∞) → (0, +∞) = 0 *
                │  │  └─ #4 (2,2) leaf 0 *
                │  └─ #5 (2,2) MAX (−∞, 0) → (0, 0) = 0
                │     └─ #6 (2,1) leaf 0
                ├─ #7 (2,1) MIN (0, +∞) → (0, −1) = −1
                │  │  ✂ α = 0 ≥ β = −1: MIN can keep this node to −1 or less; MAX is already guaranteed 0
                │  ├─ #8 (1,2) leaf −1
                │  └─ ✂ (2,2)
                └─ #9 (2,2) MIN (0, +∞) → (0, −1) = −1
                   │  ✂ α = 0 ≥ β = −1: MIN can keep this node to −1 or less; MAX is already guaranteed 0
                   ├─ #10 (1,2) leaf −1
                   └─ ✂ (2,1)
                * best play, ✂ never visited""");
    }

    @Test
    void a_shortened_search_says_how_many_nodes_are_not_drawn() {
        TicTacToe game = new TicTacToe();
        Trace<Board, Cell> trace = Trace.alphaBeta(game, game.initialState());
        Sketch sketch = Sketch.of(trace);

        assertThat(sketch.root().drawn()).isBetween(20, 40);
        assertThat(sketch.note())
                .contains("Shortened: " + sketch.root().drawn() + " of 18,297 nodes are drawn, "
                        + String.format("%,d", 18_297 - sketch.root().drawn()) + " are not.");
        assertThat(hidden(sketch.root()) + sketch.root().drawn()).isEqualTo(18_297);
        assertThat(TreeDrawing.text(sketch).lines().filter(line -> line.endsWith("*")))
                .as("the whole line of best play is there")
                .hasSize(10);
        assertThat(TreeDrawing.text(sketch)).doesNotContain(" 0 nodes");
    }

    @Test
    void every_drawing_accounts_for_every_node() {
        Random random = new Random(3);
        for (int i = 0; i < 2_000; i++) {
            Tree tree = Trees.random(new Trees.Mix(1 + i % 7, 1 + i % 5, 0.2, i % 2 == 0, -9, 9), random);
            int limit = 1 + random.nextInt(80);
            Sketch sketch = Sketch.of(tree, Trace.alphaBeta(tree)).atMost(limit);
            SketchNode root = sketch.root();
            assertThat(root.drawn() + hidden(root)).isEqualTo(tree.nodes());
            if (tree.nodes() <= limit) {
                assertThat(root.drawn()).isEqualTo(tree.nodes());
                assertThat(sketch.note()).isEmpty();
            } else {
                assertThat(root.drawn()).isLessThanOrEqualTo(Math.max(limit, 2 * tree.depth() + 1));
            }
        }
    }

    private static long hidden(SketchNode node) {
        return node.hidden()
                + node.children().stream().mapToLong(TreeDrawingTest::hidden).sum();
    }

    @Test
    void a_tree_of_the_largest_depth_is_shortened() {
        Tree deep = Tree.leaf(7);
        for (int i = 0; i < Tree.MAX_DEPTH; i++) {
            deep = Tree.max(deep);
        }
        assertThat(TreeDrawing.text(deep).lines())
                .hasSizeLessThan(40)
                .last()
                .isEqualTo("Shortened: 30 of 1,001 nodes are drawn, 971 are not.");
    }

    @Test
    void a_mark_at_a_missing_node_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sketch.of(TREE_1).marking(List.of(1, 1), "?"))
                .withMessage("there is no node at [1, 1] to be marked: 1 leads nowhere");
    }

    @Test
    void a_drawing_of_zero_nodes_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sketch.of(TREE_1).atMost(0))
                .withMessage("a drawing shows one node at least, not 0");
    }
}
