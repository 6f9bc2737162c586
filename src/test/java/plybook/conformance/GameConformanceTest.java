package plybook.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;

/** Tests of the kit itself: it accepts a sound game, and names the rule that an unsound one breaks. */
class GameConformanceTest {
    /** A heap from which the players take one or two in turn. The player who takes the last one wins. */
    static class Heap {
        int left;
        Player next;

        Heap(int left, Player next) {
            this.left = left;
            this.next = next;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Heap heap && heap.left == left && heap.next == next;
        }

        @Override
        public int hashCode() {
            return Objects.hash(left, next);
        }

        @Override
        public String toString() {
            return "heap of " + left;
        }
    }

    static class TakeAway implements Game<Heap, Integer> {
        @Override
        public Heap initialState() {
            return new Heap(4, Player.MAX);
        }

        @Override
        public Player player(Heap heap) {
            return heap.next;
        }

        @Override
        public List<Integer> actions(Heap heap) {
            return Stream.of(1, 2).filter(taken -> taken <= heap.left).toList();
        }

        @Override
        public Heap result(Heap heap, Integer taken) {
            if (!actions(heap).contains(taken)) {
                throw new IllegalArgumentException("cannot take " + taken + "; you may take " + actions(heap));
            }
            return new Heap(heap.left - taken, heap.next.opponent());
        }

        @Override
        public boolean terminal(Heap heap) {
            return heap.left == 0;
        }

        @Override
        public int utility(Heap heap) {
            if (heap.left > 0) {
                throw new IllegalStateException("the heap is not empty: " + heap);
            }
            return heap.next == Player.MIN ? 1 : -1;
        }
    }

    private static final List<Integer> CANDIDATES = List.of(-1, 0, 1, 2, 3);

    @Test
    void accepts_a_sound_game_and_counts_its_states() {
        GameConformance.Census census =
                GameConformance.of(new TakeAway()).trying(CANDIDATES).check();
        assertThat(census.perPly()).containsExactly(1, 2, 3, 2, 1);
        assertThat(census.terminal()).isEqualTo(3);
        assertThat(census.states()).isEqualTo(9);
    }

    @Test
    void stops_after_the_given_number_of_states() {
        assertThat(GameConformance.of(new TakeAway()).within(4).check().states())
                .isEqualTo(4);
    }

    static Stream<Arguments> unsoundGames() {
        return Stream.of(
                Arguments.of("terminal exactly when it has no actions", new TakeAway() {
                    @Override
                    public boolean terminal(Heap heap) {
                        return heap.left <= 1;
                    }
                }),
                Arguments.of("terminal exactly when it has no actions", new TakeAway() {
                    @Override
                    public List<Integer> actions(Heap heap) {
                        return List.of(1, 2);
                    }
                }),
                Arguments.of("no action is listed twice", new TakeAway() {
                    @Override
                    public List<Integer> actions(Heap heap) {
                        return heap.left == 1 ? List.of(1, 1) : super.actions(heap);
                    }
                }),
                Arguments.of("result leaves the state untouched", new TakeAway() {
                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        Heap after = super.result(heap, taken);
                        heap.left--;
                        return after;
                    }
                }),
                Arguments.of("result leaves the state untouched", new TakeAway() {
                    @Override
                    public Heap initialState() {
                        return new MarkedHeap(4);
                    }

                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        ((MarkedHeap) heap).marks[0]++; // equals and toString cannot see it
                        super.result(heap, taken);
                        return new MarkedHeap(heap.left - taken);
                    }
                }),
                Arguments.of("a result is a state of its own", new TakeAway() {
                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        super.result(heap, taken);
                        heap.left -= taken;
                        return heap;
                    }
                }),
                Arguments.of("no question changes the state", new TakeAway() {
                    @Override
                    public boolean terminal(Heap heap) {
                        heap.next = heap.next.opponent();
                        return super.terminal(heap);
                    }
                }),
                Arguments.of("an illegal action is refused", new TakeAway() {
                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        return new Heap(Math.max(0, heap.left - taken), heap.next.opponent());
                    }
                }),
                Arguments.of("a refused action leaves the state untouched", new TakeAway() {
                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        if (taken < 0) {
                            heap.left++;
                        }
                        return super.result(heap, taken);
                    }
                }),
                Arguments.of("the refusal lists the legal actions", new TakeAway() {
                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        if (!actions(heap).contains(taken)) {
                            throw new IllegalArgumentException("no");
                        }
                        return super.result(heap, taken);
                    }
                }),
                Arguments.of("utility is refused where the game goes on", new TakeAway() {
                    @Override
                    public int utility(Heap heap) {
                        return heap.next == Player.MIN ? 1 : -1;
                    }
                }),
                Arguments.of("a utility lies within the limits", new TakeAway() {
                    @Override
                    public int utility(Heap heap) {
                        return super.utility(heap) * Window.INFINITY;
                    }
                }),
                Arguments.of("somebody is to move", new TakeAway() {
                    @Override
                    @SuppressWarnings("NullAway") // the point of the test
                    public Player player(Heap heap) {
                        return heap.left == 2 ? null : super.player(heap);
                    }
                }),
                Arguments.of("the same actions lead to an equal state", new TakeAway() {
                    @Override
                    public Heap initialState() {
                        return new HeapByIdentity(4);
                    }

                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        super.result(heap, taken);
                        return new HeapByIdentity(heap.left - taken);
                    }
                }),
                Arguments.of("equal states have equal hash codes", new TakeAway() {
                    @Override
                    public Heap initialState() {
                        return new HeapWithoutHash(4);
                    }

                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        super.result(heap, taken);
                        return new HeapWithoutHash(heap.left - taken);
                    }
                }),
                Arguments.of("equal states answer alike", new TakeAway() {
                    @Override
                    public Heap initialState() {
                        return new HeapEqualToAll(4);
                    }

                    @Override
                    public Heap result(Heap heap, Integer taken) {
                        super.result(heap, taken);
                        return new HeapEqualToAll(heap.left - taken);
                    }
                }),
                Arguments.of("a caller may change the list of actions", new TakeAway() {
                    private final List<Integer> shared = new ArrayList<>();
                    private int asked;

                    @Override
                    public List<Integer> actions(Heap heap) {
                        if (asked++ == 0) {
                            shared.addAll(super.actions(heap));
                        }
                        return shared;
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource
    void unsoundGames(String rule, Game<Heap, Integer> game) {
        assertThatThrownBy(() ->
                        GameConformance.of(game).trying(CANDIDATES).within(100).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(rule);
    }

    static class MarkedHeap extends Heap {
        final int[] marks = new int[1];

        MarkedHeap(int left) {
            super(left, Player.MAX);
        }
    }

    static class HeapByIdentity extends Heap {
        HeapByIdentity(int left) {
            super(left, Player.MAX);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class HeapWithoutHash extends Heap {
        private static int made;
        private final int number = made++;

        HeapWithoutHash(int left) {
            super(left, Player.MAX);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return super.equals(other);
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    static class HeapEqualToAll extends Heap {
        HeapEqualToAll(int left) {
            super(left, Player.MAX);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Heap;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Test
    void a_won_board_game_must_be_over_and_have_the_winners_utility() {
        assertThatThrownBy(
                        () -> GameConformance.of(new FirstCornerWins(false, 1)).check())
                .hasMessageContaining("a game that is won is over");
        assertThatThrownBy(
                        () -> GameConformance.of(new FirstCornerWins(true, -1)).check())
                .hasMessageContaining("utility is +1 if X has won");
        assertThat(GameConformance.of(new FirstCornerWins(true, 1)).check().perPly())
                .startsWith(1, 4);
    }

    /** A game on a board of 2×2. The player who takes the top left corner wins. */
    private record FirstCornerWins(boolean endsTheGame, int worth) implements BoardGame {
        private static final Cell CORNER = new Cell(0, 0);

        @Override
        public Board initialState() {
            return Board.empty(2);
        }

        @Override
        public Player player(Board board) {
            return board.stones() % 2 == 0 ? Player.X : Player.O;
        }

        @Override
        public List<Cell> actions(Board board) {
            return terminal(board) ? List.of() : board.emptyCells();
        }

        @Override
        public Board result(Board board, Cell cell) {
            Board after = board.copy();
            after.put(cell, player(board));
            return after;
        }

        @Override
        public Optional<Player> winner(Board board) {
            return board.at(CORNER);
        }

        @Override
        public boolean terminal(Board board) {
            return board.isFull() || (endsTheGame && winner(board).isPresent());
        }

        @Override
        public int utility(Board board) {
            if (!terminal(board)) {
                throw new IllegalStateException("it goes on: " + board);
            }
            return winner(board)
                    .map(player -> player == Player.X ? worth : -worth)
                    .orElse(0);
        }
    }

    @Test
    void any_game_can_be_played_in_place() {
        TakeAway game = new TakeAway();
        GameConformance.of(game).trying(CANDIDATES).checkPosition(heap -> Position.of(game, heap), 200, new Random(1));
    }

    @Test
    void a_position_that_forgets_to_undo_is_found() {
        TakeAway game = new TakeAway();
        assertThatThrownBy(() -> GameConformance.of(game)
                        .checkPosition(
                                heap -> new PositionWrapper<>(Position.of(game, heap)) {
                                    @Override
                                    public void undo() {
                                        Player before = player();
                                        super.undo();
                                        if (before == Player.MIN && !terminal()) {
                                            super.make(1);
                                        }
                                    }
                                },
                                50,
                                new Random(1)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("as in the game");
    }

    private static class PositionWrapper<A> implements Position<A> {
        private final Position<A> inner;

        PositionWrapper(Position<A> inner) {
            this.inner = inner;
        }

        @Override
        public Player player() {
            return inner.player();
        }

        @Override
        public List<A> actions() {
            return inner.actions();
        }

        @Override
        public void make(A action) {
            inner.make(action);
        }

        @Override
        public void undo() {
            inner.undo();
        }

        @Override
        public boolean terminal() {
            return inner.terminal();
        }

        @Override
        public int utility() {
            return inner.utility();
        }
    }
}
