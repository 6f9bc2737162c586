package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plybook.assignment.Assignment;
import plybook.gradebook.Refused;
import plybook.gradebook.Times;
import plybook.intake.Arrival;
import plybook.intake.HandedIn;

/** When the submissions of a class arrived, and what is known about that. */
public final class Arrivals {
    private Arrivals() {}

    /**
     * Returns the submissions with the times that the instructor's tables name; the later table counts.
     *
     * @param zone the zone of times that are written without one
     * @throws IllegalArgumentException if a table cannot be read; the message names the line
     */
    public static List<HandedIn> told(List<HandedIn> submissions, List<Path> tables, ZoneId zone) throws IOException {
        List<HandedIn> told = new ArrayList<>(submissions);
        for (Path table : tables) {
            if (!Files.isRegularFile(table)) {
                throw new IllegalArgumentException(Texts.of("give.no.file", table));
            }
            try {
                Times times = Times.of(Files.readAllBytes(table), zone);
                told.replaceAll(each -> times.of(each.people()).map(each::told).orElse(each));
            } catch (Refused e) {
                throw new IllegalArgumentException(Texts.of("give.refused", table, e.getMessage()), e);
            }
        }
        return told;
    }

    /** Returns where the times come from, and what is missing, a line each; none if the assignment has no end. */
    public static List<String> lines(List<HandedIn> submissions, Assignment assignment, boolean trustFiles) {
        List<String> lines = new ArrayList<>();
        Map<Arrival.Source, Integer> bySource = new TreeMap<>();
        int markedOnly = 0;
        for (HandedIn each : submissions) {
            if (each.arrival().markedLate().isPresent()
                    && !each.arrival().source().isSure()) {
                markedOnly++;
            } else {
                bySource.merge(each.arrival().source(), 1, Integer::sum);
            }
        }
        if (assignment.due().isPresent()) {
            if (markedOnly > 0) {
                lines.add(Texts.of("arrived.marked", markedOnly));
            }
            bySource.forEach((source, count) -> lines.add(
                    Texts.of("arrived." + source + (trustFiles && !source.isSure() ? ".trusted" : ""), count)));
            Set<String> ids =
                    submissions.stream().flatMap(each -> each.ids().stream()).collect(Collectors.toSet());
            List<String> nobodys = assignment.extendedBut(ids);
            if (!nobodys.isEmpty()) {
                lines.add(Texts.of("arrived.extended", String.join(", ", nobodys)));
            }
        }
        if (assignment.attempts().isPresent()) {
            long unknown = submissions.stream()
                    .filter(each -> each.arrival().attempt().isEmpty())
                    .count();
            if (unknown > 0) {
                lines.add(Texts.of("arrived.attempts", unknown));
            }
        }
        return lines;
    }
}
