package plybook.workbook;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A learner's predictions, kept until the answer is there, and compared with it in a friendly way. */
final class Predictions {
    /** The placeholder for a prediction in a lesson: a question mark, perhaps with too many quotation marks. */
    private static final Pattern NOT_YET = Pattern.compile("[?\\s\"']*");

    /** The factor within which an estimate of a large number counts as close. */
    private static final double CLOSE = 2;

    private static final double LARGE = 1_000;

    private final Map<String, Object> answers = new ConcurrentHashMap<>();

    /** Keeps the answer, in place of an earlier one to the same question, and returns the confirmation. */
    String keep(String question, @Nullable Object answer) {
        if (answer == null || NOT_YET.matcher(answer.toString()).matches()) {
            answers.remove(question);
            return Texts.of("prediction.turn", question);
        }
        answers.put(question, answer);
        return Texts.of("prediction.noted", question, Answer.text(answer));
    }

    /** Returns the comparison of the prediction with the answer; without a prediction the answer alone. */
    String reveal(String question, Object actual) {
        Object expected = answers.get(question);
        String is = Answer.text(actual);
        if (expected == null) {
            return question + ": " + is;
        }
        if (Answer.same(expected, actual)) {
            return Texts.of("prediction.right", question, is);
        }
        return Texts.of(
                isClose(expected, actual) ? "prediction.close" : "prediction.far", question, is, Answer.text(expected));
    }

    private static boolean isClose(Object expected, Object actual) {
        double is = Answer.number(actual).orElse(0);
        double said = Answer.number(expected).orElse(0);
        return is >= LARGE && said > 0 && said <= is * CLOSE && said >= is / CLOSE;
    }
}
