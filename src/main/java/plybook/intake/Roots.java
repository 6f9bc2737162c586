package plybook.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files of the course by the folder that contains the exercises' folders. If there are two solutions in one submission, nobody should
 * guess which one was meant.
 */
final class Roots {
    /** So many places are no copies, but an attack or a mistake; nobody compares them. */
    private static final int MOST_COPIES = 10;

    private final Map<String, Map<String, List<Piece>>> byRoot;

    private Roots(Map<String, Map<String, List<Piece>>> byRoot) {
        this.byRoot = byRoot;
    }

    /**
     * Finds the files of the course. If none are in the exercises' folders, their own names are enough, wherever they are.
     *
     * @param others receives all other files
     */
    static Roots of(List<Piece> files, List<Piece> others) {
        Map<String, Map<String, List<Piece>>> inFolders = byRoot(files, true, others);
        if (!inFolders.isEmpty()) {
            return new Roots(inFolders);
        }
        others.clear();
        return new Roots(byRoot(files, false, others));
    }

    private static Map<String, Map<String, List<Piece>>> byRoot(
            List<Piece> files, boolean inFolders, List<Piece> others) {
        Map<String, Map<String, List<Piece>>> roots = new TreeMap<>();
        for (Piece file : files) {
            Optional<CourseFile> called = CourseFile.called(file.fileName());
            String folder = file.path().contains("/")
                    ? file.path().substring(0, file.path().lastIndexOf('/'))
                    : "";
            Optional<String> root = called.flatMap(each -> inFolders ? above(folder, each) : Optional.of(""));
            if (root.isEmpty()) {
                others.add(file);
                continue;
            }
            roots.computeIfAbsent(root.get(), each -> new TreeMap<>())
                    .computeIfAbsent(called.get().name(), each -> new ArrayList<>())
                    .add(file);
        }
        return roots;
    }

    /** Returns the folder that the exercise's folder is in, if the file is in that folder. */
    private static Optional<String> above(String folder, CourseFile file) {
        String[] parts = file.name().split("/", -1);
        String exercise = "/" + parts[1];
        String path = "/" + folder;
        return path.endsWith(exercise)
                ? Optional.of(
                        path.substring(0, path.length() - exercise.length()).replaceFirst("^/", ""))
                : Optional.empty();
    }

    boolean isEmpty() {
        return byRoot.isEmpty();
    }

    boolean mayBeCopies() {
        return byRoot.size() <= MOST_COPIES;
    }

    /** Returns the only root; in a whole copy of the course the learner's own folder, and otherwise that of the exercises. */
    Optional<String> theOne() {
        if (byRoot.size() == 1) {
            return byRoot.keySet().stream().findFirst();
        }
        return only("my/exercises").or(() -> isCourse() ? only("exercises") : Optional.empty());
    }

    private Optional<String> only(String end) {
        List<String> these = byRoot.keySet().stream()
                .filter(root -> ("/" + root).endsWith("/" + end))
                .toList();
        return these.size() == 1 ? Optional.of(these.get(0)) : Optional.empty();
    }

    /** Returns whether there are solutions beside the exercises, as only the course itself has them. */
    private boolean isCourse() {
        return only("exercises")
                .map(root -> root.substring(0, root.length() - "exercises".length()) + "solutions")
                .filter(byRoot::containsKey)
                .isPresent();
    }

    /** Returns the files in one root, or in all, by their names in an archive. */
    Map<String, List<Piece>> in(Optional<String> root) {
        if (root.isPresent()) {
            return byRoot.getOrDefault(root.get(), Map.of());
        }
        Map<String, List<Piece>> all = new TreeMap<>();
        byRoot.values()
                .forEach(files -> files.forEach((name, these) ->
                        all.computeIfAbsent(name, each -> new ArrayList<>()).addAll(these)));
        return all;
    }

    /** Returns the files in other roots. */
    Stream<Piece> notIn(Optional<String> root) {
        return root.isEmpty()
                ? Stream.empty()
                : byRoot.entrySet().stream()
                        .filter(each -> !each.getKey().equals(root.get()))
                        .flatMap(each -> each.getValue().values().stream().flatMap(List::stream));
    }

    /** Returns the names of the roots, for people. */
    String named() {
        return Notes.listed(byRoot.keySet().stream()
                .map(each -> each.isEmpty() ? Texts.of("top") : each)
                .toList());
    }
}
