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

    private static String shown(Recording... searches) {
        return Explored.of(List.of(searches)).html();
    }

    @Test
    void each_search_is_drawn_where_scripts_may_not_run() {
        Recording minimax = Recording.of("minimax", MINIMAX);
        Recording alphaBeta = Recording.of("alpha-beta", ALPHA_BETA);
        String first = TreeSvg.of(TREE, MINIMAX).html();
        String second = TreeSvg.of(TREE, ALPHA_BETA).html();
        assertThat(shown(minimax)).contains(first).doesNotContain(second);
        assertThat(shown(minimax, alphaBeta)).contains(first + "\n" + second);
        assertThat(shown(minimax, minimax)).containsOnlyOnce(first);
    }

    @Test
    void an_unknown_search_is_drawn_as_its_tree_alone() {
        Recording blind = Explored.watched(
                "one leaf", TREE, game -> game.utility(game.result(game.result(game.initialState(), 0), 0)));
        assertThat(blind.visited()).isEqualTo(3);
        assertThat(shown(blind)).contains(TreeSvg.of(TREE).html());
    }
}
