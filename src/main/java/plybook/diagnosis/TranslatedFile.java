package plybook.diagnosis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle.Control;

/**
 * A text file among the resources, in the reader's language where there is one. It is found as a resource bundle is: for the locale zh-CN
 * first {@code ID_zh_CN.md}, then {@code ID_zh.md}, then {@code ID.md}.
 *
 * @param path where it was found
 */
record TranslatedFile(String path, String text) {
    private static final Control FILES = Control.getControl(Control.FORMAT_PROPERTIES);

    /** Returns the file with that name in a folder; empty if there is none in any language. */
    static Optional<TranslatedFile> find(String folder, String id, Locale locale) {
        return FILES.getCandidateLocales(id, locale).stream()
                .map(each -> folder + FILES.toResourceName(FILES.toBundleName(id, each), "md"))
                .flatMap(path -> read(path).stream())
                .findFirst();
    }

    private static Optional<TranslatedFile> read(String path) {
        try (InputStream in = TranslatedFile.class.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new TranslatedFile(path, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
