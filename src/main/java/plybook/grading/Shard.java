package plybook.grading;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.intake.HandedIn;
import plybook.intake.Hash;

/**
 * One machine's share of a class. Which share a submission belongs to follows from its name alone, so that machines need not speak to
 * each other, and one more submission moves no other.
 *
 * @param number which share, from 1
 * @param of the number of shares
 */
public record Shard(int number, int of) {
    /** The record of the share, among its results. */
    static final String FILE = "shard.json";

    /** More machines than anybody has. */
    private static final int MOST = 100_000;

    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");
    private static final int DIGITS = 12;
    private static final int HEXADECIMAL = 16;
    private static final JsonMapper JSON = new JsonMapper();

    /**
     * The share as a file, written before anything is judged: what must be there in the end.
     *
     * @param submissions the name of each submission of the share, by the id of its learner
     */
    record Plan(int number, int of, Map<String, String> submissions) {
        Plan {
            submissions = Collections.unmodifiableMap(new TreeMap<>(submissions));
        }

        /** Returns the plan in a folder of results; empty if there is none that can be read. */
        static Optional<Plan> in(Path folder) {
            try {
                return Optional.ofNullable(JSON.readValue(Files.readAllBytes(folder.resolve(FILE)), Plan.class));
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }

    public Shard {
        if (of < 1 || of > MOST || number < 1 || number > of) {
            throw new IllegalArgumentException(Texts.of("shard.bounds", number, of));
        }
    }

    /**
     * Reads a share such as {@code 2/8}.
     *
     * @throws IllegalArgumentException if it is none; the message says how one is written
     */
    public static Shard parse(String text) {
        Matcher parts = TEXT.matcher(text.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException(Texts.of("shard.text", text));
        }
        return new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }

    /** Returns the submissions of this share. Those whose names a file system might take for the same are in the same one. */
    public List<HandedIn> of(List<HandedIn> all) {
        return all.stream().filter(each -> numberOf(each.id()) == number).toList();
    }

    private int numberOf(String name) {
        String alike = SafeName.alike(SafeName.of(name));
        String hash = Hash.of(alike.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
        return 1 + (int) (Long.parseLong(hash, HEXADECIMAL) % of);
    }

    /** Writes down which submissions belong to the share. */
    public void plan(Path folder, List<HandedIn> submissions) throws IOException {
        Map<String, String> names = new TreeMap<>();
        submissions.forEach(each -> names.merge(each.id(), each.name(), (one, other) -> one));
        Plan plan = new Plan(number, of, names);
        AtomicFile.write(
                folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(plan) + "\n");
    }
}
