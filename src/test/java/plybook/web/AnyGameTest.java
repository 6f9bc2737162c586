package plybook.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.registry.Nim;
import plybook.registry.PlayableGame;
import plybook.web.Snapshot.Candidate;

/** A game that is nothing but a {@code Game}, as the page gets it. */
class AnyGameTest {
    private static final PlayableGame<Nim.Heaps, Nim.Take> NIM = PlayableGame.of("nim", "Nim", new Nim(List.of(1, 2)));

    private static Session<Nim.Heaps, Nim.Take> begun(String x, String o, Object... moves) {
        Session<Nim.Heaps, Nim.Take> session =
                new Session<>("id", NIM, Seats.of(NIM, x, o, false), Runnable::run, Optional.empty());
        session.begin(List.of(moves));
        return session;
    }

    @Test
    void its_state_is_text_and_its_actions_are_named() {
        Snapshot game = begun("human", "engine").snapshot();
        assertThat(game.size()).isZero();
        assertThat(game.board()).isEqualTo("heap 1: o\nheap 2: oo");
        assertThat(game.actions()).containsExactly("take 1 from heap 1", "take 1 from heap 2", "take 2 from heap 2");
        assertThat(game.saves()).isFalse();
        assertThat(game.phase()).isEqualTo("yours");
    }

    @Test
    void an_action_is_played_by_its_name_and_the_engine_answers_and_says_why() {
        Session<Nim.Heaps, Nim.Take> session = begun("human", "engine");
        session.move(session.counter(), "take 1 from heap 2");
        Snapshot game = session.snapshot();
        assertThat(game.moves()).startsWith("take 1 from heap 2").hasSize(2);
        Snapshot.Thought thought = Objects.requireNonNull(game.thought());
        assertThat(thought.values()).extracting(Candidate::meaning).containsOnly("X wins");
        assertThat(thought.horizon()).as("to the end").isNull();
        session.move(session.counter(), game.actions().get(0));
        assertThat(session.snapshot().status()).isEqualTo("Game Over: X wins.");
    }

    @Test
    void what_is_no_action_here_is_refused_and_nothing_changes() {
        Session<Nim.Heaps, Nim.Take> session = begun("human", "human");
        assertThatThrownBy(() -> session.move(session.counter(), "take 9 from heap 2"))
                .isInstanceOf(Refusal.class)
                .hasMessage("\"take 9 from heap 2\" is not a legal action here.");
        assertThat(session.snapshot().moves()).isEmpty();
    }

    @Test
    void it_can_be_taken_back_and_hinted_and_goes_on_after_a_restart() {
        Session<Nim.Heaps, Nim.Take> session = begun("human", "engine", "take 1 from heap 1", "take 2 from heap 2");
        assertThat(session.snapshot().status()).isEqualTo("Game Over: O wins.");
        session.undo(session.counter());
        assertThat(session.snapshot().moves()).isEmpty();
        session.hint(session.counter());
        assertThat(session.snapshot().hint()).isEqualTo("take 1 from heap 2");
    }

    @Test
    void its_search_is_explored() {
        assertThat(Exploration.page(NIM)).contains("Nim after 0 moves", "take 1 from heap 2");
    }
}
