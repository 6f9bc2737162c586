package plybook.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import plybook.setup.Project;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The folder of a learner's files. It holds the exercises' folders, either directly or in {@code exercises/}.
 *
 * @param given the folder as it was named
 */
record LearnersFolder(Path given) {
    /** Returns the folder that was named, otherwise the one that {@code lab} fills; it may not exist yet. */
    static LearnersFolder of(Optional<Path> from, Project project) {
        return new LearnersFolder(from.orElse(project.my()));
    }

    /**
     * Returns the folder that was named, otherwise the one that {@code lab} fills.
     *
     * @throws ParameterException if there is no such folder
     */
    static LearnersFolder existing(Optional<Path> from, Project project, CommandLine command) {
        LearnersFolder folder = of(from, project);
        if (!Files.isDirectory(folder.given)) {
            throw new ParameterException(
                    command, from.isPresent() ? Texts.of("no.folder", folder.given) : Texts.of("no.folder.my"));
        }
        return folder;
    }

    /** Returns the folder that holds the exercises' folders, or would hold them. */
    Path exercises() {
        Path inner = given.resolve("exercises");
        boolean flat =
                Course.exercises().stream().anyMatch(exercise -> Files.isDirectory(given.resolve(exercise.folder())));
        return flat || (!Files.isDirectory(inner) && !given.endsWith("my")) ? given : inner;
    }

    /** Returns the folder of an exercise, which may not exist. */
    Path of(Exercise exercise) {
        return exercises().resolve(exercise.folder());
    }

    /** Returns every file of these exercises with the exercise that it belongs to. A file may not exist. */
    Map<Path, Exercise> files(List<Exercise> exercises) {
        Map<Path, Exercise> files = new TreeMap<>();
        for (Exercise exercise : exercises) {
            exercise.parts().forEach(part -> files.put(of(exercise).resolve(part.fileName()), exercise));
        }
        return files;
    }
}
