package plybook.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Blackboard's download. The assignment and the user name may both contain the sign that separates them; so the text that Blackboard
 * puts beside each attempt decides, and where there is none, what all names have in common.
 */
final class Blackboard {
    private static final Pattern NAME =
            Pattern.compile("(?<before>.+)_attempt_(?<time>\\d{4}(?:-\\d{2}){5})(?:_(?<rest>.+)|(?<text>\\.txt))");

    private static final Pattern WHO =
            Pattern.compile("(?m)^\\s*\\S[^:\\n]*:\\s*(?<name>[^\\n]+?)\\s*\\((?<user>[^()\\n]+)\\)\\s*$");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd-HH-mm-ss", Locale.ROOT);
    private static final int LONGEST_TEXT = 1 << 20;

    private final Map<String, Person> people = new HashMap<>();
    private final String common;

    private Blackboard(String common) {
        this.common = common;
    }

    /** Returns the reader of these files; empty if none is Blackboard's. */
    static Optional<Blackboard> of(List<Piece> files) throws IOException {
        Set<String> before = new HashSet<>();
        Map<String, Person> people = new HashMap<>();
        for (Piece file : files) {
            Matcher name = NAME.matcher(file.fileName());
            if (name.matches()) {
                before.add(name.group("before"));
                if (name.group("text") != null) {
                    inText(file, name.group("before")).ifPresent(who -> people.put(name.group("before"), who));
                }
            }
        }
        if (before.isEmpty()) {
            return Optional.empty();
        }
        Blackboard all = new Blackboard(inCommon(before));
        all.people.putAll(people);
        return Optional.of(all);
    }

    private static Optional<Person> inText(Piece file, String before) throws IOException {
        try {
            String text = new String(file.found().read(LONGEST_TEXT), StandardCharsets.UTF_8);
            Matcher who = WHO.matcher(text);
            return who.find() && before.endsWith("_" + who.group("user"))
                    ? Optional.of(new Person(who.group("user"), who.group("name")))
                    : Optional.empty();
        } catch (Unreadable e) {
            return Optional.empty(); // then its name has to do
        }
    }

    /** Returns the longest beginning, up to a separator, that all have in common. */
    private static String inCommon(Set<String> names) {
        String common = names.iterator().next();
        for (String name : names) {
            int same = 0;
            while (same < Math.min(common.length(), name.length()) && common.charAt(same) == name.charAt(same)) {
                same++;
            }
            common = common.substring(0, same);
        }
        return common.substring(0, common.lastIndexOf('_') + 1);
    }

    Optional<Belonging> read(List<String> segments) {
        Matcher name = NAME.matcher(segments.get(segments.size() - 1));
        if (!name.matches()) {
            return Optional.empty();
        }
        String before = name.group("before");
        Person who = people.getOrDefault(before, byName(before));
        String rest = name.group("rest") == null ? "submission.txt" : name.group("rest");
        String given = before + "_attempt_" + name.group("time");
        return Optional.of(new Belonging(
                who,
                given,
                Layout.number(name.group("time").replace("-", "")),
                0,
                rest,
                Clue.named(time(name.group("time")))));
    }

    private static Optional<LocalDateTime> time(String digits) {
        try {
            return Optional.of(LocalDateTime.parse(digits, TIME));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private Person byName(String before) {
        String user = before.startsWith(common) ? before.substring(common.length()) : before;
        return new Person(user, user);
    }
}
