package plybook.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * The files of a submission that count: those of the course, and nothing else.
 *
 * <p>Learners pack their files in many ways, so the exercises' folders may be anywhere in it. But they must all be side by side: if
 * there are two solutions, nobody should guess which one was meant.
 *
 * @param submission the files that count
 * @param missing the reason for each file of the course that is not among them, by its name in an archive
 * @param notes what was ignored or refused, a sentence each
 * @param unreadable the reason if nothing counts at all
 */
record Contents(Submission submission, Map<String, String> missing, List<String> notes, Optional<String> unreadable) {
    private static final int MOST_NAMED = 20;
    private static final int LONGEST_NAME = 150;

    /** Files that belong to the course and are not graded; ignoring them needs no note. */
    private static final List<String> FAMILIAR = List.of("README.md", Submission.RECEIPT);

    Contents {
        missing = Map.copyOf(missing);
        notes = List.copyOf(notes);
    }

    /** Reads an archive or a folder. The result says what is wrong with it. */
    static Contents of(Path handedIn) throws IOException {
        try {
            if (Files.isDirectory(handedIn)) {
                return ofFolder(handedIn);
            }
            if (!Files.isRegularFile(handedIn)) {
                throw new Unreadable(Texts.of("no.archive"));
            }
            Zip zip = Zip.of(handedIn);
            return chosen(zip.files(), zip.refused());
        } catch (Unreadable e) {
            return nothing(e.reason(), List.of());
        }
    }

    /** Reads a folder, or the one archive in it: course systems put each learner's archive into its own folder. */
    private static Contents ofFolder(Path folder) throws IOException, Unreadable {
        List<Found> files = FolderFiles.of(folder);
        List<Found> archives = files.stream()
                .filter(file -> file.path().toLowerCase(Locale.ROOT).endsWith(".zip"))
                .toList();
        boolean hasFiles = files.stream().anyMatch(file -> partOf(file).isPresent());
        if (hasFiles || archives.isEmpty()) {
            return chosen(files, List.of());
        }
        if (archives.size() > 1) {
            throw new Unreadable(Texts.of("several.archives", named(archives)));
        }
        Path archive = folder.resolve(archives.get(0).path());
        if (!Files.isRegularFile(archive, LinkOption.NOFOLLOW_LINKS)) {
            throw new Unreadable(Texts.of("no.archive.link"));
        }
        Zip zip = Zip.of(archive);
        return chosen(zip.files(), zip.refused());
    }

    /** Returns contents without any file, for that reason. */
    static Contents nothing(String reason, List<String> notes) {
        Map<String, String> missing = new LinkedHashMap<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts()
                    .forEach(part ->
                            missing.put(Submission.name(exercise, part), Texts.of("submission.unread", reason)));
        }
        List<String> all = new ArrayList<>(List.of(Texts.of("submission", reason)));
        all.addAll(notes);
        return new Contents(new Submission(List.of(), List.of()), missing, all, Optional.of(reason));
    }

    private static Contents chosen(List<Found> files, List<String> refused) throws IOException {
        List<String> notes = new ArrayList<>();
        if (!refused.isEmpty()) {
            notes.add(Texts.of("refused", listed(refused)));
        }
        List<Found> others = new ArrayList<>();
        Map<String, Map<String, List<Found>>> roots = byRoot(files, true, others);
        if (roots.isEmpty()) {
            others.clear();
            roots = byRoot(files, false, others);
        }
        notes.addAll(ignored(others));
        Optional<String> root = theOne(roots);
        if (root.isEmpty()) {
            return nothing(
                    roots.isEmpty()
                            ? noFile(files)
                            : Texts.of(
                                    "several.places",
                                    listed(roots.keySet().stream()
                                            .map(each -> each.isEmpty() ? Texts.of("top") : each)
                                            .toList())),
                    notes);
        }
        return read(roots.getOrDefault(root.get(), Map.of()), notes);
    }

    private static String noFile(List<Found> files) {
        List<Found> archives = files.stream()
                .filter(file -> file.path().toLowerCase(Locale.ROOT).endsWith(".zip"))
                .toList();
        return archives.isEmpty() ? Texts.of("no.file") : Texts.of("no.file.archives", named(archives));
    }

    private static Contents read(Map<String, List<Found>> byName, List<String> notes) throws IOException {
        List<Submission.Entry> entries = new ArrayList<>();
        Map<String, String> missing = new LinkedHashMap<>();
        for (Exercise exercise : Course.exercises()) {
            for (Part part : exercise.parts()) {
                String name = Submission.name(exercise, part);
                List<Found> candidates = byName.getOrDefault(name, List.of());
                try {
                    if (candidates.isEmpty()) {
                        missing.put(name, Texts.of("entry", part.fileName(), Texts.of("file.missing")));
                    } else if (candidates.size() > 1) {
                        throw new Unreadable(Texts.of("file.twice"));
                    } else {
                        entries.add(new Submission.Entry(name, candidates.get(0).read()));
                    }
                } catch (Unreadable e) {
                    missing.put(name, Texts.of("entry", part.fileName(), e.reason()));
                    notes.add(Texts.of("entry", name, e.reason()));
                }
            }
        }
        if (entries.isEmpty()) {
            return nothing(Texts.of("no.file.readable"), notes);
        }
        return new Contents(new Submission(entries, List.of()), missing, notes, Optional.empty());
    }

    /**
     * Returns the files of the course by the folder that contains the exercises' folders, and then by their name in an archive.
     *
     * @param inFolders whether they must be in the exercises' folders; otherwise their own names are enough, wherever they are
     * @param others receives all other files
     */
    private static Map<String, Map<String, List<Found>>> byRoot(
            List<Found> files, boolean inFolders, List<Found> others) {
        Map<String, Map<String, List<Found>>> roots = new TreeMap<>();
        for (Found file : files) {
            Optional<String> name = partOf(file);
            String path = "/" + file.path();
            String end = name.map(each ->
                            inFolders ? each.substring("exercises".length()) : each.substring(each.lastIndexOf('/')))
                    .orElse("");
            if (name.isEmpty() || !path.endsWith(end)) {
                others.add(file);
                continue;
            }
            String root = inFolders ? path.substring(0, path.length() - end.length()) : "";
            roots.computeIfAbsent(root.isEmpty() ? "" : root.substring(1), each -> new TreeMap<>())
                    .computeIfAbsent(name.get(), each -> new ArrayList<>())
                    .add(file);
        }
        return roots;
    }

    /** Returns the name in an archive of the course's file that has the same file name. */
    private static Optional<String> partOf(Found file) {
        String called = file.path().substring(file.path().lastIndexOf('/') + 1);
        return Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream()
                        .filter(part -> part.fileName().equals(called))
                        .map(part -> Submission.name(exercise, part)))
                .findFirst();
    }

    /** Returns the only root; in a whole copy of the course, the learner's own folder. */
    private static Optional<String> theOne(Map<String, Map<String, List<Found>>> roots) {
        if (roots.size() == 1) {
            return roots.keySet().stream().findFirst();
        }
        List<String> own = roots.keySet().stream()
                .filter(root -> ("/" + root).endsWith("/my/exercises"))
                .toList();
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }

    private static List<String> ignored(List<Found> others) {
        List<Found> strange = others.stream()
                .filter(file -> FAMILIAR.stream().noneMatch(name -> ("/" + file.path()).endsWith("/" + name)))
                .filter(file -> !file.path().endsWith(".ipynb") && !("/" + file.path()).contains("/."))
                .filter(file -> !file.path().startsWith("__MACOSX/"))
                .toList();
        List<String> notes = new ArrayList<>();
        if (!strange.isEmpty()) {
            notes.add(Texts.of("ignored", named(strange)));
        }
        for (Found file : strange) {
            String called = file.path().substring(file.path().lastIndexOf('/') + 1);
            Course.exercises().stream()
                    .flatMap(exercise -> exercise.parts().stream())
                    .filter(part ->
                            !part.fileName().equals(called) && part.fileName().equalsIgnoreCase(called))
                    .forEach(part -> notes.add(Texts.of("misnamed", named(List.of(file)), part.fileName())));
        }
        return notes;
    }

    private static String named(List<Found> files) {
        return listed(files.stream().map(Found::path).toList());
    }

    private static String listed(List<String> names) {
        String shown = names.stream()
                .limit(MOST_NAMED)
                .map(name -> name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "…")
                .collect(Collectors.joining(", "));
        int more = names.size() - MOST_NAMED;
        return more > 0 ? Texts.of("more", shown, more) : shown;
    }

    /** Returns a hash that changes with everything that a grade could depend on. */
    String identity() {
        StringBuilder text = new StringBuilder(submission.contentHash());
        new TreeMap<>(missing).forEach((name, why) -> text.append('\n').append(why));
        notes.forEach(note -> text.append('\n').append(note));
        return Hash.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
