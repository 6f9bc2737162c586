package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import plybook.store.Judged;

/** The earlier results of a learner, in folders that are numbered from 1: an appeal may ask for them. */
final class History {
    private static final String FOLDER = "history";

    /** The files from which the next results may be drawn; they stay until they are written. */
    private static final List<String> COPIED = List.of(Judged.FILE, Drawing.SUBMISSION);

    private History() {}

    /** Moves the results in the folder to its history. */
    static void keep(Path folder) throws IOException {
        Path kept = folder.resolve(FOLDER).resolve(Integer.toString(number(folder)));
        Files.createDirectories(kept);
        for (String file : COPIED) {
            if (Files.exists(folder.resolve(file))) {
                Files.copy(folder.resolve(file), kept.resolve(file));
            }
        }
        for (String file : Drawing.FILES) {
            // Why the judge failed just now is no earlier result.
            if (Files.exists(folder.resolve(file)) && !file.equals(Drawing.NOT_GRADED)) {
                Files.move(folder.resolve(file), kept.resolve(file));
            }
        }
    }

    private static int number(Path folder) {
        int number = 1;
        while (Files.exists(folder.resolve(FOLDER).resolve(Integer.toString(number)))) {
            number++;
        }
        return number;
    }
}
