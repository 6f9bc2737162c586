package plybook.intake;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * A submission of a learner, or of several together.
 *
 * @param id what they are told apart by; their results are always under it
 * @param name the name that people read
 * @param people the learners; one, unless the course system says that several submitted together
 * @param layout the way in which the files were named
 * @param given the beginning of the files' names as the course system wrote it, by which it knows the learner again
 * @param source where the files, or the first of them, were; no other submission has the same
 * @param attempts the number of attempts that arrived; the newest that is allowed counts
 * @param arrival when the attempt that counts arrived
 */
public record HandedIn(
        String id,
        String name,
        List<Person> people,
        Layout layout,
        String given,
        String source,
        int attempts,
        Arrival arrival,
        Contents contents) {
    public HandedIn {
        people = List.copyOf(people);
    }

    /** Returns the same with the time that the instructor named. */
    public HandedIn told(Instant time) {
        return new HandedIn(id, name, people, layout, given, source, attempts, arrival.told(time), contents);
    }

    /** Returns whose it is. */
    public Learner learner() {
        return new Learner(id, name, people, layout, given, source, arrival);
    }

    /** Returns everything that tells the learners apart: their ids, and what else the system calls them. */
    public Set<String> ids() {
        return learner().ids();
    }
}
