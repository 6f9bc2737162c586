package plybook.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class WindowTest {
    @Test
    void infinity_can_be_negated_and_lies_beyond_every_value() {
        assertThat(-Window.INFINITY).isNegative();
        assertThat(Math.negateExact(-Window.INFINITY)).isEqualTo(Window.INFINITY);
        assertThat(Window.FULL.contains(Window.MAX_VALUE)).isTrue();
        assertThat(Window.FULL.contains(-Window.MAX_VALUE)).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Window(Integer.MIN_VALUE, 0))
                .withMessageContaining("-Window.INFINITY");
        assertThatIllegalArgumentException().isThrownBy(() -> new Window(0, Integer.MIN_VALUE));
    }

    @Test
    void a_window_does_not_contain_its_bounds() {
        Window window = new Window(3, 5);
        assertThat(window.contains(3)).isFalse();
        assertThat(window.contains(4)).isTrue();
        assertThat(window.contains(5)).isFalse();
    }

    @Test
    void a_window_is_closed_if_alpha_equals_beta() {
        assertThat(new Window(3, 4).closed()).isFalse();
        assertThat(new Window(3, 3).closed()).isTrue();
        assertThat(new Window(4, 3).closed()).isTrue();
    }

    @Test
    void max_raises_alpha_and_min_lowers_beta_and_neither_widens() {
        Window window = new Window(-2, 7);
        assertThat(window.narrowedBy(Player.MAX, 5)).isEqualTo(new Window(5, 7));
        assertThat(window.narrowedBy(Player.MIN, 5)).isEqualTo(new Window(-2, 5));
        assertThat(window.narrowedBy(Player.MAX, -2)).isSameAs(window);
        assertThat(window.narrowedBy(Player.MAX, -3)).isSameAs(window);
        assertThat(window.narrowedBy(Player.MIN, 8)).isSameAs(window);
    }

    @Test
    void bounds_are_written_as_people_write_them() {
        assertThat(Window.FULL).hasToString("(−∞, +∞)");
        assertThat(new Window(-3, 15)).hasToString("(−3, 15)");
    }

    @Test
    void each_player_is_the_others_opponent() {
        assertThat(Player.X).isSameAs(Player.MAX);
        assertThat(Player.O).isSameAs(Player.MIN);
        assertThat(Player.MAX.opponent()).isEqualTo(Player.MIN);
        assertThat(Player.MIN.opponent()).isEqualTo(Player.MAX);
        assertThat(Player.MAX.symbol()).isEqualTo('X');
        assertThat(Player.MIN.symbol()).isEqualTo('O');
    }
}
