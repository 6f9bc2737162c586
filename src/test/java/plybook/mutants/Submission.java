package plybook.mutants;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A learner's file among the test data. Its first lines are comments: a word, a colon, and what there is to say. */
record Submission(Path file) {
    private static final Path FOLDER = Path.of("src/test/java/plybook/mutants");

    /** All of a kind: {@code wrong} or {@code sound}. */
    static List<Submission> all(String kind) {
        try (Stream<Path> files = Files.walk(FOLDER.resolve(kind))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(Submission::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of its exercise, such as {@code 03-minimax}. */
    String exercise() {
        return file.getParent().getParent().getFileName().toString();
    }

    String className() {
        return file.getFileName().toString().replace(".java", "");
    }

    /** What the comment line says that begins with the word. */
    String says(String word) {
        try (Stream<String> lines = Files.lines(file)) {
            String start = "// " + word + ":";
            return lines.filter(line -> line.startsWith(start))
                    .map(line -> line.substring(start.length()).strip())
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException(file + " has no line \"" + start + "\""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A new object of the class. @param classes an existing empty folder */
    Object object(Path classes) {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler()
                .run(
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        errors,
                        "-proc:none",
                        "-nowarn",
                        "-cp",
                        "target/classes",
                        "-d",
                        classes.toString(),
                        file.toString());
        if (status != 0) {
            throw new IllegalStateException(file + " does not compile:\n" + errors.toString(StandardCharsets.UTF_8));
        }
        try {
            return new URLClassLoader(new URL[] {url(classes)}, Submission.class.getClassLoader())
                    .loadClass(className())
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(file + ": no object of " + className(), e);
        }
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Its exercise and its own name, such as {@code 03-minimax/last-action}. */
    @Override
    public String toString() {
        return exercise() + "/" + file.getParent().getFileName();
    }
}
