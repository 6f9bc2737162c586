package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class BoardSvgTest {
    @Test
    void boards_of_every_size_show_all_marks_inside_the_picture() {
        Random random = new Random(2);
        for (int size = Board.MIN_SIZE; size <= Board.MAX_SIZE; size++) {
            Board board = Board.empty(size);
            Map<Cell, Integer> values = new HashMap<>();
            List<Cell> diagonal = new ArrayList<>();
            for (int row = 0; row < size; row++) {
                diagonal.add(new Cell(row, row));
                for (int column = 0; column < size; column++) {
                    Cell cell = new Cell(row, column);
                    switch (random.nextInt(4)) {
                        case 0 -> board.put(cell, Player.X);
                        case 1 -> board.put(cell, Player.O);
                        case 2 -> values.put(cell, random.nextInt(2_000_001) - 1_000_000);
                        default -> {}
                    }
                }
            }
            Picture picture = BoardSvg.draw(board)
                    .values(values)
                    .highlighting(diagonal)
                    .winningLine(diagonal)
                    .lastMove(new Cell(size - 1, size - 1))
                    .picture();
            Drawn drawn = Drawn.of(picture);

            assertThat(drawn.count("circle", "r", "")).isEqualTo(board.count(Player.O));
            assertThat(drawn.count("path", "class", Palette.MAX_LINE.stroke())).isEqualTo(board.count(Player.X));
            assertThat(drawn.texts()).hasSize(2 * size + values.size());
            assertThat(drawn.texts()).allMatch(text -> text.within(2, 2, picture.width() - 2, picture.height() - 2));
            assertThat(picture.width()).isLessThan(700);
        }
    }

    @Test
    void the_text_alternative_reads_a_small_board_row_by_row() {
        assertThat(BoardSvg.draw(Board.parse("X.O/.X./O.X"))
                        .lastMove(new Cell(2, 2))
                        .winningLine(List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)))
                        .picture()
                        .altText())
                .isEqualTo("3×3 board. Row 0: X, empty, O. Row 1: empty, X, empty. Row 2: O, empty, X. "
                        + "Last move: (2,2). Winning line: (0,0) (1,1) (2,2).");
    }

    @Test
    void the_text_alternative_lists_the_marks_of_a_large_board() {
        Board board = Board.empty(15);
        board.put(new Cell(7, 7), Player.X);
        assertThat(BoardSvg.draw(board)
                        .values(Map.of(new Cell(7, 8), 1_234_567))
                        .picture()
                        .altText())
                .isEqualTo("15×15 board. X: (7,7). O: none. Values: (7,8) +1234567.");
    }

    @Test
    void the_moves_of_a_line_are_numbered_on_their_stones() {
        Board board = Board.empty(15);
        List<Cell> moves = List.of(new Cell(7, 7), new Cell(0, 14), new Cell(14, 14));
        for (int i = 0; i < moves.size(); i++) {
            board.put(moves.get(i), i % 2 == 0 ? Player.X : Player.O);
        }
        Picture picture = BoardSvg.draw(board).numbered(moves).picture();
        List<Drawn.Area> texts = Drawn.of(picture).texts();

        assertThat(texts).hasSize(2 * 15 + 3);
        assertThat(texts).allMatch(text -> text.within(2, 2, picture.width() - 2, picture.height() - 2));
        assertThat(picture.altText())
                .isEqualTo("15×15 board. X: (7,7) (14,14). O: (0,14). In this order: (7,7) (0,14) (14,14).");
    }

    @Test
    void a_picture_does_not_change_when_the_board_does() {
        Board board = Board.empty(3);
        BoardSvg drawing = BoardSvg.draw(board);
        Picture before = drawing.picture();
        board.put(new Cell(0, 0), Player.X);
        assertThat(drawing.picture()).isEqualTo(before);
    }

    @Test
    void cells_outside_the_board_are_refused() {
        BoardSvg drawing = BoardSvg.draw(Board.empty(3));
        String message = "cell (3,0) is outside the board of 3×3";
        Cell outside = new Cell(3, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.lastMove(outside))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.winningLine(List.of(outside)))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.highlighting(List.of(outside)))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> drawing.values(Map.of(outside, 1)))
                .withMessage(message);
    }

    @Test
    void a_cropped_board_shows_its_stones_with_two_cells_around_and_their_numbers() {
        Board board = Board.empty(15);
        board.put(new Cell(7, 7), Player.X);
        board.put(new Cell(11, 8), Player.O);
        String whole = BoardSvg.draw(board).picture().svg();
        String part = BoardSvg.draw(board).cropped().picture().svg();
        assertThat(part).contains(">5<").contains(">13<").doesNotContain(">14<").doesNotContain(">2<");
        assertThat(whole).contains(">14<").contains(">0<");
        assertThat(part.length()).isLessThan(whole.length());
        assertThat(BoardSvg.draw(board).cropped().picture().altText())
                .isEqualTo(BoardSvg.draw(board).picture().altText());
    }

    @Test
    void a_cropped_board_stays_within_its_edges_and_an_empty_one_is_whole() {
        Board corner = Board.empty(15);
        corner.put(new Cell(14, 14), Player.X);
        assertThat(BoardSvg.draw(corner).cropped().picture().svg())
                .contains(">8<")
                .contains(">14<")
                .doesNotContain(">15<")
                .doesNotContain(">7<");
        assertThat(BoardSvg.draw(Board.empty(15)).cropped().picture().svg())
                .contains(">0<")
                .contains(">14<");
    }
}
