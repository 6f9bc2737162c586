package plybook.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import plybook.intake.Arrival.Source;
import plybook.task.Course;

/**
 * Everything that arrived, by learner, before anything is judged.
 *
 * @param submissions one for each learner, or for several who submitted together
 * @param listed every file that arrived, with its end
 * @param problems why this should not be judged as it is, a sentence each; submissions that cannot be read are not among them
 */
public record Intake(List<HandedIn> submissions, List<Listed> listed, List<String> problems) {
    /** The later of two downloads counts, by so much that no time within one is larger. */
    private static final long LATER_DOWNLOAD = 1_000_000_000_000_000L;

    public Intake {
        submissions = List.copyOf(submissions);
        listed = List.copyOf(listed);
        problems = List.copyOf(problems);
    }

    /**
     * Reads what was named: archives and folders of learners, folders full of them, and the downloads of course systems.
     *
     * @param results the folder for the results, which is never a submission
     * @throws IllegalArgumentException if a path does not exist, or holds nothing to grade
     */
    public static Intake of(List<Path> named, Path results) throws IOException {
        return of(named, results, ZoneId.systemDefault(), OptionalInt.empty());
    }

    /**
     * Reads what was named, as the other method does.
     *
     * @param zone the zone of times that are written without one
     * @param allowed the number of attempts of which the newest counts; empty if all do
     */
    public static Intake of(List<Path> named, Path results, ZoneId zone, OptionalInt allowed) throws IOException {
        return new Reader(results, zone, allowed).read(named);
    }

    /** Returns the submissions of which nothing can be read. */
    public List<HandedIn> unreadable() {
        return submissions.stream()
                .filter(each -> each.contents().unreadable().isPresent())
                .toList();
    }

    /** Returns the files that could hold a solution and belong to nobody. */
    public List<Listed> nobodys() {
        return listed.stream().filter(each -> each.fate() == Fate.NOBODYS).toList();
    }

    /** A learner's submission, so far as it was read. */
    private static final class Group {
        private final Person person;
        private final List<Person> people;
        private final Layout layout;
        private final String source;
        private final List<Piece> pieces = new ArrayList<>();
        private final TreeMap<Long, Clue> attempts = new TreeMap<>();
        private Optional<Path> clone = Optional.empty();
        private String given = "";

        Group(Person person, List<Person> people, Layout layout, String source) {
            this.person = person;
            this.people = people;
            this.layout = layout;
            this.source = source;
        }

        void add(Piece piece, Belonging how) {
            if (attempts.isEmpty() || attempts.lastKey() <= how.attempt()) {
                given = how.given();
            }
            attempts.putIfAbsent(how.attempt(), how.clue());
            pieces.add(piece.as(how.rest(), how.attempt(), how.rank()));
        }

        /** Notes that the learner's folder is there, with nothing in it. */
        void addNothing(Belonging how) {
            given = how.given();
        }

        HandedIn handedIn(ZoneId zone, OptionalInt allowed) throws IOException {
            // Only where a name tells the time of each attempt is the number of folders that of the attempts.
            boolean counted = !attempts.isEmpty()
                    && attempts.values().stream().allMatch(clue -> clue.local().isPresent());
            int last = counted ? Math.min(attempts.size(), allowed.orElse(attempts.size())) : attempts.size();
            long counts = attempts.keySet().stream()
                    .skip(Math.max(0, last - 1))
                    .findFirst()
                    .orElse(0L);
            List<Piece> ofIt =
                    pieces.stream().filter(piece -> piece.attempt() == counts).toList();
            Clue clue = attempts.getOrDefault(counts, Clue.NONE);
            return new HandedIn(
                    person.id(),
                    person.name(),
                    people,
                    layout,
                    given,
                    source,
                    Math.max(1, attempts.size()),
                    arrival(clue, ofIt, counted ? OptionalInt.of(last) : clue.attempt(), zone),
                    Contents.of(
                            person.name(),
                            pieces.stream()
                                    .filter(piece -> piece.attempt() <= counts)
                                    .toList(),
                            pieces.stream()
                                    .filter(piece -> piece.attempt() > counts)
                                    .toList()));
        }

        private Arrival arrival(Clue clue, List<Piece> files, OptionalInt attempt, ZoneId zone) {
            if (clue.at().isPresent()) {
                return new Arrival(clue.at(), Source.LISTED, clue.late(), attempt);
            }
            if (clue.local().isPresent()) {
                Optional<Instant> at =
                        clue.local().map(local -> local.atZone(zone).toInstant());
                return new Arrival(at, Source.NAMED, clue.late(), attempt);
            }
            Optional<Instant> commit = clone.flatMap(GitTime::of);
            if (commit.isPresent()) {
                return new Arrival(commit, Source.COMMITTED, clue.late(), attempt);
            }
            List<Piece> these = files.stream()
                    .filter(piece -> CourseFile.matters(piece.fileName()) || CourseFile.isNotebook(piece.fileName()))
                    .filter(piece -> piece.found().saved(zone).isPresent())
                    .toList();
            Optional<Instant> newest = these.stream()
                    .flatMap(piece -> piece.found().saved(zone).stream())
                    .max(Comparator.naturalOrder());
            boolean packed = these.stream().allMatch(piece -> piece.found().isPacked());
            Source source = newest.isEmpty() ? Source.NOTHING : packed ? Source.PACKED : Source.SAVED;
            return new Arrival(newest, source, clue.late(), attempt);
        }
    }

    /** Reads names and files, one download after the other. */
    private static final class Reader {
        private final Path results;
        private final Map<String, Group> groups = new LinkedHashMap<>();
        private final List<Listed> others = new ArrayList<>();
        private final Set<String> problems = new LinkedHashSet<>();
        private final Set<String> arrived = new HashSet<>();
        private final Set<String> folders = new TreeSet<>();
        private final ZoneId zone;
        private final OptionalInt allowed;
        private int downloads;

        Reader(Path results, ZoneId zone, OptionalInt allowed) {
            this.zone = zone;
            this.allowed = allowed;
            this.results = results.toAbsolutePath().normalize();
        }

        Intake read(List<Path> named) throws IOException {
            Map<Path, List<Path>> byParent = new LinkedHashMap<>();
            Set<Path> seen = new HashSet<>();
            for (Path path : named) {
                if (!Files.exists(path)) {
                    throw new IllegalArgumentException(Texts.of("no.path", path));
                }
                Path real = path.toRealPath();
                if (seen.add(real)) {
                    Path parent = real.getParent();
                    byParent.computeIfAbsent(parent == null ? real : parent, each -> new ArrayList<>())
                            .add(real);
                }
            }
            for (Map.Entry<Path, List<Path>> each : byParent.entrySet()) {
                download(each.getKey(), each.getValue());
                downloads++;
            }
            List<HandedIn> submissions = new ArrayList<>();
            List<Listed> listed = new ArrayList<>(others);
            for (Group group : groups.values()) {
                HandedIn submission = group.handedIn(zone, allowed);
                submissions.add(submission);
                listed.addAll(submission.contents().listed());
            }
            if (submissions.isEmpty()) {
                throw new IllegalArgumentException(Texts.of(
                        "nothing.to.grade",
                        named.get(0),
                        Course.exercises().get(0).folder()));
            }
            requireAllListed(listed);
            return new Intake(submissions, listed, List.copyOf(problems));
        }

        /** Compares what was found on disk with what has an end: no file may be lost between the two. */
        private void requireAllListed(List<Listed> listed) {
            Set<String> lost = new HashSet<>(arrived);
            listed.forEach(each -> lost.remove(each.path()));
            if (!lost.isEmpty()) {
                problems.add(
                        Texts.of("lost", Notes.listed(lost.stream().sorted().toList())));
            }
        }

        /** Reads what was named in one folder. */
        private void download(Path parent, List<Path> named) throws IOException {
            Map<Path, List<Piece>> pieces = new LinkedHashMap<>();
            folders.clear();
            for (Path path : named) {
                try {
                    pieces.put(path, opened(path));
                } catch (Unreadable e) {
                    throw new IllegalArgumentException(Texts.of("entry", path, e.reason()), e);
                }
            }
            List<Piece> all = pieces.values().stream().flatMap(List::stream).toList();
            all.forEach(piece -> arrived.add(piece.shown()));
            Optional<Named> layout = layout(all);
            for (Map.Entry<Path, List<Piece>> each : pieces.entrySet()) {
                // Downloads of several systems may lie beside each other.
                Optional<Named> own = layout;
                if (layout.isPresent()
                        && each.getValue().stream()
                                .noneMatch(piece -> layout.get().read(piece).isPresent())) {
                    own = layout(each.getValue());
                }
                if (own.isPresent()) {
                    byName(own.get(), each.getValue());
                    emptyFolders(own.get(), String.valueOf(each.getKey().getFileName()));
                } else {
                    plain(each.getKey(), each.getValue(), parent);
                }
            }
            layout.ifPresent(each -> each.everybody()
                    .forEach(who -> groups.computeIfAbsent(
                            key(each.layout(), who.together().id()),
                            key -> new Group(who.together(), who.people(), each.layout(), parent.toString()))));
        }

        private static String key(Layout layout, String id) {
            return layout + " " + id;
        }

        /** Returns the files of a folder, or of an archive that is a course system's download; otherwise the archive. */
        private List<Piece> opened(Path path) throws IOException, Unreadable {
            List<Piece> all = new ArrayList<>();
            for (Piece piece : found(path)) {
                Path file = path.resolveSibling(piece.path());
                Optional<List<Piece>> inside = CourseFile.isZip(piece.fileName()) && !isOfSomebody(piece)
                        ? download(piece, file)
                        : Optional.empty();
                if (inside.isPresent()) {
                    arrived.add(piece.shown());
                    others.add(new Listed(piece.shown(), "", Fate.OPENED, ""));
                    all.addAll(inside.get());
                } else {
                    all.add(piece);
                }
            }
            return all;
        }

        private List<Piece> found(Path path) throws IOException, Unreadable {
            String name = String.valueOf(path.getFileName());
            if (Files.isDirectory(path)) {
                FolderFiles.folders(path).forEach(each -> folders.add(name + "/" + each));
            }
            List<Piece> all = Piece.allIn(path).stream()
                    .map(piece -> piece.as(Files.isDirectory(path) ? name + "/" + piece.path() : name, 0, 0))
                    .toList();
            Set<String> runs = all.stream()
                    .filter(piece -> piece.fileName().equals("run.json"))
                    .map(piece -> piece.path().substring(0, piece.path().length() - "run.json".length()))
                    .filter(run -> all.stream().anyMatch(piece -> piece.path().startsWith(run + "instructor/"))
                            || path.resolveSibling(run).normalize().equals(results))
                    .collect(Collectors.toSet());
            return all.stream()
                    .filter(piece -> !path.resolveSibling(piece.path()).startsWith(results))
                    .filter(piece -> runs.stream().noneMatch(run -> piece.path().startsWith(run)))
                    .toList();
        }

        private static boolean isOfSomebody(Piece piece) {
            return Layout.byName().stream()
                    .anyMatch(layout -> layout.read(piece.segments()).isPresent());
        }

        /** Returns the files in an archive, if they are those of a whole class. */
        private Optional<List<Piece>> download(Piece archive, Path file) throws IOException {
            try {
                Zip zip = Zip.ofDownload(file);
                List<Piece> inside = zip.files().stream()
                        .sorted(Comparator.comparing(Found::path))
                        .map(each -> new Piece(
                                archive.shown() + "!/" + each.path(), archive.path() + "/" + each.path(), each, 0, 0))
                        .toList();
                if (layout(inside).isEmpty()) {
                    return Optional.empty();
                }
                zip.folders().forEach(each -> folders.add(archive.path() + "/" + each));
                return Optional.of(inside);
            } catch (Unreadable e) {
                return Optional.empty(); // then it is a learner's, who is told
            }
        }

        /** A layout, and how it reads a file. */
        private record Named(
                Layout layout, Function<Piece, Optional<Belonging>> reader, List<Gradescope.Submitters> everybody) {
            Optional<Belonging> read(Piece piece) {
                return piece.isHidden() ? Optional.empty() : reader.apply(piece);
            }
        }

        private static Optional<Named> layout(List<Piece> files) throws IOException {
            try {
                Optional<Gradescope> gradescope = Gradescope.of(files);
                if (gradescope.isPresent()) {
                    return gradescope.map(each -> new Named(
                            Layout.GRADESCOPE,
                            each::read,
                            List.copyOf(each.all().values())));
                }
            } catch (Unreadable e) {
                throw new IllegalArgumentException(Texts.of("entry", Gradescope.LIST, e.reason()), e);
            }
            Optional<Blackboard> blackboard = Blackboard.of(files);
            if (blackboard.isPresent()) {
                return blackboard.map(
                        each -> new Named(Layout.BLACKBOARD, piece -> each.read(piece.segments()), List.of()));
            }
            for (Layout layout : Layout.byName()) {
                Named named = new Named(layout, piece -> layout.read(piece.segments()), List.of());
                List<Piece> these = files.stream()
                        .filter(piece -> named.read(piece).isPresent())
                        .toList();
                if (!these.isEmpty() && (layout != Layout.CANVAS || areMost(these, files))) {
                    return Optional.of(named);
                }
            }
            return Optional.empty();
        }

        /** Canvas's names could be somebody's own; but in its download, nearly all files of a folder are called so. */
        private static boolean areMost(List<Piece> these, List<Piece> files) {
            Set<String> folders = these.stream().map(Reader::folderOf).collect(Collectors.toSet());
            long beside = files.stream()
                    .filter(piece -> !piece.isHidden() && folders.contains(folderOf(piece)))
                    .count();
            return folders.size() == 1 && these.size() * 2L >= beside;
        }

        private static String folderOf(Piece piece) {
            return piece.path().contains("/")
                    ? piece.path().substring(0, piece.path().lastIndexOf('/'))
                    : "";
        }

        private void byName(Named layout, List<Piece> pieces) {
            Map<String, List<Person>> together = layout.everybody().stream()
                    .collect(Collectors.toMap(
                            who -> who.together().id(), Gradescope.Submitters::people, (one, other) -> one));
            for (Piece piece : pieces) {
                Optional<Belonging> read = layout.read(piece);
                if (read.isEmpty()) {
                    nobodys(piece, piece.fileName().equals(Gradescope.LIST));
                    continue;
                }
                Person who = read.get().person();
                Group group = groups.computeIfAbsent(
                        key(layout.layout(), who.id()),
                        key -> new Group(
                                who, together.getOrDefault(who.id(), List.of(who)), layout.layout(), piece.shown()));
                if (!group.person.name().equals(who.name())) {
                    problems.add(Texts.of("two.names", who.id(), group.person.name(), who.name()));
                }
                Belonging how = read.get();
                long attempt = how.attempt() == 0 ? downloads * LATER_DOWNLOAD : how.attempt();
                group.add(piece, new Belonging(who, how.given(), attempt, how.rank(), how.rest(), how.clue()));
            }
        }

        /** Adds those of whom nothing arrived but a folder, so that they are in the table. */
        private void emptyFolders(Named layout, String download) {
            for (String folder : folders) {
                // Where the system lists everybody, the list says who submitted.
                if (!layout.everybody().isEmpty() || !(folder + "/").startsWith(download + "/")) {
                    continue;
                }
                layout.read(Piece.of(folder, new Nothing(folder + "/nothing"))).ifPresent(how -> {
                    Person who = how.person();
                    groups.computeIfAbsent(key(layout.layout(), who.id()), key -> {
                        Group group = new Group(who, List.of(who), layout.layout(), folder);
                        group.addNothing(how);
                        return group;
                    });
                });
            }
        }

        /** A file that is not there: what a layout reads names from where a folder is empty. */
        private record Nothing(String path) implements Found {
            @Override
            public byte[] read(int most) {
                throw new IllegalStateException(path);
            }
        }

        private void nobodys(Piece piece, boolean known) {
            boolean matters = !piece.isHidden() && !known && CourseFile.matters(piece.fileName());
            others.add(new Listed(
                    piece.shown(),
                    "",
                    matters ? Fate.NOBODYS : Fate.IGNORED,
                    Texts.of(matters ? "nobodys" : piece.isHidden() ? "ignored.hidden" : "ignored.other")));
        }

        private void plain(Path path, List<Piece> pieces, Path parent) throws IOException {
            if (pieces.isEmpty()) {
                throw new IllegalArgumentException(Texts.of(
                        "nothing.to.grade", path, Course.exercises().get(0).folder()));
            }
            String name = String.valueOf(path.getFileName());
            PlainFolders split = PlainFolders.of(name, pieces, parent);
            split.nobodys().forEach(piece -> nobodys(piece, false));
            Layout layout = split.prefix().isEmpty() ? Layout.PLAIN : Layout.CLASSROOM;
            for (Map.Entry<String, List<Piece>> each : new TreeMap<>(split.people()).entrySet()) {
                String given = each.getKey();
                Person who = new Person(
                        given.substring(split.prefix().length()),
                        given.substring(split.prefix().length()));
                Group group = new Group(who, List.of(who), layout, source(path, given));
                each.getValue()
                        .forEach(piece -> group.add(piece, new Belonging(who, given, 0, 0, inside(piece, given))));
                group.clone = cloneOf(each.getValue(), given, parent);
                groups.put(key(layout, source(path, given)), group);
            }
        }

        /** Returns the folder of a learner, if they have one. */
        private static Optional<Path> cloneOf(List<Piece> pieces, String folder, Path parent) {
            return pieces.stream()
                    .map(piece -> "/" + piece.path())
                    .filter(path -> path.contains("/" + folder + "/"))
                    .map(path -> path.substring(1, path.indexOf("/" + folder + "/") + 1 + folder.length()))
                    .map(parent::resolve)
                    .filter(Files::isDirectory)
                    .findFirst();
        }

        private static String source(Path path, String given) {
            return path.endsWith(given) ? path.toString() : path + "/" + given;
        }

        /** Returns the path below the learner's folder; of an archive, its name. */
        private static String inside(Piece piece, String folder) {
            int at = ("/" + piece.path()).indexOf("/" + folder + "/");
            return at < 0 ? piece.fileName() : piece.path().substring(at + folder.length() + 1);
        }
    }
}
