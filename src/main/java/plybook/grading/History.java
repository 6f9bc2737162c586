package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The earlier results of a learner, in folders that are numbered from 1: an appeal may ask for them. */
final class History {
    private static final String FOLDER = "history";

    private History() {}

    /**
     * Moves the results in the folder to its history, if they are finished and those of other files.
     *
     * @param receipt the hash of the files that are about to be graded
     */
    static void keep(Path folder, String receipt) throws IOException {
        Optional<Finished> before = Finished.in(folder);
        if (before.isEmpty() || before.get().marks().receipt().equals(receipt)) {
            return;
        }
        Path kept = folder.resolve(FOLDER).resolve(Integer.toString(number(folder)));
        Files.createDirectories(kept);
        for (String file : Batch.FILES) {
            if (Files.exists(folder.resolve(file))) {
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
