package plybook.guest.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plybook.tree.Tree;

class InPlaceTest {
    private final InPlace position = new InPlace(Tree.parse("((0 1) (2 (3 4)))"), leaf -> leaf);

    @BeforeEach
    void twoMovesWereMade() {
        position.goOn(List.of(1, 1), leaf -> leaf);
    }

    @Test
    void it_tells_the_moves_that_were_not_undone() {
        assertThat(position.left()).isEmpty();
        position.make(position.actions().get(0));
        assertThat(position.left()).contains("0");
        assertThat(position.way()).containsExactly(0);
    }

    @Test
    void it_tells_how_many_moves_too_many_were_undone() {
        position.undo();
        assertThat(position.left()).contains("-1");
        assertThat(position.way()).isEmpty();
        position.undo();
        assertThat(position.left()).contains("-2");
        assertThatThrownBy(position::undo).isInstanceOf(IllegalStateException.class);
    }
}
