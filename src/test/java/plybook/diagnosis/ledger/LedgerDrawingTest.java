package plybook.diagnosis.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** The drawing of a search that went wrong: order, windows and the first wrong step, from the questions alone. */
class LedgerDrawingTest {
    private static LeafLedger asked(String tree, Window window, Integer... leaves) {
        LeafLedger ledger = new LeafLedger(Tree.parse(tree), window);
        Arrays.asList(leaves).forEach(ledger::applyAsInt);
        return ledger;
    }

    @Test
    void a_needless_question_is_marked_in_the_window_that_had_closed() {
        LeafLedger ledger = asked("(3 (1 4) (5 6))", Window.FULL, 0, 1, 2);
        assertThat(ledger.drawn(ledger.dead().get(0))).isEqualTo("""
                MAX (−∞, +∞)
                ├─ 3   question 1
                ├─ MIN (3, +∞)   closed: α = 3 ≥ β = 1
                │  ├─ 1   question 2
                │  └─ 4   question 3   ← first wrong step: could no longer matter
                └─ v(5 6)   not asked for
                as text: (3 (1 4) (5 6))""");
    }

    @Test
    void the_first_node_that_was_left_too_early_is_marked() {
        LeafLedger ledger = asked("((7 3) (5) (1 12))", Window.FULL, 0, 2);
        assertThat(ledger.drawn(true)).isEqualTo("""
                MAX (−∞, +∞)
                ├─ MIN (−∞, +∞)   ← first wrong step: left after question 1, while a leaf below could still matter
                │  ├─ 7   question 1
                │  └─ 3   not asked for
                ├─ MIN (−∞, +∞)
                │  └─ 5   question 2
                └─ v(1 12)   not asked for
                as text: ((7 3) (5) (1 12))""");
    }

    @Test
    void a_cut_is_a_wrong_step_of_minimax_only() {
        LeafLedger ledger = asked("(3 (1 4))", Window.FULL, 0, 1);
        assertThat(ledger.drawn(true))
                .startsWith("MAX (−∞, +∞)   ← you asked for the right leaves, but combined their values wrongly\n")
                .contains("\n└─ MIN (3, +∞)\n");
        assertThat(ledger.drawn(false))
                .startsWith("MAX\n")
                .contains("└─ MIN   ← first wrong step: left after question 2, while a leaf below was still open\n");
    }

    @Test
    void the_given_window_is_the_window_of_the_root() {
        LeafLedger ledger = asked("(3 (1 4))", new Window(0, 9), 0);
        assertThat(ledger.drawn(true)).startsWith("MAX (0, 9)   ← first wrong step: left after question 1, while");
        assertThat(asked("(3 (1 4))", new Window(0, 9), 0, 1).drawn(true)).contains("MIN (3, 9)\n");
    }

    @Test
    void a_search_without_questions_is_told_so() {
        assertThat(asked("(1 2)", Window.FULL).drawn(true)).isEqualTo("""
                MAX   ← first wrong step: nothing was asked
                ├─ 1
                └─ 2
                as text: (1 2)""");
        assertThat(asked("5", Window.FULL).drawn(true)).startsWith("5   ← first wrong step: nothing was asked\n");
    }

    @Test
    void the_first_leaf_that_is_asked_for_again_is_marked() {
        assertThat(asked("((1 2) 3)", Window.FULL, 0, 0, 1, 0, 1, 2).drawnRepeats(false))
                .isEqualTo("""
                MAX
                ├─ MIN
                │  ├─ 1   question 1   ← first wrong step: asked for again after question 2
                │  └─ 2   question 2
                └─ 3   question 3
                as text: ((1 2) 3)""");
        assertThat(asked("(1 2)", Window.FULL, 0, 1).drawnRepeats(true))
                .startsWith("MAX (−∞, +∞)\n")
                .doesNotContain("←");
    }

    @Test
    void leaves_after_a_subtree_without_questions_keep_their_numbers() {
        assertThat(asked("((1 (5 6)) (3 4))", Window.FULL, 3).drawn(false)).isEqualTo("""
                MAX
                ├─ v(1 ^(5 6))   not asked for
                └─ MIN   ← first wrong step: left after question 1, while a leaf below was still open
                   ├─ 3   question 1
                   └─ 4   not asked for
                as text: ((1 (5 6)) (3 4))""");
    }

    @Test
    void a_tree_alone_is_drawn_without_questions() {
        assertThat(LedgerDrawing.of(Tree.parse("((7 3) (-1))"))).isEqualTo("""
                MAX
                ├─ MIN
                │  ├─ 7
                │  └─ 3
                └─ MIN
                   └─ −1
                as text: ((7 3) (-1))""");
    }

    @Test
    void a_large_tree_is_cut_to_its_first_lines_and_the_wrong_step() {
        Tree wide = new Tree.Node(Player.MAX, Collections.nCopies(30, Tree.parse("v(1 2 3)")));
        LeafLedger ledger = new LeafLedger(wide, Window.FULL);
        for (int leaf = 0; leaf < 90; leaf++) {
            ledger.applyAsInt(leaf);
        }
        LeafLedger.DeadLeaf last = ledger.dead().get(ledger.dead().size() - 1);
        List<String> lines = ledger.drawn(last).lines().toList();
        assertThat(lines).hasSizeLessThan(45);
        assertThat(lines.subList(lines.size() - 4, lines.size()))
                .containsExactly(
                        "… and 79 more lines",
                        "└─ MIN (1, +∞)   closed: α = 1 ≥ β = 1",
                        "… and 2 more lines",
                        "   └─ 3   question 90   ← first wrong step: could no longer matter");
        assertThat(LedgerDrawing.of(wide).lines()).hasSize(41).endsWith("… and 81 more lines");
    }

    /** From outside no more is known than the search itself knows; of a search that cuts, exactly the same. */
    @Test
    void the_windows_are_those_of_a_correct_search() {
        Random random = new Random(41);
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -20, 20);
        for (int i = 0; i < 300; i++) {
            Tree tree = Trees.random(mix, random);
            if (tree.isLeaf()) {
                continue;
            }
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            TreeGame game = new TreeGame(tree, ledger);
            List<Window> entered =
                    Trace.of(game, options -> new AlphaBeta<>(game, options), game.initialState()).visits().stream()
                            .filter(visit -> !visit.isLeaf())
                            .map(visit -> visit.entered())
                            .toList();
            List<Window> seen = IntStream.range(0, ledger.nodes())
                    .mapToObj(ledger::entered)
                    .flatMap(Optional::stream)
                    .toList();
            assertThat(seen).as("%s", tree).isEqualTo(entered);
        }
    }
}
