package plybook.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.Search;
import plybook.search.SearchResult;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

class TraceTest {
    private static final Trees.Mix MIX = new Trees.Mix(5, 4, 0.3, false, -5, 5);
    private static final Tree TREE_1 = Tree.parse("((7 3) (15) (1 12 20 22))");

    /** Returns the trees of a well-known set of lecture notes: value, nodes of minimax, leaves and nodes at ≥ and at &gt;. */
    static Stream<Arguments> lectureTrees() {
        return Stream.of(
                Arguments.of("((7 3) (15) (1 12 20 22))", 15, 11, 8, "7 3 15 1", 8, "7 3 15 1"),
                Arguments.of("((3 12 8) (2 100 8) (14 5 2))", 3, 13, 11, "3 12 8 2 14 5 2", 11, "3 12 8 2 14 5 2"),
                Arguments.of(
                        "((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))",
                        -7,
                        22,
                        22,
                        "10 20 5 -10 7 5 -8 -7 -5",
                        22,
                        "10 20 5 -10 7 5 -8 -7 -5"),
                Arguments.of(
                        "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))",
                        3,
                        26,
                        17,
                        "3 17 2 15 2 3",
                        20,
                        "3 17 2 15 2 3 2"),
                Arguments.of(
                        "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))",
                        6,
                        33,
                        25,
                        "5 6 7 4 3 6 6 7 5",
                        26,
                        "5 6 7 4 3 6 6 9 7 5"));
    }

    @ParameterizedTest
    @MethodSource("lectureTrees")
    void the_lecture_trees_are_visited_as_counted_by_hand(
            String text, int value, int minimaxNodes, int nodes, String leaves, int strictNodes, String strictLeaves) {
        Tree tree = Tree.parse(text);
        Trace<TreeState, Integer> minimax = Trace.minimax(tree);
        Trace<TreeState, Integer> equality = Trace.alphaBeta(tree);
        Trace<TreeState, Integer> strict = Trace.alphaBeta(tree, Bounds.SOFT, Cutoff.BEYOND_EQUALITY);

        assertThat(List.of(
                        minimax.root().value(),
                        equality.root().value(),
                        strict.root().value()))
                .containsOnly(value);
        assertThat(minimax.visits()).hasSize(minimaxNodes).hasSize(tree.nodes());
        assertThat(equality.visits()).hasSize(nodes);
        assertThat(leafValues(equality)).isEqualTo(leaves);
        assertThat(strict.visits()).hasSize(strictNodes);
        assertThat(leafValues(strict)).isEqualTo(strictLeaves);
    }

    private static String leafValues(Trace<?, ?> trace) {
        StringBuilder text = new StringBuilder();
        trace.leaves().forEach(leaf -> text.append(text.isEmpty() ? "" : " ").append(leaf.value()));
        return text.toString();
    }

    @Test
    void steps_of_a_small_tree() {
        Trace<TreeState, Integer> trace = Trace.alphaBeta(TREE_1);

        Visit<Integer> root = trace.root();
        assertThat(root.windows())
                .containsExactly(Window.FULL, new Window(3, Window.INFINITY), new Window(15, Window.INFINITY));
        assertThat(trace.visit(2).windows())
                .containsExactly(Window.FULL, new Window(-Window.INFINITY, 7), new Window(-Window.INFINITY, 3));
        assertThat(trace.visit(5).windows()).containsExactly(new Window(3, Window.INFINITY), new Window(3, 15));
        Visit<Integer> cut = trace.visit(7);
        assertThat(cut.entered()).isEqualTo(new Window(15, Window.INFINITY));
        assertThat(cut.ended()).isEqualTo(new Window(15, 1));
        assertThat(cut.player()).contains(Player.MIN);
        assertThat(cut.path()).containsExactly(2);
        assertThat(cut.cutoff().orElseThrow().remaining()).containsExactly(1, 2, 3);
        assertThat(trace.cutoffs()).containsExactly(cut);
        assertThat(trace.principalVariation()).extracting(Visit::number).containsExactly(1, 5, 6);
        assertThat(trace.steps().get(0))
                .isEqualTo(new Step.Enter<>(1, Optional.empty(), Optional.of(Player.MAX), Window.FULL));
    }

    @Test
    void a_cutoff_explains_itself() {
        assertThat(Trace.alphaBeta(TREE_1).visit(7).cutoff().orElseThrow().why())
                .isEqualTo("α = 15 ≥ β = 1: MIN can keep this node to 1 or less; MAX is already guaranteed 15");
        assertThat(Trace.alphaBeta(Tree.parse("v(4 ^(4 9))"))
                        .visit(3)
                        .cutoff()
                        .orElseThrow()
                        .why())
                .isEqualTo(
                        "α = 4 ≥ β = 4: MAX is guaranteed 4 or more here; MIN can already keep MAX to 4, which is no worse");
    }

    @Test
    void a_narrow_window_is_recorded_as_it_was_given() {
        Trace<TreeState, Integer> trace = Trace.alphaBeta(Tree.parse("^(v(-1 0))"), new Window(0, Window.INFINITY));

        assertThat(trace.root().entered()).isEqualTo(new Window(0, Window.INFINITY));
        assertThat(trace.visits()).hasSize(3);
    }

    @Test
    void windows_close_exactly_at_cuts_and_are_handed_down_to_children() {
        for (Tree tree : randomTrees(2_000)) {
            Trace<TreeState, Integer> trace = Trace.alphaBeta(tree);
            for (Visit<Integer> visit : trace.visits()) {
                visit.cutoff().ifPresent(cutoff -> {
                    assertThat(cutoff.window().closed()).isTrue();
                    assertThat(cutoff.window()).isEqualTo(visit.ended());
                });
                visit.parent().ifPresent(parent -> {
                    assertThat(parent.windows()).contains(visit.entered());
                    assertThat(visit.entered().closed()).isFalse();
                });
                int tried = visit.children().size()
                        + visit.cutoff()
                                .map(cutoff -> cutoff.remaining().size())
                                .orElse(0);
                assertThat(tried).isEqualTo(trace.state(visit).tree().children().size());
            }
        }
    }

    static Stream<Arguments> searches() {
        Stream<Function<Options<Board, Cell>, Search<Board, Cell>>> alphaBetas = Stream.of(Bounds.values())
                .flatMap(bounds -> Stream.of(Cutoff.values())
                        .map(cutoff -> options -> new AlphaBeta<>(new TicTacToe(), options, bounds, cutoff)));
        Stream<Function<Options<Board, Cell>, Search<Board, Cell>>> others = Stream.of(
                options -> new Minimax<>(new TicTacToe(), options),
                options -> new AlphaBeta<>(new TicTacToe(), options.withAllBest()),
                options -> new AlphaBeta<>(new TicTacToe(), options.limitedTo(4, board -> board.count(Player.X))));
        return Stream.concat(alphaBetas, others).map(Arguments::of);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void counters_from_the_steps_equal_those_of_the_search(Function<Options<Board, Cell>, Search<Board, Cell>> search) {
        TicTacToe game = new TicTacToe();
        SearchResult<Cell> unheard = search.apply(Options.none()).search(game.initialState());
        Trace<Board, Cell> trace = Trace.of(game, search, game.initialState());

        assertThat(trace.counters()).isEqualTo(unheard.counters());
        assertThat(trace.result()).isEqualTo(unheard);
        assertThat(trace.root().size()).isEqualTo(unheard.counters().visited());
        assertThat(trace.root().value()).isEqualTo(unheard.value());
        assertThat(trace.principalVariation())
                .hasSize(unheard.principalVariation().size() + 1);
    }

    @Test
    void nodes_of_tic_tac_toe_by_depth() {
        assertByDepth(
                Trace.minimax(new TicTacToe(), Board.empty(3)),
                List.of(1L, 9L, 72L, 504L, 3024L, 15120L, 54720L, 148176L, 200448L, 127872L),
                List.of(0L, 0L, 0L, 0L, 0L, 1440L, 5328L, 47952L, 72576L, 127872L));
        assertByDepth(
                Trace.alphaBeta(new TicTacToe(), Board.empty(3)),
                List.of(1L, 9L, 30L, 132L, 409L, 1306L, 2645L, 5173L, 5316L, 3276L),
                List.of(0L, 0L, 0L, 0L, 0L, 135L, 385L, 1494L, 2040L, 3276L));
        assertByDepth(
                strictSoft(),
                List.of(1L, 9L, 72L, 360L, 1852L, 6719L, 18331L, 41379L, 46041L, 31356L),
                List.of(0L, 0L, 0L, 0L, 0L, 651L, 1929L, 13541L, 14685L, 31356L));
        assertByDepth(
                Trace.of(
                        new TicTacToe(),
                        options -> board -> new AlphaBeta<>(new TicTacToe(), options).search(board, new Window(-1, 1)),
                        Board.empty(3)),
                List.of(1L, 9L, 30L, 108L, 372L, 1056L, 2405L, 4752L, 5012L, 3066L),
                List.of(0L, 0L, 0L, 0L, 0L, 97L, 285L, 1346L, 1946L, 3066L));
        assertByDepth(
                ordered(4, 0, 2, 6, 8, 1, 3, 5, 7),
                List.of(1L, 9L, 16L, 70L, 186L, 642L, 1250L, 2217L, 1859L, 1025L),
                List.of(0L, 0L, 0L, 0L, 0L, 45L, 220L, 769L, 834L, 1025L));
        assertByDepth(
                ordered(1, 3, 5, 7, 0, 2, 6, 8, 4),
                List.of(1L, 9L, 50L, 218L, 816L, 2556L, 5866L, 11399L, 12805L, 8374L),
                List.of(0L, 0L, 0L, 0L, 0L, 225L, 730L, 3242L, 4431L, 8374L));
    }

    private static Trace<Board, Cell> strictSoft() {
        TicTacToe game = new TicTacToe();
        return Trace.of(
                game,
                options -> new AlphaBeta<>(game, options, Bounds.SOFT, Cutoff.BEYOND_EQUALITY),
                game.initialState());
    }

    private static Trace<Board, Cell> ordered(int... cells) {
        TicTacToe game = new TicTacToe();
        List<Cell> order =
                IntStream.of(cells).mapToObj(i -> new Cell(i / 3, i % 3)).toList();
        Game<Board, Cell> reordered = game.withOrder(board -> {
            List<Cell> legal = new ArrayList<>(order);
            legal.retainAll(game.actions(board));
            return legal;
        });
        return Trace.alphaBeta(reordered, game.initialState());
    }

    private static void assertByDepth(Trace<?, ?> trace, List<Long> nodes, List<Long> leaves) {
        assertThat(trace.nodesByDepth()).isEqualTo(nodes);
        assertThat(trace.leavesByDepth()).isEqualTo(leaves);
    }

    @Test
    void the_steps_alone_determine_the_tree_of_visits() {
        for (Tree tree : randomTrees(500)) {
            Trace<TreeState, Integer> trace = Trace.alphaBeta(tree, Bounds.HARD, Cutoff.AT_EQUALITY);
            for (Visit<Integer> visit : trace.visits()) {
                assertThat(visit.size())
                        .isEqualTo(1
                                + visit.children().stream()
                                        .mapToInt(Visit::size)
                                        .sum());
                assertThat(trace.state(visit).path()).isEqualTo(visit.path());
                assertThat(visit.depth()).isEqualTo(visit.path().size());
                if (visit.isLeaf()) {
                    assertThat(visit.leafValue())
                            .hasValue(trace.state(visit).tree().value());
                }
            }
        }
    }

    @Test
    void a_tree_of_the_largest_depth_is_recorded() {
        Tree deep = Tree.leaf(0);
        for (int i = 0; i < Tree.MAX_DEPTH; i++) {
            deep = i % 2 == 0 ? Tree.max(deep) : Tree.min(deep);
        }
        assertThat(Trace.alphaBeta(deep).visits()).hasSize(Tree.MAX_DEPTH + 1);
    }

    @Test
    void wrong_use_is_explained() {
        TreeGame game = new TreeGame(TREE_1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Trace.of(game, options -> new Minimax<>(game), game.initialState()))
                .withMessageContaining("make the search with the options that are given");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Trace.minimax(TREE_1).visit(12))
                .withMessage("there is no node 12: the search visited nodes 1 to 11");
    }

    @Test
    void a_recording_of_a_tree_gives_back_the_trace_it_was_made_from() {
        for (Tree tree : randomTrees(500)) {
            Trace<TreeState, Integer> trace = Trace.alphaBeta(tree);
            Trace<TreeState, Integer> back =
                    Trace.of(Recording.of("a search", trace)).orElseThrow();
            assertThat(back.steps()).isEqualTo(trace.steps());
            assertThat(back.result()).isEqualTo(trace.result());
        }
    }

    private static List<Tree> randomTrees(int count) {
        Random random = new Random(7);
        return Stream.generate(() -> Trees.random(MIX, random)).limit(count).toList();
    }
}
