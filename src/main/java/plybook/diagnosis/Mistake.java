package plybook.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.text.Messages;

/**
 * A mistake that has a name. Its texts are read from {@code plybook/mistakes/ID.md} among the resources when they are first asked
 * for, in the reader's language if there is a file for it.
 *
 * @param id its name in data, such as {@code shallow-only}; stable
 */
public record Mistake(String id) {
    /** The end of the id of a mistake that is made only where MAX is to move, such as {@code starts-at-zero-for-max}. */
    public static final String FOR_MAX = "-for-max";

    /** The end of the id of a mistake that is made only where MIN is to move. */
    public static final String FOR_MIN = "-for-min";

    /** Between the ids of mistakes that nothing tells apart. */
    private static final String OR = "-or-";

    /** Returns a plain name for people, such as "only the parent's bound cuts". */
    public String name() {
        return text().name();
    }

    /** Returns what such code does and why that is wrong, in one paragraph. */
    public String explanation() {
        return text().explanation();
    }

    /** Returns where to look, without giving the solution away; empty if there is no hint. */
    public String hint() {
        return text().hint();
    }

    /**
     * Returns the mistake that is one of these, where nothing tells which.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Mistake oneOf(List<Mistake> alternatives) {
        if (alternatives.isEmpty()) {
            throw new IllegalArgumentException("one of no mistakes");
        }
        return new Mistake(alternatives.stream().map(Mistake::id).distinct().collect(Collectors.joining(OR)));
    }

    /** Returns the mistakes of which it is one; itself alone, as a rule. */
    public List<Mistake> alternatives() {
        return Stream.of(id.split(OR)).map(Mistake::new).toList();
    }

    private MistakeText text() {
        Locale language = Messages.language();
        return MistakeText.either(alternatives().stream()
                .map(each -> MistakeText.of(each.id, language))
                .toList());
    }

    /** Returns the id and the texts, so that a failing test shows what a learner would read. */
    @Override
    public String toString() {
        return "Mistake[id=" + id + ", name=" + name() + ", explanation=" + explanation() + ", hint=" + hint() + "]";
    }
}
