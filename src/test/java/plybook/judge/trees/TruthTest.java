package plybook.judge.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.SearchResult;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

class TruthTest {
    @Test
    void it_is_what_the_engine_finds() {
        Trees.Bound small = new Trees.Bound(4, 4, true, false, List.of(-1, 0, 1));
        Trees.Mix large = new Trees.Mix(7, 4, 0.15, false, -1_000_000, 1_000_000);
        Random random = new Random(1);
        Stream.concat(
                        Trees.all(small).limit(50_000),
                        Stream.generate(() -> Trees.random(large, random)).limit(300))
                .forEach(tree -> {
                    TreeGame game = new TreeGame(tree);
                    SearchResult<Integer> found = new Minimax<>(
                                    game, Options.<TreeState, Integer>none().withAllBest())
                            .search(game.initialState());
                    assertThat(Truth.of(tree)).as(tree.toString()).isEqualTo(new Truth(found.value(), found.best()));
                });
    }

    @Test
    void a_leaf_leaves_no_choice() {
        assertThat(Truth.of(Tree.leaf(-3))).isEqualTo(new Truth(-3, List.of()));
    }

    @Test
    void the_deepest_tree_that_is_read_has_one() {
        Tree tree = Tree.leaf(5);
        for (int i = 0; i < Tree.MAX_DEPTH; i++) {
            tree = i % 2 == 0 ? Tree.max(tree) : Tree.min(tree);
        }
        assertThat(Truth.of(tree).value()).isEqualTo(5);
    }
}
