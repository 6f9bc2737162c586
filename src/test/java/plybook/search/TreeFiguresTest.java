package plybook.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/** Tests that the searches find every known count for five trees. */
class TreeFiguresTest {
    static Stream<JsonNode> trees() {
        return Figures.each(Figures.TREES.get("trees"));
    }

    @ParameterizedTest
    @MethodSource
    void trees(JsonNode figures) {
        Tree tree = Tree.parse(figures.get("tree").asText());
        TreeGame game = new TreeGame(tree);
        SearchResult<Integer> minimax = new Minimax<>(game).search(game.initialState());
        assertThat(tree.nodes()).isEqualTo(figures.get("nodes").asInt());
        assertThat(minimax.value()).isEqualTo(figures.get("value").asInt());
        assertThat(minimax.counters())
                .isEqualTo(new Counters(figures.get("nodes").asLong(), tree.leaves(), 0, 0));
        check(figures, game, Bounds.SOFT, Cutoff.AT_EQUALITY, "atEquality");
        check(figures, game, Bounds.HARD, Cutoff.AT_EQUALITY, "atEquality");
        check(figures, game, Bounds.HARD_BUT_LEAVES, Cutoff.AT_EQUALITY, "atEquality");
        check(figures, game, Bounds.SOFT, Cutoff.BEYOND_EQUALITY, "beyondEquality");
    }

    private static void check(JsonNode figures, TreeGame game, Bounds bounds, Cutoff cutoff, String name) {
        PerPly<TreeState, Integer> heard = new PerPly<>();
        SearchResult<Integer> result = new AlphaBeta<>(
                        game, Options.<TreeState, Integer>none().heardBy(heard), bounds, cutoff)
                .search(game.initialState());
        assertThat(result.value()).isEqualTo(figures.get("value").asInt());
        assertThat(heard.leafValues).isEqualTo(Figures.ints(figures.get(name).get("leaves")));
        assertThat(result.counters().leaves()).isEqualTo(heard.leafValues.size());
        assertThat(result.counters().visited())
                .isEqualTo(figures.get(name).get("visited").asLong());
    }
}
