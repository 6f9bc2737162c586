package plybook.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.intake.Arrival;
import plybook.intake.Layout;
import plybook.intake.Learner;
import plybook.intake.Person;
import plybook.judge.verdict.Report;
import plybook.report.Graded;
import plybook.report.Provenance;

/**
 * A submission as it was judged: everything from which its results are drawn.
 *
 * @param receipt the hash of the files that counted
 * @param notes what was left out of it, and why
 * @param kept the verdicts by exercise, also those of exercises that are not asked for any more
 */
public record Judged(Learner learner, String receipt, Graded.Status status, List<String> notes, List<Kept> kept) {
    /** Its name in the folder of a submission's results. */
    public static final String FILE = "judged.json";

    private static final int SCHEMA_VERSION = 1;

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    public Judged {
        notes = List.copyOf(notes);
        kept = List.copyOf(kept);
    }

    /** Returns the verdicts on an exercise, by its folder's name. */
    public Optional<Kept> of(String exercise) {
        return kept.stream()
                .filter(each -> each.report().exercise().folder().equals(exercise))
                .findFirst();
    }

    /** Returns it as JSON, in ASCII, with a line end. */
    public String json() {
        ObjectNode root = JSON.createObjectNode();
        root.put("schemaVersion", SCHEMA_VERSION);
        write(learner, root.putObject("learner"));
        root.put("receipt", receipt);
        root.put("status", status.name());
        notes.forEach(root.putArray("notes")::add);
        ArrayNode all = root.putArray("exercises");
        for (Kept each : kept) {
            ObjectNode to = all.addObject();
            to.put("key", each.key());
            to.put("asked", each.asked());
            Provenance from = each.from();
            to.putObject("provenance")
                    .put("version", from.version())
                    .put("program", from.program())
                    .put("java", from.java())
                    .put("sandbox", from.sandbox())
                    .put("judged", from.judged().toString())
                    .put("took", from.took().toString());
            ReportJson.write(each.report(), to.putObject("report"));
        }
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values can always be written", e);
        }
    }

    private static void write(Learner learner, ObjectNode to) {
        to.put("id", learner.id()).put("name", learner.name());
        to.put("layout", learner.layout().name()).put("given", learner.given()).put("source", learner.source());
        ArrayNode people = to.putArray("people");
        for (Person person : learner.people()) {
            ObjectNode each = people.addObject().put("id", person.id()).put("name", person.name());
            person.others().forEach(each.putArray("others")::add);
        }
        ObjectNode arrival = to.putObject("arrival");
        learner.arrival().at().ifPresent(at -> arrival.put("at", at.toString()));
        arrival.put("source", learner.arrival().source().name());
        learner.arrival().markedLate().ifPresent(late -> arrival.put("late", late));
        learner.arrival().attempt().ifPresent(attempt -> arrival.put("attempt", attempt));
    }

    /** Returns what was kept in the folder; empty if it is missing, of another version or corrupted: then it is judged again. */
    public static Optional<Judged> in(Path folder) {
        try {
            JsonNode root = JSON.readTree(Files.readString(folder.resolve(FILE), StandardCharsets.UTF_8));
            return root.path("schemaVersion").asInt() == SCHEMA_VERSION ? Optional.of(read(root)) : Optional.empty();
        } catch (IOException | IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Judged read(JsonNode root) {
        List<Kept> kept = new ArrayList<>();
        for (JsonNode each : ReportJson.array(root, "exercises")) {
            JsonNode from = each.required("provenance");
            Report report = ReportJson.read(each.required("report"));
            kept.add(new Kept(
                    ReportJson.text(each, "key"),
                    ReportJson.text(each, "asked"),
                    new Provenance(
                            ReportJson.text(from, "version"),
                            ReportJson.text(from, "program"),
                            ReportJson.text(from, "java"),
                            ReportJson.text(from, "sandbox"),
                            Instant.parse(ReportJson.text(from, "judged")),
                            Duration.parse(ReportJson.text(from, "took"))),
                    report));
        }
        return new Judged(
                learner(root.required("learner")),
                ReportJson.text(root, "receipt"),
                Graded.Status.valueOf(ReportJson.text(root, "status")),
                texts(root, "notes"),
                kept);
    }

    private static List<String> texts(JsonNode from, String field) {
        List<String> all = new ArrayList<>();
        ReportJson.array(from, field).forEach(each -> all.add(each.asText()));
        return all;
    }

    private static Learner learner(JsonNode from) {
        List<Person> people = new ArrayList<>();
        ReportJson.array(from, "people")
                .forEach(each -> people.add(
                        new Person(ReportJson.text(each, "id"), ReportJson.text(each, "name"), texts(each, "others"))));
        JsonNode arrival = from.required("arrival");
        return new Learner(
                ReportJson.text(from, "id"),
                ReportJson.text(from, "name"),
                people,
                Layout.valueOf(ReportJson.text(from, "layout")),
                ReportJson.text(from, "given"),
                ReportJson.text(from, "source"),
                new Arrival(
                        ReportJson.optional(arrival, "at").map(Instant::parse),
                        Arrival.Source.valueOf(ReportJson.text(arrival, "source")),
                        arrival.has("late") ? Optional.of(arrival.get("late").asBoolean()) : Optional.empty(),
                        arrival.has("attempt")
                                ? OptionalInt.of(arrival.get("attempt").asInt())
                                : OptionalInt.empty()));
    }
}
