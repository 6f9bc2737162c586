package plybook.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Where a learner's files are: a folder that holds the exercises' folders, or holds them in {@code exercises/}.
 *
 * @param given the folder as it was named
 */
record LearnersFolder(Path given) {
    /** The folder that was named, else the one that {@code lab} fills; it may not exist yet. */
    static LearnersFolder of(Optional<Path> from, Project project) {
        return new LearnersFolder(from.orElse(project.my()));
    }

    /**
     * The folder that was named, else the one that {@code lab} fills.
     *
     * @throws ParameterException if there is no such folder
     */
    static LearnersFolder existing(Optional<Path> from, Project project, CommandLine command) {
        LearnersFolder folder = of(from, project);
        if (!Files.isDirectory(folder.given)) {
            throw new ParameterException(
                    command,
                    from.isPresent()
                            ? "there is no folder " + folder.given
                            : "there is no folder my/ with your files yet: run ./plybook lab first, or name a folder with --from");
        }
        return folder;
    }

    /** The folder in which the exercises' folders are, or would be. */
    Path exercises() {
        Path inner = given.resolve("exercises");
        boolean flat =
                Course.exercises().stream().anyMatch(exercise -> Files.isDirectory(given.resolve(exercise.folder())));
        return flat || (!Files.isDirectory(inner) && !given.endsWith("my")) ? given : inner;
    }

    /** The folder of an exercise, which may not exist. */
    Path of(Exercise exercise) {
        return exercises().resolve(exercise.folder());
    }

    /** Every file of these exercises with the exercise that it belongs to; a file may not exist. */
    Map<Path, Exercise> files(List<Exercise> exercises) {
        Map<Path, Exercise> files = new TreeMap<>();
        for (Exercise exercise : exercises) {
            exercise.parts().forEach(part -> files.put(of(exercise).resolve(part.fileName()), exercise));
        }
        return files;
    }
}
