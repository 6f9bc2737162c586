package plybook.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.task.Exercise.Part;

/** The sentences on one learner's submission, for the learner and the instructor. */
final class Notes {
    private static final int MOST_NAMED = 20;
    private static final int LONGEST_NAME = 150;

    /** Files that belong to the course and are not graded; ignoring them needs no note. */
    private static final List<String> FAMILIAR = List.of("README.md", Submission.RECEIPT);

    private final List<String> sentences = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private final List<Piece> ignored = new ArrayList<>();
    private final Map<String, String> missing = new LinkedHashMap<>();

    /** Returns all sentences. */
    List<String> all() {
        List<String> all = new ArrayList<>();
        if (!refused.isEmpty()) {
            all.add(Texts.of("refused", listed(refused)));
        }
        if (!ignored.isEmpty()) {
            all.add(Texts.of("ignored", named(ignored)));
        }
        ignored.forEach(file -> CourseFile.misspelt(file.fileName())
                .ifPresent(meant -> all.add(
                        Texts.of("misnamed", named(List.of(file)), meant.part().fileName()))));
        missing.forEach((name, why) -> all.add(Texts.of("entry", name, why)));
        all.addAll(sentences);
        return all;
    }

    void refused(String entry) {
        refused.add(entry);
    }

    void ignored(List<Piece> files) {
        ignored.addAll(files);
    }

    /** Takes note of files that are none of the course, but for those that everybody has. */
    void others(List<Piece> files) {
        files.stream()
                .filter(file -> FAMILIAR.stream().noneMatch(name -> ("/" + file.path()).endsWith("/" + name)))
                .filter(file -> !CourseFile.isNotebook(file.fileName()) && !file.isHidden())
                .forEach(ignored::add);
    }

    void unreadable(String path, String reason) {
        sentences.add(Texts.of("entry", shortened(path), reason));
    }

    void missing(String name, String reason) {
        missing.put(name, reason);
    }

    /** Returns the reason why a file of the course does not count although it was submitted. */
    Optional<String> missing(String name) {
        return Optional.ofNullable(missing.get(name));
    }

    /** Returns whether every file of the course that was submitted counts. */
    boolean nothingMissing() {
        return missing.isEmpty();
    }

    void earlier(List<Piece> pieces) {
        if (!pieces.isEmpty()) {
            sentences.add(Texts.of("older.note", named(pieces)));
        }
    }

    /** Takes note of attempts that are more than are allowed. */
    void beyond(List<Piece> pieces) {
        if (!pieces.isEmpty()) {
            sentences.add(Texts.of("extra.note", named(pieces)));
        }
    }

    void older(Piece old, Piece counts) {
        sentences.add(Texts.of("older.one", shortened(old.path()), shortened(counts.path())));
    }

    /** Takes note of a file under a changed name. */
    void readAs(Piece piece, String name) {
        String fileName = name.substring(name.lastIndexOf('/') + 1);
        if (!piece.fileName().equals(fileName)) {
            sentences.add(Texts.of("read.as", shortened(piece.path()), fileName));
        }
    }

    void fromNotebook(Part part, Piece notebook, NotebookClasses.Defined found) {
        sentences.add(
                Texts.of("notebook.note", part.fileName(), shortened(notebook.path()), found.cell(), found.times()));
    }

    static String named(List<Piece> files) {
        return listed(files.stream().map(Piece::path).toList());
    }

    static String listed(List<String> names) {
        String shown = names.stream().limit(MOST_NAMED).map(Notes::shortened).collect(Collectors.joining(", "));
        int more = names.size() - MOST_NAMED;
        return more > 0 ? Texts.of("more", shown, more) : shown;
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "…";
    }
}
