package plybook.cli.author;

import java.util.Locale;
import javax.lang.model.SourceVersion;

/**
 * The name of something new, as a Java class.
 *
 * @param type the class name, such as {@code ConnectFour}
 */
record Name(String type) {
    /**
     * Reads a name as it was typed; its first letter becomes a capital.
     *
     * @throws Refused if it is no Java identifier of letters and digits
     */
    static Name parse(String typed) {
        if (!typed.matches("[A-Za-z][A-Za-z0-9]*")) {
            throw new Refused(Texts.of("name.letters", typed));
        }
        Name name = new Name(typed.substring(0, 1).toUpperCase(Locale.ROOT) + typed.substring(1));
        if (!SourceVersion.isName(name.inSmallLetters())) {
            throw new Refused(Texts.of("name.keyword", name.inSmallLetters()));
        }
        return name;
    }

    /** Returns the name of its package, command and files, such as {@code connectfour}. */
    String inSmallLetters() {
        return type.toLowerCase(Locale.ROOT);
    }

    /** Returns the name for people, such as {@code Connect Four}. */
    String title() {
        return type.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
    }

    /** Returns the name of a folder, such as {@code connect-four}. */
    String dashed() {
        return title().replace(' ', '-').toLowerCase(Locale.ROOT);
    }
}
