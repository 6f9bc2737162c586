package plybook.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plybook.conformance.GameConformance;
import plybook.game.Player;
import plybook.game.Position;

class TreeTest {
    @Test
    void a_leaf_worth_zero_is_a_leaf() {
        Tree zero = Tree.leaf(0);
        assertThat(zero.isLeaf()).isTrue();
        assertThat(zero.value()).isZero();
        assertThat(zero.children()).isEmpty();
        assertThat(zero.nodes()).isEqualTo(1);
        assertThat(zero.depth()).isZero();
    }

    @Test
    void a_node_with_one_child_is_a_node() {
        Tree node = Tree.min(Tree.leaf(5));
        assertThat(node.isLeaf()).isFalse();
        assertThat(node.player()).isEqualTo(Player.MIN);
        assertThat(node.nodes()).isEqualTo(2);
        assertThat(node.leaves()).isEqualTo(1);
        assertThat(node.depth()).isEqualTo(1);
    }

    @Test
    void the_wrong_kind_of_node_refuses_with_a_message() {
        assertThatIllegalStateException().isThrownBy(() -> Tree.leaf(1).player());
        assertThatIllegalStateException()
                .isThrownBy(() -> Tree.max(Tree.leaf(1)).value());
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.max());
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.leaf(1_000_001));
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.leaf(-1_000_001));
    }

    @Test
    void a_tree_does_not_change_with_the_list_of_children() {
        List<Tree> children = new ArrayList<>(List.of(Tree.leaf(1)));
        Tree tree = new Tree.Node(Player.MAX, children);
        children.add(Tree.leaf(2));
        assertThat(tree).hasToString("(1)");
    }

    @Test
    void is_a_game_that_keeps_the_rules() {
        Trees.all(new Trees.Bound(3, 2, true, false, List.of(0))).forEach(TreeTest::check);
        Random random = new Random(4);
        for (int i = 0; i < 20; i++) {
            check(Trees.random(new Trees.Mix(5, 4, 0.2, random.nextBoolean(), -9, 9), random));
        }
    }

    private static void check(Tree tree) {
        TreeGame game = new TreeGame(tree);
        List<Integer> candidates = List.of(-1, 0, 1, 2, 4);
        GameConformance.Census census =
                GameConformance.of(game).trying(candidates).check();
        assertThat(census.states()).isEqualTo(tree.nodes());
        assertThat(census.terminal()).isEqualTo(tree.leaves());
        assertThat(census.perPly()).hasSize(tree.depth() + 1);
        GameConformance.of(game)
                .trying(candidates)
                .checkPosition(state -> Position.of(game, state), 5, new Random(tree.nodes()));
    }

    @Test
    void states_are_places_and_not_subtrees() {
        TreeGame game = new TreeGame(Tree.parse("((1 1) (1 1))"));
        TreeState left = game.result(game.initialState(), 0);
        TreeState right = game.result(game.initialState(), 1);
        assertThat(left.tree()).isEqualTo(right.tree());
        assertThat(left).isNotEqualTo(right).hasToString("node[0]");
        assertThat(game.result(right, 1).path()).containsExactly(1, 1);
        assertThat(game.result(right, 1).leaf()).isEqualTo(3);
        assertThatIllegalStateException().isThrownBy(right::leaf);
        assertThat(new TreeGame(Tree.parse("((1 1) (1 1))")).initialState()).isEqualTo(game.initialState());
        assertThat(new TreeGame(Tree.parse("((1 1) (1 2))")).initialState()).isNotEqualTo(game.initialState());
    }

    @Test
    void the_state_of_a_place_is_one_object_whichever_thread_asks_first() {
        for (int round = 0; round < 200; round++) {
            TreeGame game = new TreeGame(Trees.uniform(3, 4));
            Set<TreeState> met = Collections.newSetFromMap(new IdentityHashMap<>());
            IntStream.range(0, 8).parallel().forEach(thread -> {
                List<TreeState> here = new ArrayList<>(List.of(game.initialState()));
                for (int i = 0; i < here.size(); i++) {
                    here.addAll(here.get(i).children());
                }
                synchronized (met) {
                    met.addAll(here);
                }
            });
            assertThat(met).hasSize(1 + 3 + 9 + 27 + 81);
        }
    }

    @Test
    void states_are_numbered_from_left_to_right_in_whatever_order_they_are_asked_for() {
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            Tree tree = Trees.random(new Trees.Mix(5, 4, 0.2, true, -9, 9), random);
            List<TreeState> backwards = new ArrayList<>(List.of(new TreeGame(tree).initialState()));
            for (int at = 0; at < backwards.size(); at++) {
                List<TreeState> children = new ArrayList<>(backwards.get(at).children());
                Collections.reverse(children);
                backwards.addAll(children);
            }
            backwards.sort(Comparator.comparing(TreeState::node));
            assertThat(backwards).extracting(TreeState::node).containsExactlyElementsOf(upTo(tree.nodes()));
            assertThat(backwards.stream().filter(state -> state.tree().isLeaf()))
                    .extracting(TreeState::leaf)
                    .containsExactlyElementsOf(upTo(tree.leaves()));
        }
    }

    private static List<Integer> upTo(int end) {
        return IntStream.range(0, end).boxed().toList();
    }

    @Test
    void the_numbered_text_is_that_of_the_numbered_tree() {
        Random random = new Random(8);
        for (int i = 0; i < 100; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.2, random.nextBoolean(), -9, 9), random);
            assertThat(Trees.numberedText(tree)).isEqualTo(Trees.numbered(tree).toString());
        }
    }

    @Test
    void a_missing_child_is_refused_and_the_message_lists_the_children() {
        TreeGame game = new TreeGame(Tree.parse("((1 2) 3)"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(game.initialState(), 2))
                .withMessage("there is no child 2 at root; there are: [0, 1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(game.result(game.initialState(), 1), 0))
                .withMessage("there is no child 0 at node[1]; there are: []");
    }

    @Test
    void a_leaf_value_is_looked_up_when_it_is_evaluated() {
        List<Integer> asked = new ArrayList<>();
        TreeGame game = new TreeGame(Tree.parse("((0 0) 0)"), leaf -> {
            asked.add(leaf);
            return 10 * leaf;
        });
        TreeState last = game.result(game.initialState(), 1);
        assertThat(asked).isEmpty();
        assertThat(game.utility(last)).isEqualTo(20);
        assertThat(game.utility(last)).isEqualTo(20);
        assertThat(asked).containsExactly(2, 2);
    }

    @Test
    void a_chain_of_a_thousand_plies_fits_a_small_stack() throws InterruptedException {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread small = new Thread(null, TreeTest::useDeepChain, "small stack", 1 << 20);
        small.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
        small.start();
        small.join();
        assertThat(failure.get()).isNull();
    }

    private static void useDeepChain() {
        Tree chain = Tree.leaf(3);
        Tree same = Tree.leaf(3);
        for (int i = 0; i < Tree.MAX_DEPTH; i++) {
            chain = i % 3 == 0 ? Tree.min(chain) : Tree.max(chain);
            same = i % 3 == 0 ? Tree.min(same) : Tree.max(same);
        }
        assertThat(chain.nodes()).isEqualTo(Tree.MAX_DEPTH + 1);
        assertThat(chain.leaves()).isEqualTo(1);
        assertThat(chain.depth()).isEqualTo(Tree.MAX_DEPTH);
        assertThat(Tree.parse(chain.toString()).equals(same)).isTrue();
        assertThat(chain.hashCode()).isEqualTo(same.hashCode());
        assertThat(TreeGame.leafValues(chain)).containsExactly(3);
        assertThat(Trees.numbered(chain).leaves()).isEqualTo(1);
        assertThat(Trees.bestOrdered(Trees.worstOrdered(chain)).depth()).isEqualTo(Tree.MAX_DEPTH);
        TreeGame game = new TreeGame(chain);
        assertThat(Trees.unfold(game, game.initialState()).equals(chain)).isTrue();
    }
}
