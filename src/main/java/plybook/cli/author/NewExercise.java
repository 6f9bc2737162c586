package plybook.cli.author;

import java.util.Map;
import java.util.regex.Pattern;

/** A new exercise: contract, starter, solution, suite and README, and its lines in the course and on the first page. */
final class NewExercise {
    private static final String COURSE = "src/main/java/plybook/task/Course.java";
    private static final String FIRST_PAGE = "README.md";
    private static final Pattern NUMBER = Pattern.compile("exercise\\(\\s*\"(\\d\\d)\"");

    private NewExercise() {}

    /**
     * Plans the files.
     *
     * @throws Refused if the name is taken, or a list is not where it should be
     */
    static void plan(Name name, Checkout checkout) {
        String contract = "src/main/java/plybook/task/" + name.type() + "Task.java";
        String suite = "src/main/java/plybook/judge/rules/" + name.type() + "Suite.java";
        if (checkout.has(contract)
                || checkout.has(suite)
                || checkout.text(COURSE).contains("\"" + name.dashed() + "\"")) {
            throw new Refused(Texts.of("exercise.taken", name.type(), contract));
        }
        int last = NUMBER.matcher(checkout.text(COURSE))
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max()
                .orElseThrow(() -> new Refused(Texts.of("no.anchor", COURSE, "exercise(\"01\"")));
        String number = "%02d".formatted(last + 1);
        String folder = number + "-" + name.dashed();
        Map<String, String> values =
                Map.of("Name", name.type(), "Title", name.title(), "number", number, "folder", folder);
        checkout.create(contract, "exercise/Contract.txt", values);
        checkout.create("exercises/" + folder + "/My" + name.type() + ".java", "exercise/Starter.txt", values);
        checkout.create("solutions/" + folder + "/My" + name.type() + ".java", "exercise/Solution.txt", values);
        checkout.create(suite, "exercise/Suite.txt", values);
        checkout.create("exercises/" + folder + "/README.md", "exercise/README.txt", values);

        String line = "exercise(\"" + number + "\", \"" + name.dashed() + "\", \"" + name.title() + "\", part(\"My"
                + name.type() + "\", " + name.type() + "Task.class))";
        checkout.replace(COURSE, ");\n\n    private Course()", ",\n            " + line + ");\n\n    private Course()");
        checkout.insertAfter(
                FIRST_PAGE,
                "](exercises/%02d-".formatted(last),
                "| | | [" + number + " " + name.title() + "](exercises/" + folder + "/README.md) |");
    }
}
