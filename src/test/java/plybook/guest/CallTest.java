package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.guest.trees.Guise;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;
import plybook.task.InPlaceTask;
import plybook.task.MinimaxTask;
import plybook.task.TicTacToeTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** A contract's methods are its questions: written down, carried over as text, called, and answered as text. */
class CallTest {
    /** One method for each thing that can cross as a value. */
    public interface Echo {
        List<String> texts(List<String> texts);

        Optional<Optional<String>> maybe(Optional<Optional<String>> maybe);

        List<List<Tree>> trees(List<List<Tree>> trees);

        GomokuState state(GomokuState state);

        int number(int number);

        boolean truth(boolean truth);

        Player player(Player player);

        Thread thread();
    }

    private static class Echoing implements Echo {
        @Override
        public List<String> texts(List<String> texts) {
            return texts;
        }

        @Override
        public Optional<Optional<String>> maybe(Optional<Optional<String>> maybe) {
            return maybe;
        }

        @Override
        public List<List<Tree>> trees(List<List<Tree>> trees) {
            return trees;
        }

        @Override
        public GomokuState state(GomokuState state) {
            return state;
        }

        @Override
        public int number(int number) {
            return number;
        }

        @Override
        public boolean truth(boolean truth) {
            return truth;
        }

        @Override
        public Player player(Player player) {
            return player;
        }

        @Override
        public Thread thread() {
            return Thread.currentThread();
        }
    }

    /** Returns the learner's object, asked through the pipe's own text. */
    private static <C> C asked(Class<? super C> contract, Object learners) {
        Responder responder = new Responder(learners, () -> learners);
        return Call.asking(contract, call -> {
            Reply reply = responder.reply(call, leaf -> 0);
            assertThat(reply).isInstanceOf(Reply.Answer.class);
            return call.answer(((Reply.Answer) reply).text());
        });
    }

    private static Reply reply(Call call, Object learners) {
        return new Responder(learners, () -> learners).reply(call, leaf -> 0);
    }

    @Test
    void values_survive_a_round_trip_through_the_wire() {
        Echo echo = CallTest.<Echo>asked(Echo.class, new Echoing());
        for (List<String> texts : List.of(
                List.<String>of(),
                List.of(""),
                List.of("", ""),
                List.of("a b", "\\", "\\_", "\\0", " ", "\\ _"),
                List.of("a\nb|c"))) {
            assertThat(echo.texts(texts)).isEqualTo(texts);
        }
        for (Optional<Optional<String>> maybe : List.of(
                Optional.<Optional<String>>empty(),
                Optional.of(Optional.<String>empty()),
                Optional.of(Optional.of("")))) {
            assertThat(echo.maybe(maybe)).isEqualTo(maybe);
        }
        List<List<Tree>> trees = List.of(List.of(), List.of(Tree.parse("((1 2) v(-3))"), Tree.leaf(0)));
        assertThat(echo.trees(trees)).isEqualTo(trees);
        GomokuState state = GomokuState.parse("...../.X.../...../...../..... (1,1)");
        assertThat(echo.state(state)).isEqualTo(state);
        assertThat(echo.number(Integer.MIN_VALUE)).isEqualTo(Integer.MIN_VALUE);
        assertThat(echo.truth(true)).isTrue();
        assertThat(echo.player(Player.O)).isEqualTo(Player.MIN);
    }

    @Test
    void types_outside_the_table_cannot_cross() {
        assertThatThrownBy(() -> Call.to(Echo.class, Echo::thread))
                .hasMessage("java.lang.Thread cannot cross between judge and learner: Codec lists what can");
    }

    static Stream<Class<?>> contracts() {
        return Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream())
                .map(Part::contract);
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void every_method_that_a_contract_of_the_course_declares_can_be_asked(Class<?> contract) {
        assertThat(Arrays.stream(contract.getMethods())
                        .filter(method ->
                                !method.isBridge() && !method.getName().equals("withOrder"))
                        .map(method ->
                                Contract.of(contract).asking(method.getName()).calls()))
                .isNotEmpty();
    }

    @Test
    void a_call_is_its_method_and_its_arguments_as_text() {
        Board board = Board.parse("X../.O./...");
        assertThat(Call.<TicTacToeTask>to(TicTacToeTask.class, rules -> rules.result(board, new Cell(2, 1))))
                .isEqualTo(new Call(TicTacToeTask.class, "result", List.of("X../.O./...", "(2,1)")));
        Given.Search given = Given.search(Tree.parse("((7 3) (15))"), Guise.SHARED_LIST);
        assertThat(Call.<MinimaxTask<Object, Object>>to(
                        MinimaxTask.class, search -> search.bestAction(given.game(), given.state())))
                .isEqualTo(new Call(MinimaxTask.class, "bestAction", List.of("SHARED_LIST ((0 1) (2))", "")));
    }

    @Test
    void only_one_call_can_be_written_down() {
        Function<GomokuTask, GomokuState> two = rules -> {
            rules.start(5);
            return rules.start(6);
        };
        assertThatThrownBy(() -> Call.to(GomokuTask.class, two))
                .hasMessageContaining("expected one call of GomokuTask, found 2");
        assertThatThrownBy(() -> Call.to(GomokuTask.class, rules -> "none")).hasMessageContaining("found 0");
    }

    /** Played here, its values would be known to the learner's process. */
    @Test
    void a_game_that_is_played_does_not_cross() {
        Tree tree = Tree.parse("(1 2)");
        @SuppressWarnings("unchecked")
        Game<Object, Object> real = (Game<Object, Object>) (Game<?, ?>) new TreeGame(tree);
        assertThatThrownBy(() -> Call.<MinimaxTask<Object, Object>>to(
                        MinimaxTask.class,
                        search -> search.value(real, Given.search(tree).state())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("only what Given describes can cross");
    }

    @Test
    void a_description_is_good_for_nothing_but_to_be_handed_over() {
        Game<Object, Object> game = Given.search(Tree.parse("(1 2)")).game();
        assertThatThrownBy(game::initialState).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void a_board_that_was_changed_is_told() {
        TicTacToeTask careless = stub(call -> {
            throw new AssertionError(call);
        });
        assertThat(careless).hasToString("TicTacToeTask of a learner");
        Object learners = new Careless();
        Call call = Call.to(Looking.class, looking -> ((Looking) looking).look(Board.empty(2)));
        assertThat(reply(call, learners)).isEqualTo(new Reply.Answer("1", Optional.of("X./..")));
    }

    private static TicTacToeTask stub(Function<Call, @Nullable Object> answering) {
        return Call.asking(TicTacToeTask.class, answering);
    }

    /** A contract with a board. */
    public interface Looking {
        int look(Board board);
    }

    private static final class Careless implements Looking {
        @Override
        public int look(Board board) {
            board.put(new Cell(0, 0), Player.X);
            return board.stones();
        }
    }

    @Test
    void moves_that_were_not_undone_are_told() {
        InPlaceTask<Object> forgetful = (position, alpha, beta) -> {
            position.make(position.actions().get(1));
            return position.terminal() ? position.utility() : 0;
        };
        Call call = Call.<InPlaceTask<Object>>to(
                InPlaceTask.class,
                search -> search.value(Given.search(Tree.parse("(1 2)")).position(), -5, 5));
        assertThat(new Responder(forgetful, () -> forgetful).reply(call, leaf -> 40 + leaf))
                .isEqualTo(new Reply.Answer("41", Optional.of("1")));
    }

    @Test
    void null_anywhere_in_an_answer_is_null() {
        Echo nothing = new Echoing() {
            @Override
            @SuppressWarnings("NullAway") // that is the point
            public List<String> texts(List<String> texts) {
                return texts.isEmpty() ? null : Collections.singletonList(null);
            }
        };
        for (List<String> texts : List.of(List.<String>of(), List.of("a"))) {
            assertThat(reply(Call.<Echo>to(Echo.class, echo -> echo.texts(texts)), nothing))
                    .isEqualTo(new Reply.Fault(Reply.Kind.RETURNED_NULL, texts.isEmpty() ? "" : Codec.NULL_INSIDE, ""));
        }
    }

    @Test
    void an_object_from_an_unchecked_cast_cannot_cross() {
        Echo smuggler = new Echoing() {
            @Override
            @SuppressWarnings("unchecked")
            public List<String> texts(List<String> texts) {
                return (List<String>) (List<?>) List.of(7);
            }
        };
        assertThat(reply(Call.<Echo>to(Echo.class, echo -> echo.texts(List.of())), smuggler))
                .isInstanceOfSatisfying(
                        Reply.Fault.class, fault -> assertThat(fault.kind()).isEqualTo(Reply.Kind.THREW));
    }
}
