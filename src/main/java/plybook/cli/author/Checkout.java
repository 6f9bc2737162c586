package plybook.cli.author;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes to a checkout of the project: first all of them are planned, then all are written. A file that exists is never replaced. */
final class Checkout {
    private final Path root;
    private final Map<String, String> created = new LinkedHashMap<>();
    private final Map<String, String> edited = new LinkedHashMap<>();

    /** @throws Refused if the folder is no checkout */
    Checkout(Path root) {
        this.root = root.toAbsolutePath().normalize();
        for (String part : List.of("pom.xml", "CONTRIBUTING.md", "src/main/java/plybook", "src/test/java/plybook")) {
            if (!Files.exists(this.root.resolve(part))) {
                throw new Refused(Texts.of("no.checkout", this.root, part));
            }
        }
    }

    /** The checkout whose {@code target/classes} this class was loaded from, wherever the command was typed. */
    static Checkout here() {
        try {
            Path classes = Path.of(Checkout.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return new Checkout(classes.resolve("../.."));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns whether there is such a file or folder. */
    boolean has(String path) {
        return Files.exists(root.resolve(path));
    }

    /**
     * Plans a new file from a template.
     *
     * @param values what stands in the template as {@code ${key}}
     * @throws Refused if the file exists
     */
    void create(String path, String template, Map<String, String> values) {
        if (has(path)) {
            throw new Refused(Texts.of("file.exists", path));
        }
        created.put(path, filled(template, values));
    }

    private static String filled(String template, Map<String, String> values) {
        try (InputStream in = Checkout.class.getResourceAsStream(template)) {
            if (in == null) {
                throw new IllegalStateException("no template " + template);
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> value : values.entrySet()) {
                text = text.replace("${" + value.getKey() + "}", value.getValue());
            }
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a file as it will be. */
    String text(String path) {
        return edited.computeIfAbsent(path, each -> {
            try {
                return Files.readString(root.resolve(each));
            } catch (IOException e) {
                throw new Refused(Texts.of("file.unreadable", each, e));
            }
        });
    }

    /**
     * Plans a line before a line that contains the anchor, indented as that is.
     *
     * @throws Refused if the file has no such line
     */
    void insertBefore(String path, String anchor, String line) {
        insert(path, anchor, line, 0);
    }

    /** Plans a line after a line that contains the anchor, indented as that is. */
    void insertAfter(String path, String anchor, String line) {
        insert(path, anchor, line, 1);
    }

    private void insert(String path, String anchor, String line, int below) {
        List<String> lines = new ArrayList<>(text(path).lines().toList());
        int at = lineWith(path, anchor);
        String indent = lines.get(at).replaceFirst("\\S.*$", "");
        lines.add(at + below, indent + line);
        edited.put(path, String.join("\n", lines) + "\n");
    }

    /** Plans a change of the one line that contains the anchor. */
    void replaceIn(String path, String anchor, String before, String after) {
        List<String> lines = new ArrayList<>(text(path).lines().toList());
        int at = lineWith(path, anchor);
        if (!lines.get(at).contains(before)) {
            throw new Refused(Texts.of("no.anchor", path, before));
        }
        lines.set(at, lines.get(at).replace(before, after));
        edited.put(path, String.join("\n", lines) + "\n");
    }

    /** Plans a change of a passage. */
    void replace(String path, String before, String after) {
        if (!text(path).contains(before)) {
            throw new Refused(Texts.of("no.anchor", path, before.strip()));
        }
        edited.put(path, text(path).replace(before, after));
    }

    private int lineWith(String path, String anchor) {
        List<String> lines = text(path).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains(anchor)) {
                return i;
            }
        }
        throw new Refused(Texts.of("no.anchor", path, anchor));
    }

    /** Plans an import, in its place among the others. */
    void addImport(String path, String type) {
        String line = "import " + type + ";";
        String after = text(path)
                .lines()
                .filter(each -> each.startsWith("import plybook.") && each.compareTo(line) < 0)
                .reduce((first, last) -> last)
                .orElseThrow(() -> new Refused(Texts.of("no.anchor", path, "import plybook.")));
        insertAfter(path, after, line);
    }

    /** Writes everything that was planned, and returns the files in the order of the plan. */
    List<String> write() {
        try {
            for (Map.Entry<String, String> file : created.entrySet()) {
                Path path = root.resolve(file.getKey());
                Files.createDirectories(path.resolveSibling("."));
                Files.writeString(path, file.getValue(), StandardOpenOption.CREATE_NEW);
            }
            for (Map.Entry<String, String> file : edited.entrySet()) {
                Files.writeString(root.resolve(file.getKey()), file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(created.keySet());
    }

    /** Returns the files that were there before and get a line. */
    List<String> changed() {
        return List.copyOf(edited.keySet());
    }
}
