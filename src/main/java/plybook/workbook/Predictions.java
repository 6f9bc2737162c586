package plybook.workbook;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a learner expects, kept until the answer is there, and compared with it in a friendly way. */
final class Predictions {
    /** What stands in a lesson where the learner is to write: a question mark, perhaps in quotation marks too many. */
    private static final Pattern NOT_YET = Pattern.compile("[?\\s\"']*");

    /** An estimate of a large number counts as close within this factor. */
    private static final double CLOSE = 2;

    private static final double LARGE = 1_000;

    private final Map<String, Object> answers = new ConcurrentHashMap<>();

    /** Keeps the answer, in place of an earlier one to the same question, and says so. */
    String keep(String question, @Nullable Object answer) {
        if (answer == null || NOT_YET.matcher(answer.toString()).matches()) {
            answers.remove(question);
            return question + ": your turn. Write it in place of \"?\", and run this cell again.";
        }
        answers.put(question, answer);
        return "Noted. You expect " + question + ": " + Answer.text(answer);
    }

    /** The comparison of what was expected with what is; without a prediction only what is. */
    String reveal(String question, Object actual) {
        Object expected = answers.get(question);
        String is = question + ": " + Answer.text(actual);
        if (expected == null) {
            return is;
        }
        if (Answer.same(expected, actual)) {
            return "✓ " + is + ", as you expected.";
        }
        String said = is + ". You expected " + Answer.text(expected) + ".";
        return isClose(expected, actual)
                ? "≈ " + said + " That is close."
                : "→ " + said + " Good that you tried: now find the step where the two part.";
    }

    private static boolean isClose(Object expected, Object actual) {
        double is = Answer.number(actual).orElse(0);
        double said = Answer.number(expected).orElse(0);
        return is >= LARGE && said > 0 && said <= is * CLOSE && said >= is / CLOSE;
    }
}
