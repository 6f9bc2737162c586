package plybook.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.conformance.GameConformance;
import plybook.match.Match;
import plybook.match.Mover;
import plybook.search.Minimax;

class GameRegistryTest {
    private static final int STATES = 2_000;

    static Stream<PlayableGame<?, ?>> games() {
        return GameRegistry.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_registered_game_keeps_the_rules_of_games(PlayableGame<?, ?> game) {
        assertThat(GameConformance.of(game.game()).within(STATES).check().states())
                .isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_opponent_plays_a_legal_first_action_and_the_notation_can_read_it(PlayableGame<?, ?> game) {
        checkOpponents(game);
    }

    private static <S, A> void checkOpponents(PlayableGame<S, A> game) {
        S start = game.game().initialState();
        List<A> legal = game.game().actions(start);
        game.opponents().forEach((name, opponent) -> {
            A action = opponent.choose(start, () -> false).action();
            assertThat(legal).as(name).contains(action);
            String written = game.notation().name(action);
            assertThat(game.notation().parse(written, start, legal)).as(written).contains(action);
        });
    }

    @Test
    void notebooks_see_the_package_of_every_registered_game() throws IOException {
        String start = Files.readString(Path.of("src/main/resources/plybook/workbook/init.jshell"));
        assertThat(GameRegistry.games()).allSatisfy(game -> assertThat(start)
                .contains("import " + game.game().getClass().getPackageName() + ".*;"));
    }

    @Test
    void a_game_is_found_by_its_id_and_an_unknown_one_is_refused_with_the_list() {
        assertThat(GameRegistry.games()).extracting(PlayableGame::id).doesNotHaveDuplicates();
        assertThat(GameRegistry.named("gomoku")).isSameAs(GameRegistry.GOMOKU);
        assertThatThrownBy(() -> GameRegistry.named("chess")).hasMessageContaining("tictactoe, gomoku");
    }

    @Test
    void what_cannot_be_a_playable_game_is_refused() {
        Nim nim = new Nim(List.of(1));
        assertThatThrownBy(() -> PlayableGame.of("Nim 3", "Nim", nim)).hasMessageContaining("small letters");
        PlayableGame<Nim.Heaps, Nim.Take> game = PlayableGame.of("nim", "Nim", nim);
        assertThatThrownBy(() -> new PlayableGame<>(
                        "nim", "Nim", nim, game.notation(), Map.of(), game.helper(), game.outlook(), Optional.empty()))
                .hasMessageContaining("somebody to play against");
        assertThatThrownBy(() -> game.opponent("easy")).hasMessageContaining("the levels are engine");
    }

    @Test
    void the_engine_of_any_game_never_loses_a_won_game_of_nim() {
        Nim nim = new Nim(List.of(3, 4, 5)); // 3 ^ 4 ^ 5 is not 0, so the first player wins
        Opponent<Nim.Heaps, Nim.Take> engine =
                PlayableGame.of("nim", "Nim", nim).helper();
        Mover<Nim.Heaps, Nim.Take, RuntimeException> first =
                match -> engine.choose(match.state(), () -> false).action();
        for (boolean last : new boolean[] {false, true}) {
            Match<Nim.Heaps, Nim.Take> match = new Match<>(nim);
            match.run(first, each -> each.legal().get(last ? each.legal().size() - 1 : 0));
            assertThat(match.winner()).contains(plybook.game.Player.MAX);
        }
    }

    @Test
    void the_engine_stops_when_its_time_is_up_and_says_how_deep_it_looked() {
        Nim large = new Nim(List.of(9, 9, 9, 9));
        SearchOpponent<Nim.Heaps, Nim.Take> engine =
                new SearchOpponent<>("the engine", large, state -> 0, Duration.ofMillis(30));
        Chosen<Nim.Take> chosen = engine.choose(large.initialState(), () -> false);
        assertThat(large.actions(large.initialState())).contains(chosen.action());
        assertThat(chosen.depth())
                .as("it cannot see the end of so large a game")
                .isPresent();
        assertThat(engine.choose(large.initialState(), () -> true).depth())
                .as("cancelled, it still looks one ply ahead")
                .contains(1);
    }

    @Test
    void a_small_game_is_searched_to_its_end() {
        Nim small = new Nim(List.of(1, 2));
        Chosen<Nim.Take> chosen =
                PlayableGame.of("nim", "Nim", small).helper().choose(small.initialState(), () -> false);
        assertThat(chosen.depth()).isEqualTo(Optional.empty());
        assertThat(chosen.action())
                .isEqualTo(
                        new Minimax<>(small).search(small.initialState()).best().get(0));
    }
}
