package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;

/** Tests a store of games that a crash has cut off, or that somebody has changed. */
class KeptTest {
    private static final Gomoku RULES = new Gomoku(9, Rule.FIVE_OR_MORE);
    private static final List<Cell> OPENING = List.of(new Cell(4, 4), new Cell(3, 3));
    private static final Fixture FIXTURE = new Fixture(1, Players.first("a"), Players.last("b"), OPENING);

    @TempDir
    Path folder;

    private Path file;
    private GameRecord game;

    @BeforeEach
    void one_game_is_kept() throws IOException {
        file = folder.resolve("games.jsonl");
        game = new Referee(RULES, Budget.nodes(10), 1).play(FIXTURE).orElseThrow();
        Kept.in(file, "t").add(game);
    }

    private Optional<List<Cell>> found() throws IOException {
        return Kept.in(file, "t").find(FIXTURE, RULES).map(GameRecord::moves);
    }

    @Test
    void a_kept_game_is_found_again_and_another_tournament_refused() throws IOException {
        assertThat(found()).contains(game.moves());
        assertThat(Kept.in(file, "t").find(new Fixture(2, FIXTURE.x(), FIXTURE.o(), OPENING), RULES))
                .isEmpty();
        assertThatThrownBy(() -> Kept.in(file, "u")).hasMessageContaining("holds another tournament: t");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 10})
    void a_store_cut_off_in_its_first_line_begins_anew(int bytes) throws IOException {
        Files.writeString(file, Files.readString(file).substring(0, bytes));
        assertThat(found()).isEmpty();
        Kept.in(file, "t").add(game);
        assertThat(found()).contains(game.moves());
    }

    @Test
    void a_game_cut_off_anywhere_is_missing_and_can_be_added_again() throws IOException {
        String whole = Files.readString(file);
        int begins = whole.indexOf("{\"number\"");
        for (int end = begins; end < whole.length() - 1; end += 7) {
            Files.writeString(file, whole.substring(0, end));
            assertThat(found()).as("cut off after %s", end).isEmpty();
        }
        Kept.in(file, "t").add(game);
        assertThat(found()).contains(game.moves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[[4,4],[3,3],[4,4]]", "[[4,4],[3,3],[99,0]]", "[[3,3],[4,4],[0,0]]", "[[4,4],[-1,3]]", "7"})
    void moves_that_the_rules_or_the_opening_forbid_are_no_game(String moves) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst("\"moves\":\\[\\[.*?]]", "\"moves\":" + moves));
        assertThat(Files.readString(file)).contains("\"moves\":" + moves);
        assertThat(found()).isEmpty();
    }

    @Test
    void an_outcome_that_is_none_is_no_game() throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst("\"won\":\"M[AXIN]+\"", "\"won\":\"Z\""));
        assertThat(found()).isEmpty();
    }
}
