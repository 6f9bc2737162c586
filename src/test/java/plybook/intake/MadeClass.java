package plybook.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** A class in the layout that a course system hands out, made from a seed, with every oddity that real downloads have. */
public final class MadeClass {
    private static final String[] FIRST = {
        "Ada",
        "Bjørn",
        "Chloé",
        "Dvořák",
        "Emil",
        "Fatıma",
        "Grace",
        "Håkon",
        "李",
        "Иван",
        "Jean-Luc",
        "Kofi",
        "Łukasz",
        "María José"
    };
    private static final String[] LAST = {
        "Lovelace",
        "Årstad",
        "O'Brien",
        "van der Berg",
        "王",
        "Петров",
        "Müller",
        "Nguyễn",
        "de la Cruz",
        "Smith",
        "Smith-Jones"
    };
    private static final String FILE = "exercises/04-alpha-beta/MyAlphaBeta.java";

    /** The layouts. */
    public enum Made {
        MOODLE_FOLDERS,
        MOODLE_FLAT,
        MOODLE_ZIP,
        MOODLE_WITHOUT_IDS,
        CANVAS,
        GRADESCOPE,
        BLACKBOARD,
        BRIGHTSPACE,
        CLASSROOM,
        PLAIN
    }

    /**
     * A learner.
     *
     * @param id what the layout tells them apart by
     * @param text the one file that counts, as text
     */
    public record Learner(String id, String name, String user, String number, String text) {}

    private final Made made;
    private final Random random;
    private final List<Learner> learners = new ArrayList<>();
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final StringBuilder list = new StringBuilder("---\n");

    private MadeClass(Made made, long seed) {
        this.made = made;
        this.random = new Random(seed);
    }

    /** Makes a class of that size. */
    public static MadeClass of(Made made, int size, long seed) {
        MadeClass one = new MadeClass(made, seed);
        for (int i = 0; i < size; i++) {
            one.add(i);
        }
        one.beside();
        return one;
    }

    /** Returns the learners, each with the text that counts. */
    public List<Learner> learners() {
        return learners;
    }

    /** Returns the number of files in the download. */
    int files() {
        return files.size();
    }

    /** Writes the download, and returns what the instructor would name. */
    public Path write(Path folder) throws IOException {
        if (made == Made.MOODLE_ZIP) {
            RawZip zip = new RawZip();
            files.forEach(
                    (path, content) -> zip.with(new RawZip.Entry(path.getBytes(StandardCharsets.UTF_8), content)));
            Files.createDirectories(folder);
            return Files.write(folder.resolve("CS101-Alpha-beta-8841.zip"), zip.bytes());
        }
        for (Map.Entry<String, byte[]> each : files.entrySet()) {
            Path file = folder.resolve("download").resolve(each.getKey());
            Files.createDirectories(file.resolveSibling("."));
            Files.write(file, each.getValue());
        }
        return folder.resolve("download");
    }

    private void add(int i) {
        String name = FIRST[random.nextInt(FIRST.length)] + " " + LAST[random.nextInt(LAST.length)] + " " + i;
        String user = "s" + (i % 7 == 0 ? "_" : "") + (1_000 + i);
        String number = Integer.toString(600_001 + i);
        String id =
                switch (made) {
                    case MOODLE_WITHOUT_IDS -> name;
                    case BLACKBOARD, CLASSROOM -> user;
                    case GRADESCOPE -> user + "@example.edu";
                    case PLAIN -> name;
                    default -> number;
                };
        Learner learner = new Learner(id, name, user, number, text(i, "counts"));
        learners.add(learner);
        place(learner, packed(i, learner), i);
    }

    private static String text(int i, String which) {
        return "public class MyAlphaBeta<S, A> {} // of learner " + i + ", " + which;
    }

    /** Returns what the learner uploaded: names and contents, in one of the many ways in which learners do. */
    private Map<String, byte[]> packed(int i, Learner learner) {
        byte[] text = bytes(learner.text());
        byte[] zip = new RawZip().with(FILE, learner.text()).bytes();
        return switch (i % 11) {
            case 0 -> Map.of("MyAlphaBeta.java", text);
            case 1 -> Map.of("MyAlphaBeta (1).java", text);
            case 2 -> Map.of("MyAlphaBeta.java.txt", text);
            case 3 ->
                Map.of("outer.zip", new RawZip().with(entry("work.zip", zip)).bytes());
            case 4 -> Map.of("work.ipynb", bytes(notebook(learner.text())));
            case 5 -> Map.of("a.zip", zip, "a (1).zip", zip);
            case 6 ->
                Map.of(
                        "mac.zip",
                        new RawZip()
                                .with("work/04-alpha-beta/MyAlphaBeta.java", learner.text())
                                .with("__MACOSX/work/04-alpha-beta/._MyAlphaBeta.java", "junk")
                                .with("work/.DS_Store", "junk")
                                .bytes());
            case 7 ->
                Map.of(
                        "whole course.zip",
                        new RawZip()
                                .with("plybook/" + FILE, text(i, "starter"))
                                .with("plybook/solutions/04-alpha-beta/MyAlphaBeta.java", text(i, "solution"))
                                .with("plybook/my/" + FILE, learner.text())
                                .bytes());
            case 8 ->
                Map.of(
                        "MyAlphaBeta.java",
                        text,
                        "report.pdf",
                        bytes("%PDF"),
                        "MyAlphaBeta.class",
                        bytes("\u00ca\u00fe"));
            default -> Map.of("submission-12345678.zip", zip);
        };
    }

    private static RawZip.Entry entry(String name, byte[] content) {
        return new RawZip.Entry(name.getBytes(StandardCharsets.UTF_8), content);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String notebook(String text) {
        String comment = text.substring(text.indexOf("//"));
        return "{\"nbformat\": 4, \"nbformat_minor\": 5, \"metadata\": {}, \"cells\": ["
                + "{\"cell_type\": \"markdown\", \"source\": \"class MyAlphaBeta {\"},"
                + "{\"cell_type\": \"code\", \"source\": [\"int x = 1;\\n\", \"class MyAlphaBeta<S, A> {\\n\", \"String s = \\\"}\\\"; "
                + comment
                + "\\n\", \"}\\n\", \"check(MyAlphaBeta::new)\"]}]}";
    }

    /** Puts the files where the course system would. */
    private void place(Learner who, Map<String, byte[]> uploads, int i) {
        int number = 0;
        for (Map.Entry<String, byte[]> each : new java.util.TreeMap<>(uploads).entrySet()) {
            number++;
            int attachment = 9_000_000 + i * 10 + number;
            switch (made) {
                case MOODLE_FOLDERS, MOODLE_ZIP ->
                    put(
                            "CS101-Alpha-beta-8841/" + who.name() + "_" + who.number() + "_assignsubmission_file/"
                                    + each.getKey(),
                            each);
                case MOODLE_FLAT ->
                    put(who.name() + "_" + who.number() + "_assignsubmission_file_" + each.getKey(), each);
                case MOODLE_WITHOUT_IDS -> put(who.name() + "_assignsubmission_file_/" + each.getKey(), each);
                case CANVAS -> put(canvas(who, i) + "_" + attachment + "_" + each.getKey(), each);
                case GRADESCOPE -> put("assignment_77_export/submission_" + (300 + i) + "/" + each.getKey(), each);
                case BLACKBOARD -> put(blackboard(who, "2026-11-22-10-00-00") + "_" + each.getKey(), each);
                case BRIGHTSPACE ->
                    put(who.number() + "-4711 - " + who.name() + " - Nov 22, 2026 1105 PM/" + each.getKey(), each);
                case CLASSROOM ->
                    put("alpha-beta-submissions/alpha-beta-" + who.user() + "/my/04-alpha-beta/" + each.getKey(), each);
                case PLAIN -> put(who.name() + "/" + each.getKey(), each);
            }
        }
        switch (made) {
            case CANVAS -> {
                if (i % 11 == 8) { // uploaded twice: Canvas renames the second one
                    files.put(canvas(who, i) + "_8000000_MyAlphaBeta-1.java", bytes(text(i, "older")));
                }
            }
            case BLACKBOARD -> {
                files.put(
                        blackboard(who, "2026-11-22-10-00-00") + ".txt",
                        bytes("Name: " + who.name() + " (" + who.user() + ")\nAssignment: Alpha_beta 4\n"));
                if (i % 5 == 0) {
                    files.put(blackboard(who, "2026-11-21-23-59-59") + "_MyAlphaBeta.java", bytes(text(i, "older")));
                }
            }
            case BRIGHTSPACE -> {
                if (i % 5 == 0) {
                    files.put(
                            who.number() + "-4711 - " + who.name() + " - Nov 22, 2026 1204 PM/MyAlphaBeta.java",
                            bytes(text(i, "older")));
                }
            }
            case GRADESCOPE ->
                list.append(
                        "submission_" + (300 + i) + ":\n  :submitters:\n  - :name: \"" + who.name() + "\"\n    :sid: '"
                                + who.number() + "'\n    :email: " + who.user()
                                + "@example.edu\n  :created_at: 2026-11-22 10:00:00.123 Z\n  :score: 0.0\n  :status: processed\n  :history:\n"
                                + "  - :id: 1\n    :results:\n      :output: \"x: [1, 2]\"\n");
            default -> {}
        }
    }

    private static String canvas(Learner who, int i) {
        String plain = who.name().replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
        return plain + (i % 3 == 0 ? "_LATE_" : "_") + who.number();
    }

    private static String blackboard(Learner who, String time) {
        return "Alpha_beta 4_" + who.user() + "_attempt_" + time;
    }

    private void put(String path, Map.Entry<String, byte[]> upload) {
        files.put(path, upload.getValue());
    }

    /** Adds what lies beside the learners' files. */
    private void beside() {
        switch (made) {
            case GRADESCOPE -> files.put("assignment_77_export/submission_metadata.yml", bytes(list.toString()));
            case BRIGHTSPACE -> files.put("index.html", bytes("<html>"));
            default -> files.put("grades.xlsx", bytes("PK"));
        }
    }
}
