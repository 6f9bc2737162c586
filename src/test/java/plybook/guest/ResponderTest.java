package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;
import plybook.game.Board;
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
}
