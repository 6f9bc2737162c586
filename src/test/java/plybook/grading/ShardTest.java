package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.task.Course;
import plybook.task.Exercise;

/** A class graded in shares, by an examiner that is fast. */
class ShardTest {
    private static final Exercise TREES = Course.find("01");
    private static final int CLASS = 40;
    private static final long SEED = 7;
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-22T20:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();

    @BeforeEach
    void submissions() throws IOException {
        for (int i = 0; i < CLASS; i++) {
            Path file = folder.resolve("class/learner " + i + "/01-trees/MyTreeValue.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "// " + i);
        }
    }

    private List<HandedIn> all() throws IOException {
        return Intake.of(List.of(folder.resolve("class")), folder.resolve("out"))
                .submissions();
    }

    private static List<String> ids(List<HandedIn> submissions) {
        return submissions.stream().map(HandedIn::id).toList();
    }

    private Path share(String text, String name, int points) throws Exception {
        Path out = folder.resolve(name);
        Shard shard = Shard.parse(text);
        try (RunFolder run = RunFolder.open(out, OptionalLong.of(SEED))) {
            shard.plan(out, all());
            List<HandedIn> mine = shard.of(all());
            Batch.Settings settings =
                    new Batch.Settings(List.of(TREES), "test", 1, Set.of(Format.CSV, Format.HTML, Format.JSON), false);
            new Batch(run, (exercise, files) -> judged(points), settings, CLOCK).grade(mine, (marks, before) -> {});
        }
        return out;
    }

    private Report judged(int points) {
        asked.incrementAndGet();
        return new Report(TREES, List.of(new CheckResult("a", "a", points, "", new Verdict.Passed())), List.of(), "");
    }

    private Merge.Outcome merged(List<Path> shares) throws Exception {
        try (RunFolder run = RunFolder.open(folder.resolve("out"), OptionalLong.of(Merge.seed(shares)))) {
            return new Merge(run, shares).merge();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 100})
    void every_submission_is_in_exactly_one_share(int of) throws IOException {
        List<HandedIn> all = all();
        List<HandedIn> shared = IntStream.rangeClosed(1, of)
                .mapToObj(number -> new Shard(number, of).of(all))
                .flatMap(List::stream)
                .toList();
        assertThat(shared).hasSize(CLASS).containsExactlyInAnyOrderElementsOf(all);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 40, 100})
    void shares_differ_by_one_submission_at_most(int of) throws IOException {
        List<HandedIn> all = all();
        IntSummaryStatistics sizes = IntStream.rangeClosed(1, of)
                .map(number -> new Shard(number, of).of(all).size())
                .summaryStatistics();
        assertThat(sizes.getMax() - sizes.getMin()).isLessThanOrEqualTo(1);
    }

    @Test
    void a_share_is_the_same_in_whichever_order_a_machine_finds_the_class() throws IOException {
        List<HandedIn> shuffled = new ArrayList<>(all());
        Collections.shuffle(shuffled, new Random(1));
        for (int number = 1; number <= 3; number++) {
            assertThat(ids(new Shard(number, 3).of(shuffled)))
                    .containsExactlyInAnyOrderElementsOf(ids(new Shard(number, 3).of(all())));
        }
    }

    @Test
    void one_more_submission_moves_at_most_one_across_each_cut() throws IOException {
        int of = 4;
        for (String name : List.of("aaa", "another", "zoe")) {
            Map<String, Integer> before = shares(of);
            Path more = folder.resolve("class/" + name + "/01-trees/MyTreeValue.java");
            Files.createDirectories(more.getParent());
            Files.writeString(more, "// more");
            Map<String, Integer> after = shares(of);
            assertThat(before.keySet())
                    .allSatisfy(id -> assertThat(Math.abs(after.getOrDefault(id, 0) - before.getOrDefault(id, 0)))
                            .isLessThanOrEqualTo(1));
            assertThat(before.entrySet())
                    .filteredOn(each -> !each.getValue().equals(after.get(each.getKey())))
                    .hasSizeLessThan(of);
        }
    }

    private Map<String, Integer> shares(int of) throws IOException {
        Map<String, Integer> shares = new TreeMap<>();
        for (int number = 1; number <= of; number++) {
            for (String id : ids(new Shard(number, of).of(all()))) {
                shares.put(id, number);
            }
        }
        return shares;
    }

    @Test
    void a_late_submission_is_noticed_until_every_share_knows_of_it() throws Exception {
        List<Path> shares = List.of(share("1/2", "s1", 5), share("2/2", "s2", 5));
        Path late = folder.resolve("class/zoe/01-trees/MyTreeValue.java");
        Files.createDirectories(late.getParent());
        Files.writeString(late, "// late");
        share("1/2", "s1", 5);
        assertThat(merged(shares).missing())
                .singleElement()
                .asString()
                .contains(
                        "different classes",
                        shares.get(0).toString(),
                        shares.get(1).toString());
        share("2/2", "s2", 5);
        Merge.Outcome outcome = merged(shares);
        assertThat(outcome.missing()).isEmpty();
        assertThat(outcome.marks()).hasSize(CLASS + 1);
    }

    @Test
    void shares_merge_into_the_class_in_any_order_and_again() throws Exception {
        List<Path> shares =
                new ArrayList<>(List.of(share("1/3", "s1", 5), share("2/3", "s2", 5), share("3/3", "s3", 5)));
        assertThat(asked.get()).isEqualTo(CLASS);
        Merge.Outcome outcome = merged(shares);
        assertThat(outcome.missing()).isEmpty();
        assertThat(outcome.twice()).isEmpty();
        assertThat(outcome.marks()).hasSize(CLASS).extracting(Marks::earned).containsOnly(5);
        String grades = Files.readString(folder.resolve("out/grades.csv"));
        assertThat(grades.lines()).hasSize(CLASS + 1);
        assertThat(folder.resolve("out/learners/learner 7/report.html")).exists();
        Collections.reverse(shares);
        merged(shares);
        assertThat(folder.resolve("out/grades.csv")).hasContent(grades);
        Path whole = share("1/1", "whole", 5);
        assertThat(whole.resolve("grades.csv").toFile()).exists();
        assertThat(Files.readAllLines(whole.resolve("grades.csv")))
                .containsExactlyInAnyOrderElementsOf(grades.lines().toList());
    }

    @Test
    void what_is_missing_is_named() throws Exception {
        Path one = share("1/3", "s1", 5);
        Path two = share("2/3", "s2", 5);
        Path lost = Files.list(two.resolve("instructor")).findFirst().orElseThrow();
        Files.delete(lost.resolve("finished.json"));
        assertThat(merged(List.of(one, two)).missing())
                .containsExactlyInAnyOrder(
                        "share 3 of 3 is missing",
                        lost.getFileName() + " has no result yet: give the command of " + two + " again");
        Files.delete(two.resolve("shard.json"));
        assertThat(merged(List.of(one, two)).missing())
                .anySatisfy(line -> assertThat(line).contains("there is no shard.json in it"));
    }

    @Test
    void of_two_learners_with_one_name_the_missing_one_is_noticed() throws Exception {
        for (String id : List.of("7", "8")) {
            Path file = folder.resolve("class/Anna Kim_" + id + "_assignsubmission_file/MyTreeValue.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "// " + id);
        }
        Path one = share("1/1", "s1", 5);
        Files.delete(one.resolve("instructor/8/finished.json"));
        assertThat(merged(List.of(one)).missing())
                .containsExactly("Anna Kim (8) has no result yet: give the command of " + one + " again");
    }

    @Test
    void work_done_twice_counts_once_if_it_is_equal() throws Exception {
        Path one = share("1/2", "s1", 5);
        Path two = share("2/2", "s2", 5);
        Path again = share("2/2", "s2-again", 5);
        Merge.Outcome outcome = merged(List.of(again, one, two));
        assertThat(outcome.marks()).hasSize(CLASS);
        assertThat(outcome.twice()).hasSize(new Shard(2, 2).of(all()).size()).doesNotHaveDuplicates();
        assertThat(outcome.missing()).isEmpty();
    }

    @Test
    void two_different_results_for_one_submission_are_refused() throws Exception {
        Path one = share("1/1", "s1", 5);
        Path other = share("1/1", "s2", 4);
        assertThatThrownBy(() -> merged(List.of(one, other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("has different results in")
                .hasMessageContaining("Nothing was merged");
        assertThat(folder.resolve("out/grades.csv")).doesNotExist();
    }

    @Test
    void shares_with_different_seeds_are_refused() throws Exception {
        Path one = share("1/2", "s1", 5);
        try (RunFolder other = RunFolder.open(folder.resolve("s2"), OptionalLong.of(SEED + 1))) {
            assertThat(other.seed()).isEqualTo(SEED + 1);
        }
        assertThatThrownBy(() -> merged(List.of(one, folder.resolve("s2")))).hasMessageContaining("different seeds");
        assertThatThrownBy(() -> merged(List.of(folder.resolve("nowhere")))).hasMessageContaining("run.json");
    }

    @Test
    void a_share_that_is_given_again_judges_nothing_twice() throws Exception {
        Path one = share("1/1", "s1", 5);
        assertThat(share("1/1", "s1", 5)).isEqualTo(one);
        assertThat(asked.get()).isEqualTo(CLASS);
        assertThat(merged(List.of(one)).marks()).extracting(Marks::status).containsOnly(Graded.Status.GRADED);
    }

    @ParameterizedTest
    @CsvSource({
        "0/2, no share 0 of 2",
        "3/2, no share 3 of 2",
        "1, such as 2/8",
        "a/b, such as 2/8",
        "-1/2, such as 2/8",
        "1/0, no share 1 of 0"
    })
    void a_share_that_cannot_be_is_refused(String text, String said) {
        assertThatThrownBy(() -> Shard.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(said);
    }
}
