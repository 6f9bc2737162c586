package plybook.search;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.search.Figures.TICTACTOE;
import static plybook.search.Figures.each;
import static plybook.search.Figures.ints;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.ForwardingGame;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** Tests that the searches find every known count for Tic-Tac-Toe. */
class TicTacToeFiguresTest {
    private final TicTacToe game = new TicTacToe();
    private final Board empty = game.initialState();

    @Test
    void minimax_visits_the_whole_tree() {
        JsonNode figures = TICTACTOE.get("minimax");
        Map<Integer, Integer> xWins = new TreeMap<>();
        Map<Integer, Integer> oWins = new TreeMap<>();
        int[] ties = {0};
        PerPly<Board, Cell> perPly = new PerPly<>();
        SearchListener<Board, Cell> outcomes = new SearchListener<>() {
            @Override
            public void leaf(Board board, int value) {
                if (value == 0) {
                    ties[0]++;
                } else {
                    (value > 0 ? xWins : oWins).merge(board.stones(), 1, Integer::sum);
                }
            }
        };
        SearchResult<Cell> result =
                new Minimax<>(game, Options.<Board, Cell>none().heardBy(perPly)).search(empty);
        new Minimax<>(game, Options.<Board, Cell>none().heardBy(outcomes)).search(empty);

        assertThat(result.value()).isEqualTo(figures.get("value").asInt());
        assertThat(result.counters())
                .isEqualTo(new Counters(
                        figures.get("visited").asLong(), figures.get("leaves").asLong(), 0, 0));
        assertThat(result.counters().visited() - result.counters().leaves())
                .isEqualTo(figures.get("inner").asLong());
        assertThat(perPly.visited).isEqualTo(ints(figures.get("visitedPerPly")));
        assertThat(perPly.leaves).isEqualTo(ints(figures.get("leavesPerPly")));
        assertThat(perPly(xWins)).isEqualTo(ints(figures.get("xWinsPerPly")));
        assertThat(perPly(oWins)).isEqualTo(ints(figures.get("oWinsPerPly")));
        assertThat(sum(xWins)).isEqualTo(figures.get("xWins").asInt());
        assertThat(sum(oWins)).isEqualTo(figures.get("oWins").asInt());
        assertThat(ties[0]).isEqualTo(figures.get("ties").asInt());
    }

    private static List<Integer> perPly(Map<Integer, Integer> counts) {
        return IntStream.rangeClosed(0, 9)
                .mapToObj(ply -> counts.getOrDefault(ply, 0))
                .toList();
    }

    private static int sum(Map<Integer, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    static Stream<JsonNode> alphaBeta() {
        return each(TICTACTOE.get("alphaBeta"));
    }

    @ParameterizedTest
    @MethodSource
    void alphaBeta(JsonNode figures) {
        Game<Board, Cell> ordered = Figures.ordered(figures.get("order").asText());
        PerPly<Board, Cell> perPly = new PerPly<>();
        AlphaBeta<Board, Cell> search = new AlphaBeta<>(
                figures.get("quickerIsBetter").asBoolean() ? quickerIsBetter(ordered) : ordered,
                Options.<Board, Cell>none().heardBy(perPly),
                Bounds.valueOf(figures.get("bounds").asText()),
                Cutoff.valueOf(figures.get("cutoff").asText()));
        Window window = new Window(
                figures.get("alpha").asInt(-Window.INFINITY),
                figures.get("beta").asInt(Window.INFINITY));

        SearchResult<Cell> result = search.search(empty, window);

        assertThat(result.value()).isEqualTo(figures.get("value").asInt());
        assertThat(result.counters().visited()).isEqualTo(figures.get("visited").asLong());
        assertThat(result.counters().leaves()).isEqualTo(figures.get("leaves").asLong());
        assertThat(result.counters().cutoffs()).isEqualTo(figures.get("cutoffs").asLong());
        assertThat(perPly.cutoffs).isEqualTo(figures.get("cutoffs").asInt());
        if (figures.has("pruned")) {
            assertThat(result.counters().pruned())
                    .isEqualTo(figures.get("pruned").asLong());
            assertThat(perPly.visited).isEqualTo(ints(figures.get("visitedPerPly")));
            assertThat(perPly.leaves).isEqualTo(ints(figures.get("leavesPerPly")));
        }
    }

    /** Returns the same game, but a sooner win is worth more. */
    private static Game<Board, Cell> quickerIsBetter(Game<Board, Cell> game) {
        return new ForwardingGame<>(game) {
            @Override
            public int utility(Board board) {
                return super.utility(board) * (10 - board.stones());
            }
        };
    }

    @Test
    void all_best_actions_cost_29_052_nodes() {
        SearchResult<Cell> result =
                new AlphaBeta<>(game, Options.<Board, Cell>none().withAllBest()).search(empty);
        assertThat(result.best()).isEqualTo(empty.emptyCells());
        assertThat(result.counters().visited())
                .isEqualTo(TICTACTOE.at("/otherVariants/allBest/visited").asLong());
    }

    @Test
    void one_best_action_is_the_first_of_them() {
        assertThat(new AlphaBeta<>(game).search(empty).best()).containsExactly(new Cell(0, 0));
        assertThat(new Minimax<>(game).search(empty).best()).containsExactly(new Cell(0, 0));
    }

    /** The window closes 77,119 times, which some count as cutoffs. After the last child nothing is left to cut, so there are 34,241. */
    @Test
    void strict_and_fail_hard_with_leaves_as_they_are_costs_304_155_nodes() {
        PerPly<Board, Cell> heard = new PerPly<>();
        SearchResult<Cell> result = new AlphaBeta<>(
                        game,
                        Options.<Board, Cell>none().heardBy(heard),
                        Bounds.HARD_BUT_LEAVES,
                        Cutoff.BEYOND_EQUALITY)
                .search(empty);
        assertThat(result.value()).isZero();
        assertThat(result.counters().visited())
                .isEqualTo(TICTACTOE.at("/otherVariants/hardButLeaves/visited").asLong());
        assertThat(heard.closedWindows)
                .isEqualTo(TICTACTOE
                        .at("/otherVariants/hardButLeaves/windowsClosed")
                        .asInt());
        assertThat(result.counters().cutoffs())
                .isEqualTo(TICTACTOE.at("/otherVariants/hardButLeaves/cutoffs").asLong());
    }

    @Test
    void a_root_that_never_raises_alpha_costs_30_710_nodes() {
        AlphaBeta<Board, Cell> search = new AlphaBeta<>(game);
        Counters counters = new Counters(1, 0, 0, 0);
        for (Cell cell : game.actions(empty)) {
            counters = counters.plus(search.search(game.result(empty, cell)).counters());
        }
        JsonNode figures = TICTACTOE.at("/otherVariants/rootNeverRaisesAlpha");
        assertThat(counters.visited()).isEqualTo(figures.get("visited").asLong());
        assertThat(counters.leaves()).isEqualTo(figures.get("leaves").asLong());
    }

    static Stream<JsonNode> firstMoves() {
        return each(TICTACTOE.get("firstMoves"));
    }

    @ParameterizedTest
    @MethodSource
    void firstMoves(JsonNode figures) {
        Board board = game.result(empty, Figures.cell(figures.get("x").asInt()));
        SearchResult<Cell> result = new Minimax<>(game).search(board);
        assertThat(result.value()).isEqualTo(figures.get("value").asInt());
        assertThat(result.counters().visited()).isEqualTo(figures.get("visited").asLong());
        assertThat(result.counters().leaves()).isEqualTo(figures.get("leaves").asLong());
        assertThat(new AlphaBeta<>(game).search(board).value()).isEqualTo(result.value());
    }

    @Test
    void values_and_tree_sizes_of_the_second_moves() {
        Map<Integer, Integer> byValue = new HashMap<>();
        each(TICTACTOE.get("secondMoves")).forEach(figures -> {
            Board first = game.result(empty, Figures.cell(figures.get("x").asInt()));
            Board second = game.result(first, Figures.cell(figures.get("o").asInt()));
            SearchResult<Cell> result = new Minimax<>(game).search(second);
            assertThat(result.value())
                    .as("%s", figures)
                    .isEqualTo(figures.get("value").asInt());
            assertThat(result.counters().visited())
                    .as("%s", figures)
                    .isEqualTo(figures.get("visited").asLong());
            assertThat(new AlphaBeta<>(game).search(second).value()).isEqualTo(result.value());
            byValue.merge(result.value(), 1, Integer::sum);
        });
        assertThat(byValue).isEqualTo(Map.of(0, 24, 1, 48));
    }

    @Test
    void numbers_of_positions_by_class_and_value() {
        JsonNode figures = TICTACTOE.get("positions");
        Map<Board, Integer> values = new HashMap<>();
        Memory memory = new Memory(game, values);
        memory.value(empty);
        Map<String, Boolean> classes = new HashMap<>();
        values.keySet().forEach(board -> classes.put(representative(board), game.terminal(board)));

        assertThat(values).hasSize(figures.get("reachable").asInt());
        assertThat(classes).hasSize(figures.get("classes").asInt());
        assertThat(classes.values().stream().filter(terminal -> terminal))
                .hasSize(figures.get("terminalClasses").asInt());
        assertThat(values.values().stream().filter(value -> value > 0))
                .hasSize(figures.get("wonByX").asInt());
        assertThat(values.values().stream().filter(value -> value == 0))
                .hasSize(figures.get("tied").asInt());
        assertThat(values.values().stream().filter(value -> value < 0))
                .hasSize(figures.get("wonByO").asInt());
    }

    @Test
    void both_searches_agree_with_another_implementation_on_every_position() {
        Map<Board, Integer> values = new HashMap<>();
        new Memory(game, values).value(empty);
        List<Search<Board, Cell>> searches = List.of(
                new AlphaBeta<>(game),
                new AlphaBeta<>(game, Options.none(), Bounds.HARD, Cutoff.AT_EQUALITY),
                new AlphaBeta<>(game, Options.<Board, Cell>none().withAllBest()));
        values.forEach((board, value) -> {
            if (board.stones() >= 2) {
                searches.forEach(search ->
                        assertThat(search.search(board).value()).as("%s", board).isEqualTo(value));
            }
        });
    }

    /** Returns the first, in the order of texts, of the eight boards that are symmetric to this one. */
    private static String representative(Board board) {
        List<String> same = new ArrayList<>();
        Board turned = board;
        for (int i = 0; i < 4; i++) {
            same.add(turned.toString());
            same.add(moved(turned, cell -> new Cell(cell.row(), 2 - cell.column()))
                    .toString());
            turned = moved(turned, cell -> new Cell(cell.column(), 2 - cell.row()));
        }
        return same.stream().min(Comparator.naturalOrder()).orElseThrow();
    }

    private static Board moved(Board board, UnaryOperator<Cell> move) {
        Board moved = Board.empty(3);
        for (Cell cell : Board.empty(3).emptyCells()) {
            board.at(cell).ifPresent(player -> moved.put(move.apply(cell), player));
        }
        return moved;
    }

    @Test
    void minimax_with_a_memory_expands_each_position_once() {
        JsonNode figures = TICTACTOE.get("minimaxWithMemory");
        Memory memory = new Memory(game, new HashMap<>());
        assertThat(memory.value(empty)).isEqualTo(figures.get("value").asInt());
        assertThat(memory.calls).isEqualTo(figures.get("calls").asInt());
        assertThat(memory.hits).isEqualTo(figures.get("hits").asInt());
        assertThat(memory.values).hasSize(figures.get("entries").asInt());
        assertThat(memory.inner).isEqualTo(figures.get("inner").asInt());
        assertThat(memory.leaves).isEqualTo(figures.get("leaves").asInt());
    }

    /** Another implementation of minimax, with a memory. */
    private static final class Memory {
        private final TicTacToe game;
        private final Map<Board, Integer> values;
        private int calls;
        private int hits;
        private int inner;
        private int leaves;

        Memory(TicTacToe game, Map<Board, Integer> values) {
            this.game = game;
            this.values = values;
        }

        int value(Board board) {
            calls++;
            Integer known = values.get(board);
            if (known != null) {
                hits++;
                return known;
            }
            int value;
            if (game.terminal(board)) {
                leaves++;
                value = game.utility(board);
            } else {
                inner++;
                IntStream below = game.actions(board).stream().mapToInt(cell -> value(game.result(board, cell)));
                value = (game.player(board) == Player.X ? below.max() : below.min()).orElseThrow();
            }
            values.put(board, value);
            return value;
        }
    }

    @Test
    void alpha_beta_with_a_memory_of_bounds_needs_fewer_calls() {
        checkTable("alphaBetaWithMemory", -Window.INFINITY, Window.INFINITY);
        checkTable("alphaBetaWithMemoryInNarrowWindow", -1, 1);
    }

    private void checkTable(String name, int alpha, int beta) {
        JsonNode figures = TICTACTOE.get(name);
        Table table = new Table(game);
        assertThat(table.value(empty, alpha, beta))
                .isEqualTo(figures.get("value").asInt());
        assertThat(table.calls).isEqualTo(figures.get("calls").asInt());
        assertThat(table.hits).isEqualTo(figures.get("hits").asInt());
        assertThat(table.cutHits).isEqualTo(figures.get("cutHits").asInt());
        assertThat(table.entries).hasSize(figures.get("entries").asInt());
        assertThat(table.leaves).isEqualTo(figures.get("leaves").asInt());
    }

    /** Fail-soft alpha-beta that stores for each position the interval in which its value lies. */
    private static final class Table {
        private final TicTacToe game;
        private final Map<Board, Window> entries = new HashMap<>();
        private int calls;
        private int hits;
        private int cutHits;
        private int leaves;

        Table(TicTacToe game) {
            this.game = game;
        }

        int value(Board board, int alpha, int beta) {
            calls++;
            Window known = entries.get(board);
            if (known != null) {
                hits++;
                if (known.alpha() >= beta || known.alpha() == known.beta()) {
                    cutHits++;
                    return known.alpha();
                }
                if (known.beta() <= alpha) {
                    cutHits++;
                    return known.beta();
                }
            }
            if (game.terminal(board)) {
                leaves++;
                int value = game.utility(board);
                entries.put(board, new Window(value, value));
                return value;
            }
            boolean max = game.player(board) == Player.X;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int a = alpha;
            int b = beta;
            for (Cell cell : game.actions(board)) {
                int value = value(game.result(board, cell), a, b);
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max) {
                    a = Math.max(a, best);
                } else {
                    b = Math.min(b, best);
                }
                if (a >= b) {
                    break;
                }
            }
            int lower = best > alpha ? best : -Window.INFINITY;
            int upper = best < beta ? best : Window.INFINITY;
            entries.put(board, new Window(lower, upper));
            return best;
        }
    }

    /** The number of nodes and leaves of a proof. */
    private record Proof(long visited, long leaves) {
        private static final Proof LEAF = new Proof(1, 1);

        Proof plus(Proof other) {
            return new Proof(visited + other.visited, leaves + other.leaves);
        }
    }

    /** Returns the smallest proof that X gets at least 0 (or at most 0), if there is one. It needs one child where the prover moves, and all elsewhere. */
    private Optional<Proof> proof(Board board, boolean atLeast, Map<Board, Optional<Proof>> known) {
        Optional<Proof> before = known.get(board);
        if (before == null) {
            before = computedProof(board, atLeast, known);
            known.put(board, before);
        }
        return before;
    }

    private Optional<Proof> computedProof(Board board, boolean atLeast, Map<Board, Optional<Proof>> known) {
        if (game.terminal(board)) {
            int utility = game.utility(board);
            return (atLeast ? utility >= 0 : utility <= 0) ? Optional.of(Proof.LEAF) : Optional.empty();
        }
        List<Optional<Proof>> below = game.actions(board).stream()
                .map(cell -> proof(game.result(board, cell), atLeast, known))
                .toList();
        Proof itself = new Proof(1, 0);
        if ((game.player(board) == Player.X) == atLeast) {
            return below.stream()
                    .flatMap(Optional::stream)
                    .min(Comparator.comparingLong(Proof::visited))
                    .map(itself::plus);
        }
        return below.stream().allMatch(Optional::isPresent)
                ? Optional.of(below.stream().map(Optional::orElseThrow).reduce(itself, Proof::plus))
                : Optional.empty();
    }

    @Test
    void alpha_beta_visits_the_smallest_proof_if_its_moves_come_first() {
        JsonNode figures = TICTACTOE.get("minimalProof");
        Map<Board, Optional<Proof>> atLeast = new HashMap<>();
        Map<Board, Optional<Proof>> atMost = new HashMap<>();
        assertThat(proof(empty, true, atLeast)).contains(proofOf(figures.get("atLeast0")));
        assertThat(proof(empty, false, atMost)).contains(proofOf(figures.get("atMost0")));
        long shared = figures.get("shared").asLong();
        assertThat(shared).as("one line of play, empty board to full").isEqualTo(10);
        assertThat(figures.get("visited").asLong())
                .isEqualTo(figures.at("/atLeast0/visited").asLong()
                        + figures.at("/atMost0/visited").asLong()
                        - shared);

        Game<Board, Cell> cheapestFirst = game.withOrder(board -> {
            boolean wantsAtLeast = game.player(board) == Player.X;
            Map<Board, Optional<Proof>> proofs = wantsAtLeast ? atLeast : atMost;
            List<Cell> cells = new ArrayList<>(game.actions(board));
            cells.sort(Comparator.comparingLong(cell -> proof(game.result(board, cell), wantsAtLeast, proofs)
                    .map(Proof::visited)
                    .orElse(Long.MAX_VALUE)));
            return cells;
        });
        Counters counters = new AlphaBeta<>(cheapestFirst).search(empty).counters();
        assertThat(new Proof(counters.visited(), counters.leaves())).isEqualTo(proofOf(figures));
    }

    private static Proof proofOf(JsonNode figures) {
        return new Proof(figures.get("visited").asLong(), figures.get("leaves").asLong());
    }

    static Stream<JsonNode> uniformTrees() {
        return each(TICTACTOE.get("uniformTrees"));
    }

    @ParameterizedTest
    @MethodSource
    void uniformTrees(JsonNode figures) {
        int branching = figures.get("branching").asInt();
        int depth = figures.get("depth").asInt();
        Tree allEqual = Trees.uniform(branching, depth);
        for (Tree tree : List.of(allEqual, Trees.bestOrdered(allEqual))) {
            TreeGame treeGame = new TreeGame(tree);
            Counters counters = new AlphaBeta<TreeState, Integer>(treeGame)
                    .search(treeGame.initialState())
                    .counters();
            assertThat(counters.leaves()).isEqualTo(figures.get("leaves").asLong());
            assertThat(counters.visited()).isEqualTo(figures.get("visited").asLong());
        }
    }
}
