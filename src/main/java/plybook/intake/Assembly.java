package plybook.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * Finds out which of one learner's files count, and gives every other file its reason.
 *
 * <p>Learners pack their files in many ways, so the exercises' folders may be anywhere, in archives and in archives in these. The newest
 * attempt counts. But nobody guesses: where two different files could be meant and nothing says which is newer, neither counts.
 */
final class Assembly {
    /** An archive in an archive is opened, one in that is not. */
    private static final int DEEPEST = 2;

    private static final int MOST_ARCHIVES = 40;

    /** In bytes, inflated from archives in archives. */
    private static final long MOST_INFLATED = 128L << 20;

    /** In bytes. Pictures in a notebook's outputs may take some megabytes. */
    private static final int LARGEST_NOTEBOOK = 32 << 20;

    private final String owner;
    private final List<Piece> pieces;
    private final Map<Piece, Listed> listed = new LinkedHashMap<>();
    private final Notes notes = new Notes();
    private final List<String> failures = new ArrayList<>();
    private int opened;
    private long inflated;

    Assembly(String owner, List<Piece> pieces, List<Piece> beyond) {
        this.owner = owner;
        this.pieces = List.copyOf(pieces);
        beyond.forEach(piece -> settle(piece, Fate.EXTRA, Texts.of("extra.attempt")));
        notes.beyond(beyond);
    }

    /** A file of the course that counts as far as is known. */
    private record Candidate(Piece piece, byte[] content, String hash) {}

    /** A reason why several files cannot be told apart. */
    private static final class Unclear extends Exception {
        private static final long serialVersionUID = 1;

        Unclear(String reason) {
            super(reason);
        }
    }

    Contents contents() throws IOException {
        long newest = pieces.stream().mapToLong(Piece::attempt).max().orElse(0);
        List<Piece> current = new ArrayList<>();
        List<Piece> earlier = new ArrayList<>();
        for (Piece piece : pieces) {
            (piece.attempt() == newest ? current : earlier).add(piece);
        }
        earlier.forEach(piece -> settle(piece, Fate.OLDER, Texts.of("older.attempt")));
        notes.earlier(earlier);
        Map<String, Candidate> chosen = new TreeMap<>();
        try {
            chosen.putAll(inLevel(current, 0));
        } catch (Unclear e) {
            return nothing(String.valueOf(e.getMessage()));
        }
        fromNotebooks(current, chosen);
        if (chosen.isEmpty()) {
            return nothing(noFile());
        }
        List<Submission.Entry> entries = new ArrayList<>();
        Map<String, String> missing = new LinkedHashMap<>();
        for (Exercise exercise : Course.exercises()) {
            for (Part part : exercise.parts()) {
                String name = Submission.name(exercise, part);
                Candidate file = chosen.get(name);
                if (file == null) {
                    String why = notes.missing(name).orElseGet(() -> Texts.of("file.missing"));
                    missing.put(name, Texts.of("entry", part.fileName(), why));
                } else {
                    entries.add(new Submission.Entry(name, file.content()));
                }
            }
        }
        return new Contents(new Submission(entries, List.of()), missing, notes.all(), Optional.empty(), listing());
    }

    private Contents nothing(String reason) {
        Map<String, String> missing = new LinkedHashMap<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts()
                    .forEach(part ->
                            missing.put(Submission.name(exercise, part), Texts.of("submission.unread", reason)));
        }
        List<String> all = new ArrayList<>(List.of(Texts.of("submission", reason)));
        all.addAll(notes.all());
        listed.replaceAll((piece, before) -> before.fate() == Fate.JUDGED
                ? new Listed(before.path(), owner, Fate.UNREADABLE, Texts.of("submission", reason))
                : before);
        return new Contents(new Submission(List.of(), List.of()), missing, all, Optional.of(reason), listing());
    }

    /** Returns the list; what nobody has looked at is no file of the course. */
    private List<Listed> listing() {
        pieces.forEach(piece -> listed.computeIfAbsent(
                piece, each -> new Listed(each.shown(), owner, Fate.IGNORED, Texts.of("ignored.other"))));
        return List.copyOf(listed.values());
    }

    private String noFile() {
        if (failures.size() == 1) {
            return failures.get(0);
        }
        return Texts.of(failures.isEmpty() && notes.nothingMissing() ? "no.file" : "no.file.readable");
    }

    private void settle(Piece piece, Fate fate, String reason) {
        listed.put(piece, new Listed(piece.shown(), owner, fate, reason));
    }

    /** Returns the files that count among those in one folder or archive, archives in it included, by their names in an archive. */
    private Map<String, Candidate> inLevel(List<Piece> level, int depth) throws IOException, Unclear {
        List<Piece> files = new ArrayList<>();
        List<Piece> archives = new ArrayList<>();
        boolean alone = depth == 0 && level.size() == 1;
        for (Piece piece : level) {
            if (piece.isHidden()) {
                settle(piece, Fate.IGNORED, Texts.of("ignored.hidden"));
            } else if (isArchive(piece, alone)) {
                archives.add(piece);
            } else {
                files.add(piece);
            }
        }
        Map<String, Candidate> direct = direct(files);
        boolean ranked = level.stream().anyMatch(piece -> piece.rank() > 0);
        if (!direct.isEmpty() && !ranked) {
            archives.forEach(piece -> settle(piece, Fate.IGNORED, Texts.of("ignored.beside")));
            notes.ignored(archives);
            return direct;
        }
        Map<String, Candidate> all = new TreeMap<>(direct);
        for (Piece archive : archives) {
            for (Map.Entry<String, Candidate> each :
                    inArchive(archive, depth + 1).entrySet()) {
                Candidate before = all.get(each.getKey());
                all.put(
                        each.getKey(),
                        before == null
                                ? each.getValue()
                                : newer(before, each.getValue())
                                        .orElseThrow(() ->
                                                new Unclear(Texts.of("several.archives", Notes.named(archives)))));
            }
        }
        return all;
    }

    /** A file that came alone, without an ending that says what it is, may be an archive. */
    private static boolean isArchive(Piece piece, boolean alone) {
        return CourseFile.isArchive(piece.fileName())
                || (alone && !piece.fileName().contains("."));
    }

    private Map<String, Candidate> inArchive(Piece archive, int depth) throws IOException, Unclear {
        try {
            if (depth > DEEPEST) {
                throw new Unreadable(Texts.of("archive.deep"));
            }
            opened++;
            if (opened > MOST_ARCHIVES || inflated > MOST_INFLATED) {
                throw new Unreadable(Texts.of("archive.bomb"));
            }
            byte[] bytes = archive.found().read(Zip.LARGEST_ARCHIVE);
            inflated += depth > 1 ? bytes.length : 0;
            Zip zip = Zip.of(bytes);
            settle(archive, Fate.OPENED, "");
            zip.refused().forEach(entry -> notes.refused(entry));
            int number = 0;
            for (String entry : zip.refused()) {
                number++;
                listed.put(
                        archive.with(new Refused(archive.path() + "#" + number)),
                        new Listed(archive.shown(), owner, Fate.UNREADABLE, Texts.of("refused", entry)));
            }
            List<Piece> inside = zip.files().stream().map(archive::with).toList();
            Map<String, Candidate> found = inLevel(inside, depth);
            inside.forEach(piece -> listed.computeIfAbsent(
                    piece, each -> new Listed(each.shown(), owner, Fate.IGNORED, Texts.of("ignored.other"))));
            return found;
        } catch (Unreadable e) {
            settle(archive, Fate.UNREADABLE, Texts.of("entry", archive.fileName(), e.reason()));
            failures.add(e.reason());
            if (pieces.size() > 1 || depth > 1) {
                notes.unreadable(archive.path(), e.reason());
            }
            return Map.of();
        }
    }

    /** An entry whose name is refused; it only keeps its place in the list. */
    private record Refused(String path) implements Found {
        @Override
        public byte[] read(int most) throws Unreadable {
            throw new Unreadable(Texts.of("name.outside"));
        }
    }

    /** Returns those of the files that count; archives are not looked into. */
    private Map<String, Candidate> direct(List<Piece> files) throws IOException, Unclear {
        List<Piece> others = new ArrayList<>();
        Roots roots = Roots.of(files, others);
        notes.others(others);
        Map<String, Candidate> chosen = new TreeMap<>();
        Optional<String> root = roots.theOne();
        if (root.isEmpty() && !roots.isEmpty()) {
            if (!roots.mayBeCopies()) {
                throw new Unclear(Texts.of("several.places", roots.named()));
            }
        }
        for (Map.Entry<String, List<Piece>> each : roots.in(root).entrySet()) {
            try {
                Candidate best = best(each.getValue());
                chosen.put(each.getKey(), best);
                settle(best.piece(), Fate.JUDGED, "");
                notes.readAs(best.piece(), each.getKey());
            } catch (Unreadable e) {
                notes.missing(each.getKey(), e.reason());
            } catch (Unclear e) {
                if (root.isEmpty()) {
                    throw new Unclear(Texts.of("several.places", roots.named()));
                }
                each.getValue().forEach(piece -> settle(piece, Fate.UNREADABLE, String.valueOf(e.getMessage())));
                notes.missing(each.getKey(), String.valueOf(e.getMessage()));
            }
        }
        roots.notIn(root).forEach(piece -> settle(piece, Fate.IGNORED, Texts.of("ignored.place")));
        return chosen;
    }

    /** Returns the one of several files of the same name that counts. */
    private Candidate best(List<Piece> same) throws IOException, Unreadable, Unclear {
        Optional<Candidate> best = Optional.empty();
        Optional<Unreadable> failed = Optional.empty();
        boolean unclear = false;
        for (Piece piece : same) {
            try {
                byte[] content = piece.found().read(Submission.LARGEST);
                Candidate each = new Candidate(piece, content, Hash.of(content));
                Optional<Candidate> before = best;
                best = before.isEmpty() ? Optional.of(each) : newer(before.get(), each);
                if (best.isEmpty()) {
                    unclear = true;
                    best = before;
                } else if (best.get().piece().equals(piece)
                        && before.isPresent()
                        && !before.get().hash().equals(each.hash())) {
                    unclear = false; // newer than all before
                }
            } catch (Unreadable e) {
                settle(piece, Fate.UNREADABLE, Texts.of("entry", piece.fileName(), e.reason()));
                failed = Optional.of(e);
            }
        }
        if (unclear) {
            throw new Unclear(Texts.of("file.twice"));
        }
        if (best.isPresent()) {
            return best.get();
        }
        throw failed.orElseThrow();
    }

    /** Returns the one that counts, and gives the other its reason; empty if they differ and neither is newer. */
    private Optional<Candidate> newer(Candidate one, Candidate other) {
        if (one.hash().equals(other.hash())) {
            boolean otherIsExact = isExact(other) && !isExact(one);
            Candidate kept = otherIsExact ? other : one;
            Candidate copy = otherIsExact ? one : other;
            settle(kept.piece(), Fate.JUDGED, "");
            settle(copy.piece(), Fate.COPY, Texts.of("copy", kept.piece().shown()));
            return Optional.of(kept);
        }
        if (one.piece().rank() == other.piece().rank()) {
            return Optional.empty();
        }
        boolean first = one.piece().rank() > other.piece().rank();
        Candidate kept = first ? one : other;
        Candidate old = first ? other : one;
        settle(kept.piece(), Fate.JUDGED, "");
        settle(old.piece(), Fate.OLDER, Texts.of("older.file", kept.piece().shown()));
        notes.older(old.piece(), kept.piece());
        return Optional.of(kept);
    }

    private static boolean isExact(Candidate candidate) {
        return CourseFile.called(candidate.piece().fileName())
                .filter(CourseFile::exact)
                .isPresent();
    }

    /** Looks in the notebooks for the classes that no file holds. */
    private void fromNotebooks(List<Piece> current, Map<String, Candidate> chosen) throws IOException {
        List<Piece> notebooks = new ArrayList<>();
        listed.keySet().stream().filter(Assembly::isNotebook).forEach(notebooks::add);
        current.stream()
                .filter(Assembly::isNotebook)
                .filter(piece -> !notebooks.contains(piece))
                .forEach(notebooks::add);
        for (Piece notebook : notebooks) {
            NotebookClasses classes;
            try {
                classes = NotebookClasses.of(notebook.found().read(LARGEST_NOTEBOOK));
            } catch (Unreadable e) {
                settle(notebook, Fate.IGNORED, Texts.of("entry", notebook.fileName(), e.reason()));
                if (chosen.isEmpty()) {
                    failures.add(Texts.of("entry", notebook.fileName(), e.reason()));
                }
                continue;
            }
            try {
                fromNotebook(notebook, classes, chosen);
            } catch (Unreadable e) {
                settle(notebook, Fate.UNREADABLE, Texts.of("entry", notebook.fileName(), e.reason()));
                notes.unreadable(notebook.path(), e.reason());
            }
        }
    }

    private static boolean isNotebook(Piece piece) {
        return CourseFile.isNotebook(piece.fileName()) && !piece.isHidden();
    }

    private void fromNotebook(Piece notebook, NotebookClasses classes, Map<String, Candidate> chosen)
            throws Unreadable {
        for (Exercise exercise : Course.exercises()) {
            for (Part part : exercise.parts()) {
                String name = Submission.name(exercise, part);
                Candidate before = chosen.get(name);
                if (before != null && !before.piece().equals(notebook) && !isNotebook(before.piece())) {
                    continue;
                }
                Optional<NotebookClasses.Defined> found = classes.find(part.className());
                if (found.isEmpty()) {
                    continue;
                }
                byte[] content = found.get().content();
                Candidate fresh = new Candidate(notebook, content, Hash.of(content));
                if (before != null && !before.hash().equals(fresh.hash())) {
                    chosen.remove(name);
                    notes.missing(name, Texts.of("file.twice"));
                    throw new Unreadable(Texts.of("notebook.twice", part.className()));
                }
                chosen.put(name, fresh);
                settle(
                        notebook,
                        Fate.JUDGED,
                        Texts.of(
                                "notebook.judged", part.className(), found.get().cell()));
                notes.fromNotebook(part, notebook, found.get());
            }
        }
    }
}
