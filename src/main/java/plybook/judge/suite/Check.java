package plybook.judge.suite;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;

/** A JUnit test of a suite that gives points: all of them if it passes, otherwise none. */
@Test
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Check {
    /** The title of the check, as a sentence that a learner reads; empty if it stands in the message file, as {@link CheckTexts} says. */
    String value() default "";

    int points();

    /** A step further for who is stuck, which does not give the solution away. */
    String hint() default "";
}
