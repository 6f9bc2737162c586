package plybook.judge.player;

import org.jspecify.annotations.Nullable;
import plybook.text.Messages;

/** The texts of the checks: {@code messages.properties} beside this class. */
final class Texts {
    private static final Messages MESSAGES = Messages.of(Texts.class);

    private Texts() {}

    /** Returns a text with its arguments in place. */
    static String of(String key, @Nullable Object... arguments) {
        return MESSAGES.text(key, arguments);
    }
}
