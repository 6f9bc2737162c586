package plybook.intake;

import java.util.List;

/**
 * A learner or a team, as the course system knows them.
 *
 * @param id what the system tells them apart by: a number, a user name, or the name itself where there is nothing else
 * @param name the name that people read
 * @param others what else the system calls them, such as an e-mail address
 */
public record Person(String id, String name, List<String> others) {
    public Person {
        others = List.copyOf(others);
    }

    /** Somebody with an id and a name. */
    public Person(String id, String name) {
        this(id, name, List.of());
    }
}
