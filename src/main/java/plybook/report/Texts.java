package plybook.report;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plybook.text.Messages;

/** The texts of reports: {@code messages.properties} beside this class. */
final class Texts {
    private static final Messages MESSAGES = Messages.of(Texts.class);

    private Texts() {}

    /** Returns a text with its arguments in place. */
    static String of(String key, @Nullable Object... arguments) {
        return MESSAGES.text(key, arguments);
    }

    /** Returns a text without arguments that not every exercise has. */
    static Optional<String> find(String key) {
        return Optional.of(key).filter(MESSAGES.bundle()::containsKey).map(MESSAGES::text);
    }
}
