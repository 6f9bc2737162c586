package plybook.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Gradescope's export: a folder for each submission, and a list that says whose each is. */
final class Gradescope {
    /** The list has this name, and lies beside the folders. */
    static final String LIST = "submission_metadata.yml";

    /** In bytes: the list repeats the results of every attempt. */
    private static final int LARGEST_LIST = 512 << 20;

    /** Strings in keys begin with a colon, as Ruby writes them. */
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(LARGEST_LIST).build();

    /** People who submitted something together. */
    record Submitters(String folder, List<Person> people, Clue clue) {
        Person together() {
            return new Person(
                    people.stream().map(Person::id).collect(Collectors.joining("+")),
                    people.stream().map(Person::name).collect(Collectors.joining(", ")),
                    people.stream().flatMap(each -> each.others().stream()).toList());
        }
    }

    private static final Pattern TIME = Pattern.compile(
            "(?<day>\\d{4}-\\d{2}-\\d{2})[ T](?<time>\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?) ?(?<zone>Z|UTC|[+-]\\d{2}:\\d{2})?");

    private final String base;
    private final Map<String, Submitters> byFolder;

    private Gradescope(String base, Map<String, Submitters> byFolder) {
        this.base = base;
        this.byFolder = byFolder;
    }

    /**
     * Returns the reader of these files; empty if they have no list.
     *
     * @throws Unreadable if there is a list that cannot be read
     */
    static Optional<Gradescope> of(List<Piece> files) throws IOException, Unreadable {
        Optional<Piece> list = files.stream()
                .filter(file -> file.fileName().equals(LIST))
                .min((one, other) ->
                        Integer.compare(one.segments().size(), other.segments().size()));
        if (list.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Submitters> byFolder = new LinkedHashMap<>();
        try {
            String text = new String(list.get().found().read(LARGEST_LIST), StandardCharsets.UTF_8);
            if (!(new Load(SETTINGS).loadFromString(text) instanceof Map<?, ?> root)) {
                throw new Unreadable(Texts.of("gradescope.list"));
            }
            root.forEach(
                    (folder, entry) -> byFolder.put(String.valueOf(folder), submitters(String.valueOf(folder), entry)));
        } catch (YamlEngineException e) {
            throw new Unreadable(Texts.of("gradescope.list"));
        }
        String path = list.get().path();
        return Optional.of(new Gradescope(path.substring(0, path.length() - LIST.length()), byFolder));
    }

    private static Submitters submitters(String folder, Object entry) {
        List<Person> people = new ArrayList<>();
        if (entry instanceof Map<?, ?> fields && fields.get(":submitters") instanceof List<?> all) {
            for (Object each : all) {
                List<String> known = Stream.of(":email", ":sid")
                        .map(field -> field(each, field))
                        .filter(text -> !text.isBlank())
                        .toList();
                String name = field(each, ":name");
                String id = known.stream().findFirst().orElse(name);
                if (!id.isBlank()) {
                    people.add(new Person(id, name.isBlank() ? id : name, known));
                }
            }
        }
        return new Submitters(folder, people.isEmpty() ? List.of(new Person(folder, folder)) : people, clue(entry));
    }

    /** The history has the attempts before this one. */
    private static Clue clue(Object entry) {
        Optional<Instant> at = time(field(entry, ":created_at"));
        boolean counted = entry instanceof Map<?, ?> fields && fields.get(":history") instanceof List<?>;
        int before = counted && ((Map<?, ?>) entry).get(":history") instanceof List<?> all ? all.size() : 0;
        return Clue.listed(at, counted ? OptionalInt.of(before + 1) : OptionalInt.empty());
    }

    /** Returns a time as Ruby writes it, such as {@code 2026-11-22 10:00:00.123 -08:00}. */
    private static Optional<Instant> time(String text) {
        Matcher read = TIME.matcher(text.strip());
        if (!read.matches()) {
            return Optional.empty();
        }
        try {
            String zone = read.group("zone") == null || read.group("zone").matches("Z|UTC") ? "Z" : read.group("zone");
            return Optional.of(OffsetDateTime.parse(read.group("day") + "T" + read.group("time") + zone)
                    .toInstant());
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static String field(Object entry, String name) {
        Object value = entry instanceof Map<?, ?> fields ? fields.get(name) : null;
        return value == null ? "" : value.toString();
    }

    Optional<Belonging> read(Piece file) {
        if (!file.path().startsWith(base)) {
            return Optional.empty();
        }
        String below = file.path().substring(base.length());
        String folder = below.contains("/") ? below.substring(0, below.indexOf('/')) : below;
        return Optional.ofNullable(byFolder.get(folder))
                .map(who -> new Belonging(
                        who.together(),
                        folder,
                        0,
                        0,
                        below.equals(folder) ? below : below.substring(folder.length() + 1),
                        who.clue()));
    }

    /** Returns the people who submitted together, by the name of their folder. */
    Map<String, Submitters> all() {
        return byFolder;
    }
}
