package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.view.TreeSvg;

class ExploredTest {
    private static final Tree TREE = Tree.parse("((7 3) (1 12))");
    private static final Trace<TreeState, Integer> MINIMAX = Trace.minimax(TREE);
    private static final Trace<TreeState, Integer> ALPHA_BETA = Trace.alphaBeta(TREE);

    private static String shown(Recording first) {
        return Explored.of(List.of(first, Recording.of("alpha-beta", ALPHA_BETA)))
                .html();
    }

    @Test
    void where_scripts_may_not_run_stands_the_first_search_itself() {
        assertThat(shown(Recording.of("minimax", MINIMAX)))
                .contains(TreeSvg.of(TREE, MINIMAX).html())
                .doesNotContain(TreeSvg.of(TREE, ALPHA_BETA).html());
        assertThat(shown(Recording.of("alpha-beta", ALPHA_BETA)))
                .contains(TreeSvg.of(TREE, ALPHA_BETA).html());
    }

    @Test
    void and_of_a_search_of_another_kind_the_tree_without_one() {
        Recording blind = Explored.watched(
                "one leaf", TREE, game -> game.utility(game.result(game.result(game.initialState(), 0), 0)));
        assertThat(blind.visited()).isEqualTo(3);
        assertThat(shown(blind)).contains(TreeSvg.of(TREE).html());
    }
}
