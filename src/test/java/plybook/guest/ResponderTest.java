package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.guest.where.LearnersLines;
import plybook.tree.Tree;

class ResponderTest {
    @Test
    void a_wrong_cast_is_told_without_modules_and_loaders() {
        Object tree = Tree.parse("(1 2)");
        assertThat(Responder.told(catchThrowable(() -> ((Board) tree).isFull())))
                .matches("ClassCastException: \\S+ cannot be cast to Board");
    }

    @Test
    void another_exception_is_told_as_it_is() {
        assertThat(Responder.told(new IllegalStateException("no class plybook.X (of the loader)")))
                .isEqualTo("IllegalStateException: no class plybook.X (of the loader)");
        assertThat(Responder.told(new ClassCastException())).isEqualTo("ClassCastException");
    }

    private static StackTraceElement line(String of, int number) {
        return new StackTraceElement(of, "value", of + ".java", number);
    }

    @Test
    void a_stack_overflows_at_the_line_that_calls_and_not_where_a_method_begins() {
        StackTraceElement[] frames = {
            line("Other", 3),
            line("My", 4),
            line("My", 5),
            line("My", 5),
            line("Other", 9),
            line("My", 5),
            line("My", 8)
        };
        assertThat(LearnersLines.mostOften("My", frames)).isEqualTo("My.java:5");
        assertThat(LearnersLines.mostOften("My", new StackTraceElement[] {line("My", 20), line("My", 35)}))
                .isEqualTo("My.java:20");
        assertThat(LearnersLines.mostOften("Mine", frames)).isEmpty();
    }
}
