package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** Wins by fours alone, each on a board where a reader can follow them. */
class FoursTest {
    private static Cell cell(String text) {
        return new Cell(text.charAt(0) - '0', text.charAt(1) - '0');
    }

    private static void put(Board board, String cells, Player player) {
        Stream.of(cells.split(" ", -1)).forEach(cell -> board.put(cell(cell), player));
    }

    /** X is to move where both have as many stones; the stones in the corners are there for that only. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            a five,                             40 41 42 43,          00 02 08 88,          44, 0, true
            an open four wins with the next,    42 43 44,             00 02 08,             45, 1, true
            but that is one move too many,      42 43 44,             00 02 08,             45, 0, false
            a move that threatens nothing,      42 43 44,             00 02 08,             88, 3, false
            the others complete a five first,   42 43 44 77,          00 01 02 03,          45, 3, false
            a four that leads nowhere,          41 42 43,             40 00 08,             44, 3, false
            a four and then an open four,       41 42 43 24 34,       40 00 02 08 88,       44, 2, true
            one four is too few for that,       41 42 43 24 34,       40 00 02 08 88,       44, 1, false
            a four beside a five,               41 42 43 81 82 83 84, 40 80 00 02 06 08 26, 44, 1, true
            their four is blocked by a four,    41 42 43 22 33 05,    40 15 25 35 80 08,    44, 2, true
            their open four is not,             41 42 43 22 33,       40 15 25 35 08,       44, 2, false
            the four is theirs that is to move, 00 02 04 08,          42 43 44,             45, 1, true
            a four of theirs that is not,       42 43 44 00,          20 02 08,             45, 1, false
            """)
    void a_move_keeps_the_win_by_fours(
            String title, String ofX, String ofO, String move, int fours, boolean keepsTheWin) {
        Board board = Board.empty(9);
        put(board, ofX, Player.X);
        put(board, ofO, Player.O);
        assertThat(Fours.keepsTheWin(board, cell(move), fours)).as(title).isEqualTo(keepsTheWin);
    }
}
