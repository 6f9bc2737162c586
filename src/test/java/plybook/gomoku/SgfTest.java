package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Cell;

class SgfTest {
    private static final List<Cell> MOVES = List.of(new Cell(7, 7), new Cell(0, 14), new Cell(14, 0));

    @Test
    void a_game_is_read_as_it_was_written() {
        Sgf game = new Sgf(15, Map.of(Sgf.BLACK, "a ] and a \\"), MOVES, Map.of(1, "why not"));
        assertThat(game.text()).contains(";B[hh];W[oa]C[why not];B[ao])");
        Sgf read = Sgf.parse(game.text());
        assertThat(read.size()).isEqualTo(15);
        assertThat(read.moves()).isEqualTo(MOVES);
        assertThat(read.properties()).containsEntry(Sgf.BLACK, "a ] and a \\");
    }

    @Test
    void of_variations_the_first_is_followed() {
        assertThat(Sgf.parse("(;GM[4]SZ[15];B[hh](;W[oa];B[ao])(;W[aa]))").moves())
                .isEqualTo(MOVES);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1]SZ[15];B[hh]) | GM[1] is another game",
                "(;SZ[15]AB[hh];W[aa]) | stones are set with AB",
                "(;SZ[15];B[hh];B[aa]) | move 2 is B's",
                "(;SZ[15];B[pp]) | move 1, B[pp], is outside the board",
                "(;SZ[15];B[]) | move 1, B[], is outside the board",
                "(;B[hh]) | outside the board",
                "(;SZ[x];B[hh]) | SZ[x] is no size",
                "hello | this is no game in SGF"
            })
    void what_is_no_game_of_gomoku_is_refused(String text, String message) {
        assertThatThrownBy(() -> Sgf.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
