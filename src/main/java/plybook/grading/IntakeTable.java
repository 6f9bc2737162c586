package plybook.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.intake.Fate;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.intake.Layout;
import plybook.intake.Listed;
import plybook.intake.Submission;
import plybook.report.Csv;
import plybook.report.ProgramVersion;

/** The answer to the question whose files were found, before anything is judged: as lines for a terminal and as a table of all files. */
public final class IntakeTable {
    private static final int MOST_FILES = 20;
    private static final int WIDEST_NAME = 40;

    private final Intake intake;

    /** Creates the table. */
    public IntakeTable(Intake intake) {
        this.intake = intake;
    }

    /** Returns the sums alone, without anybody's name. */
    public List<String> sums() {
        List<String> all = lines();
        return List.of(all.get(0), all.get(all.size() - 1));
    }

    /** Returns a line for each learner, and the sums. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(Texts.of("intake.title", systems()));
        int width = intake.submissions().stream()
                .mapToInt(each -> who(each).length())
                .max()
                .orElse(0);
        String row = "  %-" + Math.max(1, Math.min(WIDEST_NAME, width)) + "s  %s";
        intake.submissions().forEach(each -> lines.add(row.formatted(who(each), what(each))));
        Map<Fate, Long> fates = intake.listed().stream()
                .collect(Collectors.groupingBy(Listed::fate, TreeMap::new, Collectors.counting()));
        lines.add(Texts.of(
                "intake.sum",
                intake.submissions().size(),
                intake.listed().size(),
                fates.entrySet().stream()
                        .map(each -> Texts.of("fate." + each.getKey(), each.getValue()))
                        .collect(Collectors.joining(", "))));
        return lines;
    }

    private String systems() {
        return intake.submissions().stream()
                .map(HandedIn::layout)
                .distinct()
                .map(layout -> layout == Layout.PLAIN ? Texts.of("intake.plain") : layout.system())
                .collect(Collectors.joining(", "));
    }

    private static String who(HandedIn submission) {
        return submission.id().equals(submission.name())
                ? submission.name()
                : Texts.of("intake.who", submission.name(), submission.id());
    }

    private static String what(HandedIn submission) {
        if (submission.contents().unreadable().isPresent()) {
            return Texts.of("intake.nothing", submission.contents().unreadable().get());
        }
        String files = submission.contents().submission().entries().stream()
                .map(Submission.Entry::name)
                .map(name -> name.substring(name.lastIndexOf('/') + 1).replace(".java", ""))
                .collect(Collectors.joining(", "));
        return submission.attempts() > 1 ? Texts.of("intake.attempts", files, submission.attempts()) : files;
    }

    /** Returns what must be decided before anything is judged: a sentence each, none if nothing is in the way. */
    public List<String> inTheWay(boolean skipUnreadable) {
        List<String> all = new ArrayList<>(intake.problems());
        List<Listed> nobodys = intake.nobodys();
        if (!nobodys.isEmpty() && !skipUnreadable) {
            all.add(Texts.of(
                    "intake.nobodys", nobodys.size(), listed(nobodys.stream().map(Listed::path))));
        }
        List<HandedIn> unreadable = intake.unreadable();
        if (!unreadable.isEmpty() && !skipUnreadable) {
            all.add(Texts.of(
                    "intake.unreadable",
                    unreadable.size(),
                    listed(unreadable.stream().map(HandedIn::name))));
        }
        return all;
    }

    private static String listed(Stream<String> names) {
        List<String> all = names.toList();
        String shown = all.stream().limit(MOST_FILES).collect(Collectors.joining(", "));
        return all.size() > MOST_FILES ? Texts.of("intake.more", shown, all.size() - MOST_FILES) : shown;
    }

    /** Returns every file that arrived with its end, and with the version of the program that read it, as CSV. */
    public String csv() {
        Csv csv = new Csv("file", "learner", "end", "reason", "version");
        String version = ProgramVersion.get();
        intake.listed()
                .forEach(each ->
                        csv.line(each.path(), each.owner(), Texts.of("end." + each.fate()), each.reason(), version));
        return csv.toString();
    }
}
