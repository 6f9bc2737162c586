package plybook.diagnosis.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** The trees on which an unknown search is observed: small ones before large ones, choices only where there is one, every horizon. */
class ProbesTest {
    /** Returns all small trees: where a learner is shown one of them, it is the smallest that shows the mistake. */
    private static Set<Tree> small(int leaves) {
        return Trees.all(new Trees.Bound(leaves, 3, true, true, List.of(0, -1, 1)))
                .filter(tree -> tree.nodes() <= leaves + 2)
                .collect(Collectors.toSet());
    }

    private static List<Tree> trees(List<Probe> probes) {
        return probes.stream().map(Probe::tree).toList();
    }

    @Test
    void every_small_tree_comes_before_the_large_ones() {
        Set<Tree> small = small(3);
        assertThat(small).hasSizeGreaterThan(100);
        List<Tree> shown = trees(Probes.treeValue());
        assertThat(shown).containsAll(small);
        assertThat(Set.copyOf(shown.subList(3, 3 + small.size()))).isEqualTo(small);
    }

    @Test
    void some_trees_are_large_but_none_has_more_than_60_leaves() {
        for (List<Probe> probes : List.of(Probes.treeValue(), Probes.minimax(), Probes.alphaBeta())) {
            assertThat(trees(probes)).allMatch(tree -> tree.leaves() <= 60).anyMatch(tree -> tree.leaves() > 40);
        }
    }

    @Test
    void choices_cover_every_small_tree_that_is_not_a_leaf() {
        for (List<Probe> probes : List.of(Probes.minimax(), Probes.alphaBeta())) {
            List<Tree> choices = trees(
                    probes.stream().filter(probe -> probe.window().isEmpty()).toList());
            assertThat(choices).noneMatch(Tree::isLeaf);
            assertThat(choices)
                    .containsAll(
                            small(2).stream().filter(tree -> !tree.isLeaf()).toList());
        }
    }

    @Test
    void only_alpha_beta_is_probed_with_narrow_windows() {
        assertThat(Probes.alphaBeta().stream()
                        .flatMap(probe -> probe.window().stream())
                        .collect(Collectors.toSet()))
                .contains(Window.FULL, new Window(-1, 0), new Window(0, 1), new Window(-1, 1))
                .hasSizeGreaterThan(5);
        assertThat(Probes.minimax().stream().flatMap(probe -> probe.window().stream()))
                .containsOnly(Window.FULL);
    }

    static Stream<List<Probe>> withDepths() {
        return Stream.of(Probes.depthMinimax(), Probes.depthAlphaBeta());
    }

    @ParameterizedTest
    @MethodSource("withDepths")
    void the_horizon_is_at_most_two_plies_below_the_deepest_leaves(List<Probe> probes) {
        List<Integer> beyond = probes.stream()
                .map(probe -> probe.depth().orElseThrow() - probe.tree().depth())
                .toList();
        assertThat(beyond).containsOnly(0, 1, 2);
        for (int i = 0; i < beyond.size(); i++) {
            assertThat(beyond.get(i) > 0).as("probe %d", i).isEqualTo(i % 5 == 4);
        }
    }

    @Test
    void fresh_trees_are_36_that_are_no_leaf_and_none_of_more_than_60_leaves() {
        List<Tree> values = trees(Probes.fresh(false, false));
        assertThat(values).hasSize(36).noneMatch(Tree::isLeaf).allMatch(tree -> tree.leaves() <= 60);
        List<Probe> alphaBeta = Probes.fresh(true, true);
        assertThat(alphaBeta).hasSize(36 + 24 + 36);
        assertThat(trees(alphaBeta).subList(60, 96)).isEqualTo(values);
        assertThat(alphaBeta.subList(36, 60).stream()
                        .flatMap(probe -> probe.window().stream())
                        .distinct())
                .containsExactly(new Window(-2, 3), new Window(0, 7));
    }

    @Test
    void in_place_a_search_is_asked_for_the_values_of_alpha_beta_alone() {
        assertThat(Probes.inPlace()).isNotEmpty().allMatch(probe -> probe.window()
                .isPresent());
        assertThat(Probes.alphaBeta()).startsWith(Probes.inPlace().toArray(Probe[]::new));
    }

    @Test
    void with_a_depth_the_same_trees_are_asked_about() {
        assertThat(trees(Probes.depthMinimax())).isEqualTo(trees(Probes.treeValue()));
        assertThat(trees(Probes.depthAlphaBeta())).isEqualTo(trees(Probes.alphaBeta()));
    }
}
