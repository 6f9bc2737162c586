package plybook.diagnosis;

/**
 * A mistake that has a name.
 *
 * @param id its name in data, such as {@code shallow-only}; stable
 * @param name a plain name for people, such as "only the parent's bound cuts"
 * @param explanation what such code does and why that is wrong, in one paragraph
 * @param hint where to look, which does not give the solution away
 */
public record Mistake(String id, String name, String explanation, String hint) {}
