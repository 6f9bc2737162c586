package plybook.intake;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The person or team of a submission, and what must be known of them to hand its results back.
 *
 * @param id what they are told apart by; their results are always under it
 * @param name the name that people read
 * @param people the learners; one, unless the course system says that several submitted together
 * @param layout the way in which the files were named
 * @param given the beginning of the files' names as the course system wrote it, by which it knows the learner again
 * @param source where the files, or the first of them, were; no other submission has the same
 * @param arrival when the attempt that counts arrived
 */
public record Learner(
        String id, String name, List<Person> people, Layout layout, String given, String source, Arrival arrival) {
    public Learner {
        people = List.copyOf(people);
    }

    /** Returns everything that tells the learners apart: their ids, and what else the system calls them. */
    public Set<String> ids() {
        Set<String> ids = new LinkedHashSet<>(List.of(id));
        people.forEach(person -> {
            ids.add(person.id());
            ids.addAll(person.others());
        });
        return ids;
    }
}
