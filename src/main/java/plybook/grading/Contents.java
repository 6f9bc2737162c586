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
 * What of a handed-in archive or folder counts: the files of the course, and nothing else.
 *
 * <p>Learners pack what they have in many ways. So the exercises' folders are looked for wherever they are, but they must all lie
 * side by side: which of two solutions was meant is not for us to guess.
 *
 * @param submission the files that count
 * @param missing for each file of the course that is not among them, by its name in an archive, why
 * @param notes what was ignored or refused, each a sentence
 * @param unreadable why nothing counts at all, if so
 */
record Contents(Submission submission, Map<String, String> missing, List<String> notes, Optional<String> unreadable) {
    private static final int MOST_NAMED = 20;
    private static final int LONGEST_NAME = 150;

    /** Files that belong to the course and are not for grading; nobody need be told that they were ignored. */
    private static final List<String> FAMILIAR = List.of("README.md", Submission.RECEIPT);

    Contents {
        missing = Map.copyOf(missing);
        notes = List.copyOf(notes);
    }

    /** Reads an archive or a folder. Whatever is wrong with it is said in the result. */
    static Contents of(Path handedIn) throws IOException {
        try {
            if (Files.isDirectory(handedIn)) {
                return ofFolder(handedIn);
            }
            if (!Files.isRegularFile(handedIn)) {
                throw new Unreadable("is neither an archive nor a folder");
            }
            Zip zip = Zip.of(handedIn);
            return chosen(zip.files(), zip.refused());
        } catch (Unreadable e) {
            return nothing(e.reason(), List.of());
        }
    }

    /** A folder, or the one archive in it: course systems put each learner's archive into a folder of its own. */
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
            throw new Unreadable("holds several archives, and which one counts cannot be told: " + named(archives));
        }
        Path archive = folder.resolve(archives.get(0).path());
        if (!Files.isRegularFile(archive, LinkOption.NOFOLLOW_LINKS)) {
            throw new Unreadable("holds no archive, but a link or something else that is called one");
        }
        Zip zip = Zip.of(archive);
        return chosen(zip.files(), zip.refused());
    }

    /** What holds nothing that counts. */
    static Contents nothing(String reason, List<String> notes) {
        Map<String, String> missing = new LinkedHashMap<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts()
                    .forEach(part -> missing.put(
                            Submission.name(exercise, part), "nothing could be read: what was handed in " + reason));
        }
        List<String> all = new ArrayList<>(List.of("what was handed in " + reason));
        all.addAll(notes);
        return new Contents(new Submission(List.of(), List.of()), missing, all, Optional.of(reason));
    }

    private static Contents chosen(List<Found> files, List<String> refused) throws IOException {
        List<String> notes = new ArrayList<>();
        if (!refused.isEmpty()) {
            notes.add("refused: " + listed(refused));
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
                            ? "holds no file of the course" + nested(files)
                            : "holds the exercises in several places, and which one counts cannot be told: "
                                    + listed(roots.keySet().stream()
                                            .map(each -> each.isEmpty() ? "the top" : each)
                                            .toList()),
                    notes);
        }
        return read(roots.getOrDefault(root.get(), Map.of()), notes);
    }

    private static String nested(List<Found> files) {
        List<Found> archives = files.stream()
                .filter(file -> file.path().toLowerCase(Locale.ROOT).endsWith(".zip"))
                .toList();
        return archives.isEmpty() ? "" : ", but other archives, which must be unpacked first: " + named(archives);
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
                        missing.put(name, part.fileName() + " was not handed in");
                    } else if (candidates.size() > 1) {
                        throw new Unreadable("was handed in twice, and which one counts cannot be told");
                    } else {
                        entries.add(new Submission.Entry(name, candidates.get(0).read()));
                    }
                } catch (Unreadable e) {
                    missing.put(name, part.fileName() + " " + e.reason());
                    notes.add(name + " " + e.reason());
                }
            }
        }
        if (entries.isEmpty()) {
            return nothing("holds no file of the course that can be read", notes);
        }
        return new Contents(new Submission(entries, List.of()), missing, notes, Optional.empty());
    }

    /**
     * The files of the course by the folder that the exercises' folders lie in, and there by their name in an archive.
     *
     * @param inFolders whether they must lie in the exercises' folders; otherwise their own names will do, wherever they lie
     * @param others takes all that belong to nothing
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

    /** The name in an archive of the course's file that is called as this one. */
    private static Optional<String> partOf(Found file) {
        String called = file.path().substring(file.path().lastIndexOf('/') + 1);
        return Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream()
                        .filter(part -> part.fileName().equals(called))
                        .map(part -> Submission.name(exercise, part)))
                .findFirst();
    }

    /** The only root; of a whole copy of the course, the learner's own folder. */
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
            notes.add("ignored: " + named(strange));
        }
        for (Found file : strange) {
            String called = file.path().substring(file.path().lastIndexOf('/') + 1);
            Course.exercises().stream()
                    .flatMap(exercise -> exercise.parts().stream())
                    .filter(part ->
                            !part.fileName().equals(called) && part.fileName().equalsIgnoreCase(called))
                    .forEach(part -> notes.add(named(List.of(file)) + " should be called " + part.fileName()));
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
        return more > 0 ? shown + " … and " + more + " more" : shown;
    }

    /** Changes when anything changes that a grade could depend on. */
    String identity() {
        StringBuilder text = new StringBuilder(submission.contentHash());
        new TreeMap<>(missing).forEach((name, why) -> text.append('\n').append(why));
        notes.forEach(note -> text.append('\n').append(note));
        return Hash.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
