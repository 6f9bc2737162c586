package plybook.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plybook.task.Course;
import plybook.task.Exercise;

/** The starters that are in Plybook's archive, for those who have nothing but that. */
final class Starters {
    private static final String README = "README.md";

    private Starters() {}

    /** Places each exercise's files where the learner's would be, unless something of that name is there, and says so. */
    static void place() {
        int placed = 0;
        for (Exercise exercise : Course.exercises()) {
            List<String> names = new ArrayList<>(List.of(README));
            exercise.parts().forEach(part -> names.add(part.fileName()));
            for (String name : names) {
                placed += place(
                        LearnersFiles.folder(exercise).resolve(name), "exercises/" + exercise.folder() + "/" + name);
            }
        }
        if (placed > 0) {
            System.out.println(Texts.of("starters.placed", placed, LearnersFiles.folder()));
        }
    }

    /** Returns the number of files that were placed: 1 or 0. */
    private static int place(Path file, String resource) {
        if (Files.exists(file)) {
            return 0;
        }
        try {
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, text(resource));
            return 1;
        } catch (IOException e) {
            throw new UncheckedIOException(Texts.of("cannot.write", file), e);
        }
    }

    /** Returns the text of a file in the archive. */
    static String text(String name) {
        try (InputStream in = Starters.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(Texts.of("cannot.read", name));
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(Texts.of("cannot.read", name), e);
        }
    }
}
