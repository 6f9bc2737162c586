package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;

/** The list of the mistakes in an evaluation is compared with their constants. */
class EvaluationMistakesTest {
    @Test
    void every_mistake_that_is_declared_is_listed_once() throws IllegalAccessException {
        List<Mistake> declared = new ArrayList<>();
        for (Field field : EvaluationMistakes.class.getFields()) {
            if (field.getType().equals(Mistake.class)) {
                declared.add((Mistake) field.get(null));
            }
        }
        assertThat(declared).isNotEmpty().doesNotHaveDuplicates();
        assertThat(EvaluationMistakes.all()).containsExactlyInAnyOrderElementsOf(declared);
    }
}
