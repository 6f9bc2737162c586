package plybook.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Folders that no course system named: one learner's, or one with a folder or an archive for each learner.
 *
 * <p>Folders with nothing but one folder in them are gone through. A folder that has exercises is one learner's, unless there are
 * several archives or folders with solutions beside them: then it is a class, and these exercises are nobody's.
 */
final class PlainFolders {
    private static final Set<String> EXERCISES =
            Course.exercises().stream().map(Exercise::folder).collect(Collectors.toUnmodifiableSet());

    /** Folders of the course, in which solutions may lie that are nobody's. */
    private static final Set<String> COURSE =
            Set.of("exercises", "my", "solutions", "notebooks", "src", "target", "docs");

    /** So GitHub Classroom calls the folder with everybody's clones. */
    private static final String CLONES = "-submissions";

    private final Map<String, List<Piece>> people = new TreeMap<>();
    private final List<Piece> nobodys = new ArrayList<>();
    private String prefix = "";

    private PlainFolders() {}

    /**
     * Splits the files below one folder or archive into those of each learner.
     *
     * @param pieces whose paths begin with the name of that folder or archive
     * @param base the folder that it is in
     */
    static PlainFolders of(String name, List<Piece> pieces, Path base) throws IOException {
        PlainFolders split = new PlainFolders();
        split.split(name, pieces, base);
        return split;
    }

    /** Returns each learner's files by the name of their folder or archive. */
    Map<String, List<Piece>> people() {
        return people;
    }

    /** Returns the files that are not in a learner's folder. */
    List<Piece> nobodys() {
        return nobodys;
    }

    /** Returns the beginning that GitHub Classroom gave each name; empty elsewhere. */
    String prefix() {
        return prefix;
    }

    private void split(String root, List<Piece> pieces, Path base) throws IOException {
        Map<String, List<Piece>> folders = new TreeMap<>();
        List<Piece> files = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.path().equals(root)) {
                people.put(nameOf(root), pieces); // a file that was named itself
                return;
            }
            String below = piece.path().substring(root.length() + 1);
            int end = below.indexOf('/');
            if (end < 0) {
                files.add(piece);
            } else {
                folders.computeIfAbsent(below.substring(0, end), each -> new ArrayList<>())
                        .add(piece);
            }
        }
        List<Piece> archives = visible(files)
                .filter(piece -> CourseFile.isArchive(piece.fileName()))
                .toList();
        Map<String, List<Piece>> likely = new LinkedHashMap<>();
        folders.forEach((name, inside) -> {
            if (!EXERCISES.contains(name) && !COURSE.contains(name) && mayHoldSolutions(inside)) {
                likely.put(name, inside);
            }
        });
        boolean hasExercises = visible(files).anyMatch(PlainFolders::isOfCourse)
                || folders.entrySet().stream()
                        .anyMatch(each -> (EXERCISES.contains(each.getKey())
                                        || each.getKey().equals("exercises")
                                        || each.getKey().equals("my"))
                                && visible(each.getValue()).anyMatch(PlainFolders::isOfCourse));
        int others = likely.size() + archives.size();
        if (hasExercises ? others < 2 : others == 0 || (others == 1 && likely.isEmpty())) {
            if (hasExercises || others == 1 || !splitIntoEmpty(root, folders, base)) {
                people.put(nameOf(root), pieces);
            }
            return;
        }
        if (!hasExercises && others == 1) {
            String only = likely.keySet().iterator().next();
            folders.forEach((name, inside) -> {
                if (!name.equals(only)) {
                    nobodys.addAll(inside);
                }
            });
            nobodys.addAll(files);
            split(root + "/" + only, likely.getOrDefault(only, List.of()), base);
            return;
        }
        folders.forEach((name, inside) -> {
            if (EXERCISES.contains(name) || name.startsWith(".") || name.equals("__MACOSX")) {
                nobodys.addAll(inside);
            } else {
                people.put(name, inside);
            }
        });
        for (Piece file : files) {
            if (archives.contains(file)) {
                people.put(file.fileName(), List.of(file));
            } else {
                nobodys.add(file);
            }
        }
        emptyFolders(base.resolve(root), folders.keySet()).forEach(name -> people.put(name, List.of()));
        classroom(nameOf(root));
    }

    /** A folder in which no folder holds anything of the course may still be a class, whose learners submitted nothing of use. */
    private boolean splitIntoEmpty(String root, Map<String, List<Piece>> folders, Path base) throws IOException {
        List<String> all = Stream.concat(
                        folders.keySet().stream().filter(name -> !name.startsWith(".")),
                        emptyFolders(base.resolve(root), folders.keySet()))
                .toList();
        if (all.size() < 2) {
            return false;
        }
        all.forEach(name -> people.put(name, folders.getOrDefault(name, List.of())));
        return true;
    }

    /** Returns the folders in which nothing was found: they are empty, or hold nothing but what is hidden, as a clone without a commit. */
    private static Stream<String> emptyFolders(Path folder, Set<String> found) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        List<String> empty = new ArrayList<>();
        try (Stream<Path> inside = Files.list(folder)) {
            for (Path each : inside.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList()) {
                String name = each.getFileName().toString();
                if (!name.startsWith(".") && !found.contains(name) && hasNothing(each)) {
                    empty.add(name);
                }
            }
        }
        return empty.stream();
    }

    private static boolean hasNothing(Path folder) throws IOException {
        try {
            return FolderFiles.of(folder).isEmpty();
        } catch (Unreadable e) {
            return false; // it has absurdly many files
        }
    }

    private void classroom(String root) {
        if (root.endsWith(CLONES)) {
            String assignment = root.substring(0, root.length() - CLONES.length()) + "-";
            if (people.keySet().stream().allMatch(name -> name.startsWith(assignment))) {
                prefix = assignment;
            }
        }
    }

    private static Stream<Piece> visible(List<Piece> pieces) {
        return pieces.stream().filter(piece -> !piece.isHidden());
    }

    private static boolean isOfCourse(Piece piece) {
        return CourseFile.called(piece.fileName()).isPresent();
    }

    private static boolean mayHoldSolutions(List<Piece> inside) {
        return visible(inside)
                .anyMatch(piece -> CourseFile.matters(piece.fileName()) || CourseFile.isNotebook(piece.fileName()));
    }

    private static String nameOf(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
