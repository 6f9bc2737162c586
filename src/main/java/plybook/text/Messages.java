package plybook.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import org.jspecify.annotations.Nullable;

/**
 * The texts of one room: the resource bundle {@code messages} beside a class. English is the source language, in
 * {@code messages.properties}; another language is a file more, such as {@code messages_de.properties}.
 *
 * <p>A text is a pattern of {@link MessageFormat}, plurals included: {@code {0} {0,choice,0#games|1#game|1<games}}. Unlike there, an
 * apostrophe is always an apostrophe and is written once, and a brace always belongs to an argument.
 */
public final class Messages {
    /** The system property that names the language, such as {@code de} or {@code pt-BR}. */
    public static final String PROPERTY = "plybook.lang";

    /** The environment variable that names the language if the property does not. */
    public static final String VARIABLE = "PLYBOOK_LANG";

    /** Stands for the apostrophe while {@link MessageFormat} works, which would take it for a quote. */
    private static final char APOSTROPHE = '\uE000';

    private final ResourceBundle texts;
    private final Locale locale;

    private Messages(ResourceBundle texts, Locale locale) {
        this.texts = texts;
        this.locale = locale;
    }

    /**
     * Returns the texts of the room that the class is in, in the reader's language where the room has it, else in English.
     *
     * @throws MissingResourceException if the room has no texts
     */
    public static Messages of(Class<?> room) {
        return of(room, language());
    }

    /** Returns the texts of the room in a given language. */
    public static Messages of(Class<?> room, Locale language) {
        ResourceBundle texts = ResourceBundle.getBundle(
                room.getPackageName() + ".messages",
                language,
                room.getClassLoader(),
                Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
        boolean source = texts.getLocale().equals(Locale.ROOT);
        return new Messages(texts, source ? Locale.ENGLISH : language);
    }

    /** Returns the language that was asked for by {@link #PROPERTY} or {@link #VARIABLE}; English if by neither. */
    public static Locale language() {
        return Optional.ofNullable(System.getProperty(PROPERTY))
                .or(() -> Optional.ofNullable(System.getenv(VARIABLE)))
                .filter(tag -> !tag.isBlank())
                .map(tag -> Locale.forLanguageTag(tag.strip().replace('_', '-')))
                .orElse(Locale.ENGLISH);
    }

    /** Returns the language of the texts, which numbers are written in too. */
    public Locale locale() {
        return locale;
    }

    /** Returns the bundle itself, for a library that reads bundles. */
    public ResourceBundle bundle() {
        return texts;
    }

    /**
     * Returns a text with its arguments in place, numbers as the language writes them. Without arguments it is returned as it stands.
     *
     * @throws MissingResourceException if there is no such text; the message names bundle and key
     * @throws IllegalArgumentException if the text is no pattern; the message names bundle and key
     */
    public String text(String key, @Nullable Object... arguments) {
        String pattern = pattern(key);
        if (arguments.length == 0) {
            return pattern;
        }
        try {
            return new MessageFormat(pattern.replace('\'', APOSTROPHE), locale)
                    .format(arguments)
                    .replace(APOSTROPHE, '\'');
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the text \"" + key + "\" of " + texts.getBaseBundleName() + " is no pattern: " + pattern, e);
        }
    }

    private String pattern(String key) {
        try {
            return texts.getString(key);
        } catch (MissingResourceException e) {
            throw (MissingResourceException) new MissingResourceException(
                            "no text \"" + key + "\" in " + texts.getBaseBundleName(), texts.getBaseBundleName(), key)
                    .initCause(e);
        }
    }
}
