package plybook.grading;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plybook.intake.HandedIn;
import plybook.intake.Hash;

/**
 * One machine's share of a class. The class is put into an order that follows from the learners' ids, and cut into shares of equal size,
 * so that machines need not speak to each other. One more submission moves at most one other across each cut.
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
    private static final JsonMapper JSON = new JsonMapper();

    /**
     * The share as a file, written before anything is judged: what must be there in the end.
     *
     * @param all the hash of the whole class's ids: shares of different classes do not fit together
     * @param submissions the name of each submission of the share, by the id of its learner
     */
    record Plan(int number, int of, String all, Map<String, String> submissions) {
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
        Map<String, List<HandedIn>> inOrder = new TreeMap<>();
        all.forEach(each -> inOrder.computeIfAbsent(place(each.id()), place -> new ArrayList<>())
                .add(each));
        Set<HandedIn> mine = Collections.newSetFromMap(new IdentityHashMap<>());
        int before = 0;
        for (List<HandedIn> alike : inOrder.values()) {
            if (1 + (long) before * of / all.size() == number) {
                mine.addAll(alike);
            }
            before += alike.size();
        }
        return all.stream().filter(mine::contains).toList();
    }

    /** Returns what sorts the class: by chance, so that slow submissions are spread, and in the same way on every machine. */
    private static String place(String id) {
        return hash(SafeName.alike(SafeName.of(id)));
    }

    private static String hash(String text) {
        return Hash.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes down which submissions belong to the share.
     *
     * @param all the whole class
     */
    public void plan(Path folder, List<HandedIn> all) throws IOException {
        Map<String, String> names = new TreeMap<>();
        of(all).forEach(each -> names.merge(each.id(), each.name(), (one, other) -> one));
        String whole = hash(all.stream().map(HandedIn::id).sorted().collect(Collectors.joining("\n")));
        Plan plan = new Plan(number, of, whole, names);
        AtomicFile.write(
                folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(plan) + "\n");
    }
}
