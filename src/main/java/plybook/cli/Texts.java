package plybook.cli;

import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import plybook.text.Messages;

/** The texts of the commands: {@code messages.properties} beside this class. */
final class Texts {
    private static final Messages MESSAGES = Messages.of(Texts.class);

    private Texts() {}

    /** Returns a text with its arguments in place. */
    static String of(String key, @Nullable Object... arguments) {
        return MESSAGES.text(key, arguments);
    }

    /** Returns all texts, from which picocli takes those of {@code --help}. */
    static ResourceBundle bundle() {
        return MESSAGES.bundle();
    }
}
