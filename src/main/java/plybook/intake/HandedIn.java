package plybook.intake;

import java.util.List;

/**
 * A submission of a learner, or of several together.
 *
 * @param id what they are told apart by; their results are always under it
 * @param name the name that people read
 * @param people the learners; one, unless the course system says that several submitted together
 * @param layout the way in which the files were named
 * @param given the beginning of the files' names as the course system wrote it, by which it knows the learner again
 * @param source where the files, or the first of them, were; no other submission has the same
 * @param attempts the number of attempts that arrived; the newest counts
 */
public record HandedIn(
        String id,
        String name,
        List<Person> people,
        Layout layout,
        String given,
        String source,
        int attempts,
        Contents contents) {
    public HandedIn {
        people = List.copyOf(people);
    }
}
