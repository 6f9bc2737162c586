package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class AdvanceTest {
    private final Advance advance =
            new Advance(List.of(new Wire.Sold(4, 10), new Wire.Sold(2, 20), new Wire.Sold(7, 30)));

    @Test
    void leaves_are_had_in_their_order_and_twice_in_a_row_as_often_as_one_likes() {
        assertThat(advance.ask(4)).hasValue(10);
        assertThat(advance.ask(4)).hasValue(10);
        assertThat(advance.ask(2)).hasValue(20);
        assertThat(advance.ask(7)).hasValue(30);
        assertThat(advance.ask(8)).isEmpty();
        assertThat(advance.end()).as("all were asked for").isEmpty();
    }

    @Test
    void a_leaf_out_of_turn_is_not_had_and_the_count_says_how_many_were() {
        assertThat(advance.ask(4)).hasValue(10);
        assertThat(advance.ask(7)).isEmpty();
        assertThat(advance.end()).isEqualTo(OptionalInt.of(1));
        assertThat(advance.ask(2)).as("nothing more after the end").isEmpty();
        assertThat(advance.ask(4)).as("nor what was had").isEmpty();
        assertThat(advance.end()).as("said once").isEmpty();
    }

    @Test
    void a_repeat_is_out_of_turn_unless_it_was_expected() {
        assertThat(advance.ask(4)).hasValue(10);
        assertThat(advance.ask(2)).hasValue(20);
        assertThat(advance.ask(4)).isEmpty();
        Advance withRepeat = new Advance(List.of(new Wire.Sold(4, 10), new Wire.Sold(2, 20), new Wire.Sold(4, 10)));
        assertThat(List.of(withRepeat.ask(4), withRepeat.ask(2), withRepeat.ask(4)))
                .containsExactly(OptionalInt.of(10), OptionalInt.of(20), OptionalInt.of(10));
        assertThat(withRepeat.end()).isEmpty();
    }

    @Test
    void of_nothing_nothing_is_had() {
        assertThat(Advance.NONE.ask(0)).isEmpty();
        assertThat(Advance.NONE.end()).isEmpty();
    }
}
