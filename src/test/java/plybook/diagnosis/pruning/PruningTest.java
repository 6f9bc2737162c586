package plybook.diagnosis.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.pruning.Accepted.Kind;
import plybook.diagnosis.pruning.Pruning.Style;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Options;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** A run of many calls is judged as one: the way to prune that explains it, the missed cutoffs, and the cost. */
class PruningTest {
    private static LeafLedger asked(String tree, Integer... leaves) {
        LeafLedger ledger = new LeafLedger(Tree.parse(tree), Window.FULL);
        Arrays.asList(leaves).forEach(ledger::applyAsInt);
        return ledger;
    }

    private static Pruning of(LeafLedger... ledgers) {
        Pruning run = new Pruning(Pruning.Asked.VALUES);
        Arrays.asList(ledgers).forEach(run::add);
        return run;
    }

    /** A search of a game's value, asked about one tree after another. */
    private interface Search {
        void run(Game<TreeState, Integer> game, TreeState state);
    }

    /** A run over random trees, half of them with many ties. */
    private static Pruning run(IntFunction<Search> search) {
        return run(5, search);
    }

    private static Pruning run(int plies, IntFunction<Search> search) {
        Random random = new Random(3);
        Pruning run = new Pruning(Pruning.Asked.VALUES);
        for (int i = 0; i < 60; i++) {
            int most = i % 2 == 0 ? 1 : 99;
            LeafLedger ledger = new LeafLedger(
                    Trees.random(new Trees.Mix(plies, 4, 0.2, i % 3 > 0, -most, most), random), Window.FULL);
            TreeGame game = new TreeGame(ledger.tree(), ledger);
            search.apply(i).run(game, game.initialState());
            run.add(ledger);
        }
        return run;
    }

    private static Pruning right(Bounds bounds, Cutoff cutoff) {
        return run(i -> (game, state) -> new AlphaBeta<>(game, Options.none(), bounds, cutoff).search(state));
    }

    /** Alpha-beta that may leave out a cut. */
    private static int value(
            Game<TreeState, Integer> game, TreeState state, int alphaIn, int betaIn, int ply, Cuts cuts) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (cuts.peeks()) {
            game.actions(state).stream()
                    .map(action -> game.result(state, action))
                    .filter(game::terminal)
                    .forEach(game::utility);
        }
        boolean max = game.player(state) == Player.MAX;
        int alpha = alphaIn;
        int beta = betaIn;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int tried = 0;
        for (int action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta, ply + 1, cuts);
            best = max ? Math.max(best, value) : Math.min(best, value);
            alpha = max ? Math.max(alpha, best) : alpha;
            beta = max ? beta : Math.min(beta, best);
            tried++;
            if (alpha >= beta && cuts.at(ply, tried)) {
                break;
            }
        }
        return best;
    }

    /** When a cut is made that is due. */
    private interface Cuts {
        boolean at(int ply, int tried);

        default boolean peeks() {
            return false;
        }
    }

    private static Pruning cutting(Cuts cuts) {
        return run(i -> (game, state) -> value(game, state, -Window.INFINITY, Window.INFINITY, 0, cuts));
    }

    private static Cuts peeking(Cuts cuts) {
        return new Cuts() {
            @Override
            public boolean at(int ply, int tried) {
                return cuts.at(ply, tried);
            }

            @Override
            public boolean peeks() {
                return true;
            }
        };
    }

    @Test
    void each_sound_rule_is_recognised() {
        assertThat(right(Bounds.SOFT, Cutoff.AT_EQUALITY).style()).contains(new Style.AtEquality());
        assertThat(right(Bounds.HARD, Cutoff.AT_EQUALITY).style()).contains(new Style.AtEquality());
        assertThat(right(Bounds.SOFT, Cutoff.BEYOND_EQUALITY).style()).contains(new Style.BeyondEquality());
        Accepted.Player strict = new Accepted.Player(true, false, Accepted.Bounds.HARD);
        assertThat(right(Bounds.HARD_BUT_LEAVES, Cutoff.BEYOND_EQUALITY).style())
                .contains(new Style.NoMoreThan(new Accepted(Kind.ALPHA_BETA, strict, strict)));
    }

    @Test
    void strict_and_clamped_is_no_style_because_it_never_cuts() {
        Pruning run = right(Bounds.HARD, Cutoff.BEYOND_EQUALITY);
        assertThat(run.style()).isEmpty();
        assertThat(run.questions()).isEqualTo(run.leaves());
        assertThat(run.prunesClearly()).isFalse();
        assertThat(run.missedBeyondEquality()).isPresent();
    }

    @Test
    void a_cut_that_is_made_sometimes_is_no_style() {
        assertThat(cutting((ply, tried) -> true).style()).contains(new Style.AtEquality());
        int[] nodes = {0};
        assertNoStyle(cutting((ply, tried) -> nodes[0]++ % 2 == 0));
        assertNoStyle(cutting((ply, tried) -> nodes[0]++ % 20 > 0));
        assertNoStyle(cutting((ply, tried) -> tried == 1));
        assertNoStyle(cutting((ply, tried) -> tried % 2 == 0));
        assertNoStyle(cutting((ply, tried) -> ply < 3));
    }

    private static void assertNoStyle(Pruning run) {
        assertThat(run.style()).isEmpty();
        assertThat(run.styleOfSeveralPasses(run)).isEmpty();
        assertThat(run.looksMoreThanOnce()).isFalse();
        assertThat(run.needlessTrees()).isGreaterThan(1);
    }

    @Test
    void one_call_that_breaks_the_rule_is_enough() {
        Pruning run = right(Bounds.SOFT, Cutoff.AT_EQUALITY);
        run.add(asked("(3 (1 4))", 0, 1, 2));
        assertThat(run.style()).isEmpty();
    }

    @Test
    void reading_the_ends_first_is_a_style_and_reading_them_for_nothing_is_none() {
        Pruning peeks = cutting(peeking((ply, tried) -> true));
        assertThat(peeks.style()).isEmpty();
        assertThat(peeks.styleOfSeveralPasses(peeks)).contains(new Style.EndsFirst(1));
        Pruning never = cutting(peeking((ply, tried) -> false));
        assertThat(never.styleOfSeveralPasses(never)).isEmpty();
    }

    /** On trees of three plies whoever looks ahead by two sees everything, as minimax does. On deeper ones it has to cut. */
    @Test
    void looking_at_every_leaf_beforehand_is_a_style_on_small_trees_only() {
        Pruning small = minimaxBeforehand(3);
        assertThat(small.styleOfSeveralPasses(small))
                .hasValueSatisfying(style -> assertThat(style).isInstanceOf(Style.NoMoreThan.class));
        assertThat(small.styleOfSeveralPasses(minimaxBeforehand(5))).isEmpty();
    }

    private static Pruning minimaxBeforehand(int plies) {
        return run(plies, i -> (game, state) -> {
            value(game, state, -Window.INFINITY, Window.INFINITY, 0, (ply, tried) -> false);
            value(game, state, -Window.INFINITY, Window.INFINITY, 0, (ply, tried) -> true);
        });
    }

    @Test
    void going_back_into_a_subtree_is_seen() {
        assertThat(of(asked("((1 2) (3 4))", 0, 2, 1)).looksMoreThanOnce()).isTrue();
        assertThat(of(asked("((1 2) (3 4))", 1, 0, 2)).looksMoreThanOnce()).isFalse();
        assertThat(of(asked("((1 2) 5 (3 4))", 0, 2, 1)).looksMoreThanOnce()).isTrue();
    }

    @Test
    void asking_again_in_the_same_way_has_no_purpose() {
        assertThat(again("((1 2) (3 4))", 0, 1, 0, 1, 2, 3, 2, 3)).isFalse();
        assertThat(again("((1 2) (3 4))", 0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3))
                .isFalse();
        assertThat(again("((1 2) (3 4))", 0, 1, 2, 3, 0, 1)).isFalse();
        assertThat(again("((1 2) (3 4 5))", 0, 1, 2, 0, 1, 2, 3, 4)).isFalse();
        assertThat(again("((1 2) (3 4 5))", 0, 2, 3, 0, 1)).isTrue();
        assertThat(again("((1 2) (3 4 5))", 0, 1, 2, 3, 0, 2, 4)).isTrue();
    }

    @Test
    void looking_at_ends_beforehand_and_asking_again_has_a_purpose() {
        assertThat(of(asked("((1 2) 3 (4 5))", 2, 0, 1, 2, 3)).repeatsWithPurpose())
                .isTrue();
    }

    /** Returns whether asking again has a purpose, for a search that does not read all ends of a node first. */
    private static boolean again(String tree, Integer... leaves) {
        return of(asked(tree, leaves), asked("((1 2) 3)", 0, 2)).repeatsWithPurpose();
    }

    /** The value first, and then the action that has it: with a window around the value that narrows, with the full one it does not. */
    @Test
    void a_second_search_with_the_full_window_is_no_style() {
        assertThat(valueThenAction(1).styleOfSeveralPasses(valueThenAction(1))).isPresent();
        Pruning full = valueThenAction(Window.INFINITY);
        assertThat(full.style()).isEmpty();
        assertThat(full.styleOfSeveralPasses(full)).isEmpty();
    }

    private static Pruning valueThenAction(int around) {
        Random random = new Random(5);
        Pruning run = new Pruning(Pruning.Asked.CHOICES);
        for (int i = 0; i < 60; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 4, 0.1, true, -99, 99), random);
            if (tree.isLeaf()) {
                continue;
            }
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            TreeGame game = new TreeGame(tree, ledger);
            TreeState root = game.initialState();
            Cuts all = (ply, tried) -> true;
            int wanted = value(game, root, -Window.INFINITY, Window.INFINITY, 0, all);
            int low = around == Window.INFINITY ? -Window.INFINITY : wanted - around;
            int high = around == Window.INFINITY ? Window.INFINITY : wanted + around;
            boolean found = game.actions(root).stream()
                    .anyMatch(action -> value(game, game.result(root, action), low, high, 1, all) == wanted);
            assertThat(found).isTrue();
            run.add(ledger);
        }
        return run;
    }

    @Test
    void one_repeated_leaf_excuses_nothing() {
        assertThat(of(asked("(3 (1 4))", 0, 1, 0, 2)).missedBeyondEquality()).isPresent();
        assertThat(of(asked("(3 (1 4))", 0, 1, 2, 0)).missedBeyondEquality()).isPresent();
    }

    @Test
    void the_needless_leaf_of_the_smallest_tree_is_returned() {
        LeafLedger large = asked("(3 (1 4) (2 5))", 0, 1, 2, 3, 4);
        LeafLedger small = asked("(3 (1 4))", 0, 1, 2);
        Pruning.Missed missed = of(large, small).missedBeyondEquality().orElseThrow();
        assertThat(missed.ledger()).isSameAs(small);
        assertThat(missed.dead().leaf()).isEqualTo(2);
        assertThat(missed.dead().window()).isEqualTo(new Window(3, 1));
        assertThat(of(large, small).needlessOnes()).containsExactly(small, large);
    }

    @Test
    void cuts_are_counted_by_player_and_by_the_children_tried_before() {
        Pruning run = of(asked("(3 (1 4) (2 5))", 0, 1, 2, 3), asked("v(3 (1 4 9 2))", 0, 1, 2, 3, 4));
        assertThat(run.cuts(Player.MIN)).isEqualTo(new Pruning.Cuts(1, 1, 1, 1));
        assertThat(run.cuts(Player.MAX)).isEqualTo(new Pruning.Cuts(1, 0, 2, 2));
        assertThat(of(asked("(3 (1 4))", 0, 1)).cuts(Player.MAX)).isEqualTo(new Pruning.Cuts(0, 0, 0, 0));
    }

    @Test
    void bounds_that_just_meet_count_only_at_equality() {
        Pruning run = of(asked("(3 (3 4))", 0, 1, 2));
        assertThat(run.missedBeyondEquality()).isEmpty();
        assertThat(run.missedAtEquality()).isPresent();
        assertThat(run.needlessTrees()).isZero();
    }

    @Test
    void questions_leaves_and_repeats_are_counted_over_the_run() {
        LeafLedger once = asked("(1 2)", 0, 1);
        LeafLedger again = asked("((1 2) 3)", 0, 1, 2, 0, 1);
        LeafLedger smaller = asked("(1 2)", 0, 1, 0);
        Pruning run = of(once, again, smaller);
        assertThat(run.questions()).isEqualTo(10);
        assertThat(run.leaves()).isEqualTo(7);
        assertThat(run.repeats()).isEqualTo(3);
        assertThat(run.repeated()).containsSame(smaller);
        assertThat(of(once).repeated()).isEmpty();
    }

    /** Sound searches that repeat themselves ask a little more than minimax; up to twice as much is allowed. */
    @Test
    void wasteful_is_more_than_twice_except_for_sorting() {
        LeafLedger twice = asked("(1 2)", 0, 1, 0, 1);
        assertThat(of(twice).asksWastefully(new Style.AtEquality())).isFalse();
        twice.applyAsInt(0);
        assertThat(of(twice).asksWastefully(new Style.AtEquality())).isTrue();
        assertThat(of(twice).asksWastefully(new Style.EndsFirst(1))).isFalse();
    }

    /** Sorting by a search two plies deep reads ends again and again, and so does one that sorts by the ends themselves. */
    @Test
    void a_search_that_looks_ahead_to_sort_may_ask_more() {
        Accepted.Player soft = new Accepted.Player(false, false, Accepted.Bounds.SOFT);
        LeafLedger often = asked("(1 2)", 0, 1, 0, 1, 0);
        assertThat(of(often).asksWastefully(new Style.NoMoreThan(new Accepted(Kind.INTERNAL_DEEPENING, soft, soft))))
                .isFalse();
        assertThat(of(often).asksWastefully(new Style.NoMoreThan(new Accepted(Kind.ALPHA_BETA, soft, soft))))
                .isTrue();
    }

    @Test
    void what_is_asked_on_a_very_deep_tree_is_no_waste() {
        String below = ")".repeat(12);
        LeafLedger deep = asked("(".repeat(12) + "(1 2)" + below, 0, 1, 0, 1, 0);
        assertThat(deep.tree().depth()).isEqualTo(13);
        assertThat(of(deep).asksWastefully(new Style.AtEquality())).isTrue();
        LeafLedger deeper = asked("(".repeat(13) + "(1 2)" + below + ")", 0, 1, 0, 1, 0);
        assertThat(of(deeper).asksWastefully(new Style.AtEquality())).isFalse();
    }

    @Test
    void pruning_clearly_is_to_leave_out_one_leaf_of_twenty() {
        String twenty = "(" + "1 ".repeat(20).strip() + ")";
        Integer[] nineteen = IntStream.range(0, 19).boxed().toArray(Integer[]::new);
        LeafLedger ledger = asked(twenty, nineteen);
        assertThat(of(ledger).prunesClearly()).isTrue();
        ledger.applyAsInt(19);
        assertThat(of(ledger).prunesClearly()).isFalse();
    }

    @Test
    void asking_again_much_is_more_than_two_questions_of_five() {
        assertThat(of(asked("(1 2 3)", 0, 1, 2, 0, 1)).repeatsMuch()).isFalse();
        assertThat(of(asked("(1 2 3)", 0, 1, 0, 1, 0)).repeatsMuch()).isTrue();
    }

    @Test
    void needless_leaves_are_counted_over_the_run_and_found_in_one_call_alone() {
        LeafLedger two = asked("(3 (1 4 9))", 0, 1, 2, 3);
        LeafLedger atEquality = asked("(3 (3 4))", 0, 1, 2);
        Pruning run = of(two, asked("(3 (1 4))", 0, 1, 2), atEquality);
        assertThat(run.needless()).isEqualTo(3);
        assertThat(run.missedBeyondEquality(two).map(Pruning.Missed::ledger)).containsSame(two);
        assertThat(run.missedBeyondEquality(atEquality)).isEmpty();
    }

    @Test
    void looking_more_than_once_is_to_do_so_on_more_than_one_large_tree_of_ten() {
        LeafLedger[] run = new LeafLedger[11];
        Arrays.setAll(run, i -> asked("((1 2) (3 4))", 0, 1, 2, 3));
        run[0] = asked("((1 2) (3 4))", 0, 2, 1);
        assertThat(of(Arrays.copyOf(run, 9)).looksMoreThanOnce()).isTrue();
        assertThat(of(Arrays.copyOf(run, 10)).looksMoreThanOnce()).isFalse();
        Arrays.fill(run, 1, 11, asked("((1 2))", 0, 1));
        assertThat(of(run).looksMoreThanOnce()).as("beside trees of two leaves").isTrue();
        assertThat(of(asked("(1 2 3)", 0, 1, 2, 0, 2)).looksMoreThanOnce())
                .as("on a tree of one ply")
                .isFalse();
    }

    /** On these trees what lies deep is clamped to a window that it lies outside of, so that a strict rule cuts late or not at all. */
    private static final String CLAMPED = "((((3))) ((((1))) (((4))) (((7)))))";

    @Test
    void a_search_whose_bounds_are_loose_has_to_be_matched_leaf_by_leaf() {
        assertThat(of(asked(CLAMPED, 0, 1, 2, 3)).style())
                .hasValueSatisfying(style -> assertThat(style).isInstanceOf(Style.NoMoreThan.class));
        assertThat(of(asked(CLAMPED, 0, 1, 2)).style()).isEmpty();
    }

    @Test
    void a_search_that_goes_over_its_tree_once_is_not_taken_for_one_of_several_passes() {
        Pruning once = of(asked(CLAMPED, 0, 1, 2, 3));
        assertThat(once.looksMoreThanOnce()).isFalse();
        assertThat(once.styleOfSeveralPasses(once)).isEmpty();
    }

    @Test
    void a_way_to_prune_is_compared_in_the_order_in_which_the_search_asks() {
        Pruning run = of(asked("(10 (3 8) ((((1))) (((4)))))", 1, 2, 3, 4, 0));
        assertThat(run.needlessTrees()).isEqualTo(1);
        assertThat(run.style()).isPresent();
    }

    private static Pruning choosing(LeafLedger ledger) {
        Pruning run = new Pruning(Pruning.Asked.CHOICES);
        run.add(ledger);
        return run;
    }

    /** A strict rule and a window one wider than the best so far let pass what ties, and what is one worse. */
    @Test
    void the_children_of_the_root_may_get_a_wider_window_where_an_action_is_chosen() {
        LeafLedger wider = asked("(3 (2 9 9))", 0, 1, 2);
        assertThat(choosing(wider).style())
                .hasValueSatisfying(style ->
                        assertThat(((Style.NoMoreThan) style).search().kind()).isEqualTo(Kind.ONE_WIDER_AT_THE_ROOT));
        assertThat(of(wider).style()).isEmpty();
    }

    @Test
    void the_children_of_the_root_may_take_turns_where_an_action_is_chosen() {
        LeafLedger turns = asked("(((((5))) (((6)))) (-1 (((9)))))", 0, 2, 1, 3);
        assertThat(turns.dead()).isNotEmpty();
        assertThat(choosing(turns).styleOfSeveralPasses(choosing(turns)))
                .hasValueSatisfying(style ->
                        assertThat(((Style.NoMoreThan) style).search().kind()).isEqualTo(Kind.SIDE_BY_SIDE));
        assertThat(of(turns).styleOfSeveralPasses(of(turns)))
                .as("for a value, alpha-beta from the other end at most")
                .hasValueSatisfying(style ->
                        assertThat(((Style.NoMoreThan) style).search().kind()).isEqualTo(Kind.ALPHA_BETA));
    }

    @Test
    void the_root_need_not_be_read_ends_first_where_an_action_is_chosen() {
        LeafLedger ends = asked("((1 2 (3 4)) 5)", 0, 1, 2, 3, 4);
        assertThat(choosing(ends).styleOfSeveralPasses(choosing(ends))).contains(new Style.EndsFirst(1));
        assertThat(of(ends).styleOfSeveralPasses(of(ends))).contains(new Style.EndsFirst(3));
    }
}
