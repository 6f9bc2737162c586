package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void a_command_line_is_split_at_blanks_outside_quotes() {
        assertThat(Words.of("")).isEmpty();
        assertThat(Words.of("  python3   brain.py ")).containsExactly("python3", "brain.py");
        assertThat(Words.of("'my program' \"a 'b' c\" --x='1 2' ''"))
                .containsExactly("my program", "a 'b' c", "--x=1 2", "");
        assertThat(Words.of("C:\\brains\\pbrain-x.exe")).containsExactly("C:\\brains\\pbrain-x.exe");
        assertThatThrownBy(() -> Words.of("'open")).hasMessageContaining("not closed");
    }
}
