package plybook.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private final Messages english = Messages.of(MessagesTest.class, Locale.ENGLISH);
    private final Messages german = Messages.of(MessagesTest.class, Locale.GERMANY);

    @Test
    void a_text_without_arguments_is_returned_as_it_stands() {
        assertThat(english.text("plain")).isEqualTo("It's {as it stands}.");
    }

    @Test
    void a_plural_follows_its_number() {
        assertThat(english.text("games", 0)).isEqualTo("0 games");
        assertThat(english.text("games", 1)).isEqualTo("1 game");
        assertThat(english.text("games", 2)).isEqualTo("2 games");
    }

    @Test
    void an_apostrophe_is_written_once_even_within_a_plural() {
        assertThat(english.text("owner", "Ann's cat", 1)).isEqualTo("Ann's cat's game isn't over.");
        assertThat(english.text("owner", "Ann", 2)).isEqualTo("Ann's 2 games aren't over.");
    }

    @Test
    void numbers_are_written_as_the_language_does() {
        assertThat(english.text("games", 18_297)).isEqualTo("18,297 games");
        assertThat(german.text("games", 18_297)).isEqualTo("18.297 Partien");
    }

    @Test
    void another_language_is_a_file_more_and_falls_back_to_english() {
        assertThat(german.text("plain")).isEqualTo("So, wie es da steht.");
        assertThat(german.text("only.english")).isEqualTo("Only in English.");
    }

    @Test
    void a_language_without_a_file_is_english_with_english_numbers() {
        assertThat(Messages.of(MessagesTest.class, Locale.FRENCH).text("games", 1_000))
                .isEqualTo("1,000 games");
    }

    @Test
    void a_missing_text_is_an_error_that_names_bundle_and_key() {
        assertThatThrownBy(() -> english.text("nowhere", 1))
                .isInstanceOf(MissingResourceException.class)
                .hasMessage("no text \"nowhere\" in plybook.text.messages");
    }

    @Test
    void a_broken_pattern_is_an_error_that_names_bundle_and_key() {
        assertThatThrownBy(() -> english.text("broken", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"broken\" of plybook.text.messages");
    }
}
