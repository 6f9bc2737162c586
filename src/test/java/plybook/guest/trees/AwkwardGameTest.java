package plybook.guest.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import plybook.conformance.GameConformance;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** Each guise is a legal game with the tree's values, and is awkward in the way that it says. */
class AwkwardGameTest {
    private static final Tree TREE = Tree.parse("((7 3) (15) (7 3) (1 12 20 22))");

    private static AwkwardGame game(Guise guise, Tree tree) {
        return new AwkwardGame(guise, Tree.parse(guise.numbered(tree)), guise.leafValues(tree)::get);
    }

    @ParameterizedTest
    @EnumSource(names = "ACTIONS_AFTER_END", mode = Mode.EXCLUDE)
    void keeps_the_rules_of_every_game(Guise guise) {
        assertThat(GameConformance.of(game(guise, TREE))
                        .trying(List.of("move 9", 99, "Aa "))
                        .check()
                        .states())
                .isGreaterThan(10);
    }

    @ParameterizedTest
    @EnumSource
    void has_the_values_and_choices_of_its_tree(Guise guise) {
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -2, 2);
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            Tree tree = Trees.random(mix, random);
            AwkwardGame game = game(guise, tree);
            var got = new Minimax<>(
                            game, Options.<AwkwardGame.State, Object>none().withAllBest())
                    .search(game.inQuestion());
            TreeGame plain = new TreeGame(tree);
            var truth =
                    new Minimax<>(plain, Options.<TreeState, Integer>none().withAllBest()).search(plain.initialState());
            assertThat(got.value()).isEqualTo(truth.value());
            assertThat(got.best().stream().map(game::number).map(String::valueOf))
                    .isEqualTo(truth.best().stream().map(String::valueOf).toList());
        }
    }

    @Test
    void equal_subtrees_are_one_state_with_one_set_of_numbers() {
        assertThat(Guise.SHARED_STATES.numbered(TREE)).hasToString("((0 1) (2) (0 1) (3 4 5 6))");
        assertThat(Guise.SHARED_STATES.leafValues(TREE)).containsExactly(7, 3, 15, 1, 12, 20, 22);
        AwkwardGame game = game(Guise.SHARED_STATES, TREE);
        var root = game.initialState();
        assertThat(game.result(root, 0)).isEqualTo(game.result(root, 2)).isNotEqualTo(game.result(root, 1));
        assertThat(game.result(root, 0)).hasSameHashCodeAs(game.result(root, 2));
    }

    @Test
    void in_other_guises_leaves_are_numbered_in_order_and_equal_subtrees_differ() {
        assertThat(Guise.PLAIN.numbered(TREE)).hasToString("((0 1) (2) (3 4) (5 6 7 8))");
        assertThat(Guise.PLAIN.leafValues(TREE)).containsExactly(7, 3, 15, 7, 3, 1, 12, 20, 22);
        AwkwardGame game = game(Guise.NEW_OBJECTS, TREE);
        var root = game.initialState();
        List<Object> actions = game.actions(root);
        assertThat(game.result(root, actions.get(0))).isNotEqualTo(game.result(root, actions.get(2)));
    }

    @ParameterizedTest
    @EnumSource
    void states_of_two_games_are_equal_only_where_the_guise_says_so(Guise guise) {
        AwkwardGame one = game(guise, Tree.parse("(1 2)"));
        AwkwardGame other = game(guise, Tree.parse("(3 4)"));
        assertThat(one.inQuestion().equals(other.inQuestion()))
                .isEqualTo(guise == Guise.EQUAL_ACROSS_CALLS || guise == Guise.EQUAL_AFTER_THE_START);
    }

    @Test
    void hash_codes_collide_and_equality_is_right_all_the_same() {
        AwkwardGame game = game(Guise.COLLIDING_HASHES, TREE);
        var root = game.initialState();
        List<Object> actions = game.actions(root);
        assertThat(actions).doesNotHaveDuplicates().hasSize(4);
        assertThat(actions.stream().map(Object::hashCode).distinct()).hasSize(1);
        List<AwkwardGame.State> states =
                actions.stream().map(action -> game.result(root, action)).toList();
        assertThat(states).doesNotHaveDuplicates();
        assertThat(states.stream().map(Object::hashCode).distinct()).hasSize(1);
    }

    @Test
    void objects_are_new_at_each_call_and_equal() {
        AwkwardGame game = game(Guise.NEW_OBJECTS, TREE);
        var root = game.initialState();
        Object action = game.actions(root).get(1);
        assertThat(game.actions(root).get(1)).isEqualTo(action).isNotSameAs(action);
        assertThat(action).as("nothing to sort by").isNotInstanceOf(Comparable.class);
        assertThat(game.result(root, action))
                .isEqualTo(game.result(root, action))
                .isNotSameAs(game.result(root, action));
    }

    @Test
    void the_shared_list_cannot_be_changed() {
        AwkwardGame game = game(Guise.SHARED_LIST, Tree.parse("((1 2) (3 4))"));
        var root = game.initialState();
        assertThat(game.actions(root)).isSameAs(game.actions(game.result(root, 0)));
        assertThatThrownBy(() -> game.actions(root).remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void actions_after_the_end_lead_nowhere() {
        AwkwardGame game = game(Guise.ACTIONS_AFTER_END, Tree.parse("5"));
        var over = game.inQuestion();
        assertThat(game.terminal(over)).isTrue();
        assertThat(game.actions(over)).isNotEmpty();
        assertThatThrownBy(() -> game.result(over, game.actions(over).get(0)))
                .hasMessageContaining("ask terminal(state)");
        AwkwardGame pairs = game(Guise.ACTIONS_AFTER_END, Tree.parse("((1 2) (3 4))"));
        assertThat(IntStream.range(0, 4)
                        .mapToObj(i -> pairs.result(pairs.result(pairs.inQuestion(), i / 2), i % 2))
                        .map(end -> pairs.actions(end).size()))
                .as("one action or two")
                .contains(1, 2);
    }

    @ParameterizedTest
    @EnumSource(names = {"NOT_FROM_THE_START", "EQUAL_AFTER_THE_START"})
    void the_state_in_question_is_reached_later_and_leaves_beside_it_are_not_sold(Guise guise) {
        AwkwardGame game = new AwkwardGame(guise, Tree.parse("0"), number -> 5);
        assertThat(game.inQuestion()).isNotEqualTo(game.initialState());
        assertThat(game.utility(game.inQuestion())).isEqualTo(5);
        assertThat(game.utility(game.result(game.initialState(), 0))).isEqualTo(1_000_000);
    }

    @Test
    void a_choice_is_told_by_the_games_own_equality() {
        AwkwardGame game = game(Guise.NEW_OBJECTS, TREE);
        Object sly = new Object() {
            @Override
            public boolean equals(@Nullable Object other) {
                return true;
            }

            @Override
            public int hashCode() {
                return 0;
            }
        };
        assertThat(game.number(game.actions(game.initialState()).get(3))).isEqualTo(3);
        assertThat(game.number("move 3")).isEqualTo("no action: move 3");
        assertThat(game.number(3)).isEqualTo("no action: 3");
        assertThat(game.number(sly)).asString().startsWith("no action");
        assertThat(game.number(null)).isNull();
    }

    @Test
    void a_game_goes_on_with_a_question_about_another_of_its_states() {
        AwkwardGame game = game(Guise.ONE_GAME, TREE);
        AwkwardGame.State first = game.inQuestion();
        Object action = game.actions(first).get(3);
        game.goOn(OptionalInt.of(3), Guise.ONE_GAME.leafValues(TREE)::get);
        assertThat(game.inQuestion()).isEqualTo(game.result(first, action)).isNotEqualTo(first);
        assertThat(game.number(game.actions(game.inQuestion()).get(2))).isEqualTo(2);
        game.goOn(OptionalInt.empty(), Guise.ONE_GAME.leafValues(TREE)::get);
        assertThat(game.inQuestion()).isSameAs(first);
    }

    @Test
    void an_evaluation_is_the_same_object_as_long_as_the_estimates_are() {
        AwkwardGame game = game(Guise.ONE_GAME, TREE);
        assertThat(game.evaluation(1)).isSameAs(game.evaluation(1)).isNotSameAs(game.evaluation(2));
    }

    @Test
    void somebody_is_to_move_after_the_end_where_actions_are_listed_there() {
        AwkwardGame game = game(Guise.ACTIONS_AFTER_END, Tree.leaf(3));
        assertThat(game.terminal(game.inQuestion())).isTrue();
        assertThat(game.player(game.inQuestion())).isNotNull();
        assertThatThrownBy(() -> game(Guise.PLAIN, Tree.leaf(3)).player(game.inQuestion()))
                .isInstanceOf(IllegalStateException.class);
    }
}
