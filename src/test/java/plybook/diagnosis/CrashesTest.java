package plybook.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrashesTest {
    @Test
    void an_immutable_list_throws_without_a_word() {
        UnsupportedOperationException thrown = thrownByAnImmutableList();
        assertThat(thrown.getMessage()).isNull();
        assertThat(Crashes.cause(thrown.getClass().getSimpleName()))
                .map(Mistake::id)
                .contains("list-not-to-be-changed");
    }

    @Test
    void what_a_learner_has_not_written_yet_is_no_changed_list() {
        assertThat(Crashes.cause("UnsupportedOperationException: value is still to do"))
                .isEmpty();
    }

    private static UnsupportedOperationException thrownByAnImmutableList() {
        List<Integer> list = List.of(1, 2);
        try {
            list.sort(Comparator.naturalOrder());
        } catch (UnsupportedOperationException e) {
            return e;
        }
        throw new AssertionError("the list was sorted");
    }
}
