package plybook.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {
    /** The values of Newcombe (1998), table I, method 3. */
    @Test
    void the_interval_is_the_published_one() {
        assertInterval(new Share(81, 263), 0.2553, 0.3662);
        assertInterval(new Share(15, 148), 0.0624, 0.1605);
        assertInterval(new Share(0, 20), 0, 0.1611);
        assertInterval(new Share(1, 29), 0.0061, 0.1718);
    }

    private static void assertInterval(Share share, double low, double high) {
        assertThat(share.low()).isCloseTo(low, within(0.0001));
        assertThat(share.high()).isCloseTo(high, within(0.0001));
    }

    @Test
    void nothing_of_nothing_says_nothing() {
        assertThat(new Share(0, 0).low()).isZero();
        assertThat(new Share(0, 0).high()).isEqualTo(1);
        assertThat(new Share(0, 0).cells()).isEqualTo("0 of 0 | — | —");
    }

    @Test
    void its_cells_are_count_share_and_interval() {
        assertThat(new Share(15, 148).cells()).isEqualTo("15 of 148 | 10.1 % | 6.2–16.0 %");
    }

    @Test
    void more_hits_than_cases_are_refused() {
        assertThatThrownBy(() -> new Share(3, 2)).hasMessage("3 of 2");
    }
}
