package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import plybook.gomoku.Gomoku;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

class PosterTest {
    @Test
    void all_of_tic_tac_toe_is_drawn_and_what_alpha_beta_visits_is_lit() throws IOException {
        TicTacToe game = new TicTacToe();
        Poster poster = Poster.of("Tic-Tac-Toe", game, game.initialState());
        assertThat(poster.nodes()).isEqualTo(549_946);
        assertThat(poster.lit()).isEqualTo(18_297);
        assertThat(poster.svg())
                .contains("549,946 nodes. Alpha-beta visits the 18,297 that are lit, one in 30.")
                .hasSizeLessThan(1_000_000);
    }

    @Test
    void a_node_that_is_cut_off_stays_dark() throws IOException {
        TreeGame game = new TreeGame(Tree.parse("((4 4) (1 9))"));
        Poster poster = Poster.of("one cut", game, game.initialState());
        assertThat(poster.nodes()).isEqualTo(7);
        assertThat(poster.lit()).isEqualTo(6);
        Set<Integer> colours = new HashSet<>();
        BufferedImage image = image(poster);
        int middle = image.getWidth() / 2;
        int outer = middle * 5 / 6;
        // The four leaves stand at the corners of the last ring, clockwise from the right of the top.
        for (int corner = 0; corner < 4; corner++) {
            int x = corner < 2 ? 1 : -1;
            int y = corner % 3 == 0 ? -1 : 1;
            int leaf = image.getRGB(middle + x * outer * 7 / 10, middle + y * outer * 7 / 10);
            assertThat(colours.add(leaf)).as("corner %d", corner).isEqualTo(corner == 0 || corner == 3);
        }
    }

    private static BufferedImage image(Poster poster) throws IOException {
        String png = poster.svg().replaceAll("(?s).*base64,([^\"]*)\".*", "$1");
        return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(png)));
    }

    @Test
    void a_game_too_large_for_a_picture_is_refused() {
        Gomoku game = new Gomoku(15, Gomoku.Rule.FIVE_OR_MORE);
        assertThatThrownBy(() -> Poster.of("Gomoku", game, game.initialState()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("more than 2,000,000 nodes");
    }
}
