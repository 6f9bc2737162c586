package plybook.judge.suite;

import java.lang.reflect.Method;
import java.util.MissingResourceException;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.text.Messages;

/**
 * The title and the hint of a check: those of its annotation, or else those in the message file of the suite's room, under the keys
 * {@code SUITE.METHOD} and {@code SUITE.METHOD.hint}.
 */
public final class CheckTexts {
    private CheckTexts() {}

    /**
     * Returns the result of a check with its id, its texts and its points.
     *
     * @throws MissingResourceException if neither the annotation nor the message file has a title
     */
    public static CheckResult result(Method method, Verdict verdict) {
        Check check = method.getAnnotation(Check.class);
        String id = method.getDeclaringClass().getSimpleName() + "." + method.getName();
        if (!check.value().isEmpty()) {
            return new CheckResult(id, check.value(), check.points(), check.hint(), verdict);
        }
        Messages texts = Messages.of(method.getDeclaringClass());
        String hint = id + ".hint";
        return new CheckResult(
                id, texts.text(id), check.points(), texts.bundle().containsKey(hint) ? texts.text(hint) : "", verdict);
    }
}
