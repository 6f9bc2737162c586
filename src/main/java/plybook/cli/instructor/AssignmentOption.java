package plybook.cli.instructor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.assignment.AssignmentProblems;
import plybook.task.Course;
import plybook.task.Exercise;

/** The option {@code --assignment}, which several commands have. */
public final class AssignmentOption {
    @Option(names = "--assignment", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    /**
     * Returns the assignment that was named; otherwise the one that lies in the first of these folders that has one.
     *
     * @throws ParameterException if it cannot be used; the message names the lines
     */
    public Optional<Assignment> in(CommandLine command, Path... folders) {
        Optional<Path> found = file.or(() -> Arrays.stream(folders)
                .flatMap(folder -> AssignmentFile.in(folder).stream())
                .findFirst());
        return found.map(path -> {
            try {
                return AssignmentFile.read(path);
            } catch (AssignmentProblems e) {
                throw new ParameterException(command, String.valueOf(e.getMessage()), e);
            } catch (IOException e) {
                throw new ParameterException(command, Texts.of("cannot.read", path, e), e);
            }
        });
    }

    /**
     * Returns the exercises to work on: those that were named; if none was, those of the assignment; without one all.
     *
     * @throws ParameterException if there is no such exercise
     */
    public static List<Exercise> exercises(List<String> named, Optional<Assignment> assignment, CommandLine command) {
        try {
            Stream<Exercise> chosen = named.isEmpty()
                    ? assignment.map(Assignment::exercises).orElse(Course.exercises()).stream()
                    : named.stream().map(Course::find);
            return chosen.distinct().toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
    }
}
