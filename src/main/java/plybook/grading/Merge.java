package plybook.grading;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.Provenance;
import plybook.store.Judged;
import plybook.store.Kept;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The results of several machines as one class. The order of merging does not matter, and merging again changes nothing; a result that
 * two machines have is taken once if it is the same, and refused if it is not.
 */
public final class Merge {
    /** A result of one machine. */
    private record Result(Path shard, String folder, Finished finished) {}

    /**
     * The outcome of merging.
     *
     * @param marks by name
     * @param twice the names of submissions that several machines judged, with the same result
     * @param missing a sentence for each result that should be there and is not
     */
    public record Outcome(List<Marks> marks, List<String> twice, List<String> missing) {
        public Outcome {
            marks = List.copyOf(marks);
            twice = List.copyOf(twice);
            missing = List.copyOf(missing);
        }
    }

    private final RunFolder run;
    private final List<Path> shards;
    private final Set<String> twice = new TreeSet<>();

    /**
     * A merge that writes into one folder.
     *
     * @param shards the folders of the machines' results
     */
    public Merge(RunFolder run, List<Path> shards) {
        this.run = run;
        this.shards = shards.stream().distinct().sorted().toList();
    }

    /**
     * Returns the seed that all these results have.
     *
     * @throws IllegalArgumentException if they have several, or a folder has none
     */
    public static long seed(List<Path> shards) {
        Map<Long, Path> seeds = new TreeMap<>();
        for (Path shard : shards) {
            seeds.putIfAbsent(RunFolder.seedIn(shard), shard);
        }
        if (seeds.size() != 1) {
            throw new IllegalArgumentException(Texts.of(
                    "merge.seeds", seeds.values().stream().map(Path::toString).collect(Collectors.joining(", "))));
        }
        return seeds.keySet().iterator().next();
    }

    /**
     * Copies all results into one folder and writes the class's table and page.
     *
     * @throws IllegalArgumentException if two machines have different results for one submission; nothing is copied then
     */
    public Outcome merge() throws IOException {
        Map<String, Result> results = new TreeMap<>();
        for (Path shard : shards) {
            for (Result each : in(shard)) {
                Optional<Result> other = Optional.ofNullable(results.putIfAbsent(each.folder(), each));
                other.ifPresent(before -> requireSame(before, each));
            }
        }
        for (Result each : results.values()) {
            copy(each.shard(), run.instructors(), each.folder());
            copy(each.shard(), run.learners(), each.folder());
        }
        List<Result> all = List.copyOf(results.values());
        List<Marks> marks = all.stream().map(each -> each.finished().marks()).toList();
        List<Exercise> exercises = Course.exercises().stream()
                .filter(exercise ->
                        marks.stream().anyMatch(each -> each.exercises().containsKey(exercise.folder())))
                .toList();
        List<Drawn> drawn = new ArrayList<>();
        for (Result each : all) {
            Judged.in(run.instructors().resolve(each.folder()))
                    .ifPresent(judged -> drawn.add(new Drawn(
                            judged.learner(),
                            each.folder(),
                            each.finished().marks(),
                            Provenance.of(judged.kept().stream().map(Kept::from).toList()))));
        }
        ClassResults.write(run, exercises, drawn, EnumSet.of(Format.CSV, Format.HTML));
        return new Outcome(marks, List.copyOf(twice), missing(all));
    }

    private List<Result> in(Path shard) throws IOException {
        Path instructors = shard.resolve(run.instructors().getFileName());
        List<Result> found = new ArrayList<>();
        if (Files.isDirectory(instructors)) {
            try (Stream<Path> folders = Files.list(instructors)) {
                for (Path folder : folders.sorted().toList()) {
                    Finished.in(folder)
                            .ifPresent(finished -> found.add(
                                    new Result(shard, folder.getFileName().toString(), finished)));
                }
            }
        }
        return found;
    }

    private void requireSame(Result one, Result other) {
        Marks marks = one.finished().marks();
        boolean same = marks.equals(other.finished().marks()) && marks.status() != Graded.Status.NOT_GRADED;
        if (!same) {
            throw new IllegalArgumentException(Texts.of("merge.differ", marks.name(), one.shard(), other.shard()));
        }
        twice.add(marks.name());
    }

    /** Returns a sentence for each share without a plan or of another class, and for each submission of a plan without a result. */
    private List<String> missing(List<Result> all) {
        // Two learners may have one name, so it must be the ids that are compared.
        Set<String> there = all.stream()
                .flatMap(each ->
                        Judged.in(each.shard()
                                        .resolve(run.instructors().getFileName())
                                        .resolve(each.folder()))
                                .stream())
                .map(judged -> judged.learner().id())
                .collect(Collectors.toSet());
        List<String> missing = new ArrayList<>();
        Map<Integer, Set<Integer>> shares = new TreeMap<>();
        Map<String, Path> classes = new TreeMap<>();
        for (Path shard : shards) {
            Optional<Shard.Plan> plan = Shard.Plan.in(shard);
            if (plan.isEmpty()) {
                missing.add(Texts.of("merge.no.plan", shard));
                continue;
            }
            shares.computeIfAbsent(plan.get().of(), of -> new TreeSet<>())
                    .add(plan.get().number());
            classes.putIfAbsent(plan.get().all(), shard);
            plan.get().submissions().forEach((id, name) -> {
                if (!there.contains(id)) {
                    missing.add(Texts.of(
                            "merge.unfinished", id.equals(name) ? name : Texts.of("intake.who", name, id), shard));
                }
            });
        }
        if (classes.size() > 1) {
            missing.add(Texts.of(
                    "merge.several.classes",
                    classes.values().stream().sorted().map(Path::toString).collect(Collectors.joining(", "))));
        }
        if (shares.size() > 1) {
            missing.add(Texts.of("merge.several.counts", shares.keySet().toString()));
        }
        shares.forEach((of, numbers) -> IntStream.rangeClosed(1, of)
                .filter(number -> !numbers.contains(number))
                .forEach(number -> missing.add(Texts.of("merge.no.share", number, of))));
        return missing;
    }

    /** Copies a result's folder, its record last, so that a merge that was killed is repeated. */
    private static void copy(Path shard, Path into, String folder) throws IOException {
        Path from = shard.resolve(into.getFileName()).resolve(folder);
        Path to = into.resolve(folder);
        if (!Files.isDirectory(from) || (Files.exists(to) && Files.isSameFile(from, to))) {
            return;
        }
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path target = to.resolve(from.relativize(file).toString());
                if (attributes.isRegularFile() && !file.endsWith(Finished.FILE)) {
                    Files.createDirectories(target.resolveSibling("."));
                    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Path record = from.resolve(Finished.FILE);
        if (Files.exists(record)) {
            AtomicFile.write(to.resolve(Finished.FILE), Files.readAllBytes(record));
        }
    }
}
