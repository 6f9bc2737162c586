package plybook.diagnosis;

import plybook.text.Messages;

/**
 * A mistake that has a name. Its texts are read from {@code plybook/mistakes/ID.md} among the resources when they are first asked
 * for, in the reader's language if there is a file for it.
 *
 * @param id its name in data, such as {@code shallow-only}; stable
 */
public record Mistake(String id) {
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

    private MistakeText text() {
        return MistakeText.of(id, Messages.language());
    }

    /** Returns the id and the texts, so that a failing test shows what a learner would read. */
    @Override
    public String toString() {
        return "Mistake[id=" + id + ", name=" + name() + ", explanation=" + explanation() + ", hint=" + hint() + "]";
    }
}
