package plybook.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The content of one learner's submission: the files of the course that count, and nothing else.
 *
 * @param submission the files that count
 * @param missing the reason for each file of the course that is not among them, by its name in an archive
 * @param notes what was ignored, refused or read differently, a sentence each
 * @param unreadable the reason if nothing counts at all
 * @param listed every file that arrived for this learner, with its end
 */
public record Contents(
        Submission submission,
        Map<String, String> missing,
        List<String> notes,
        Optional<String> unreadable,
        List<Listed> listed) {
    public Contents {
        missing = Map.copyOf(missing);
        notes = List.copyOf(notes);
        listed = List.copyOf(listed);
    }

    /**
     * Finds the files that count among all pieces of one learner.
     *
     * @param owner the learner's name, for the list
     * @param beyond the files of attempts that are more than are allowed
     */
    static Contents of(String owner, List<Piece> pieces, List<Piece> beyond) throws IOException {
        return new Assembly(owner, pieces, beyond).contents();
    }

    /** Returns a hash that changes with everything that a grade could depend on. */
    public String identity() {
        StringBuilder text = new StringBuilder(submission.contentHash());
        new TreeMap<>(missing).forEach((name, why) -> text.append('\n').append(why));
        notes.forEach(note -> text.append('\n').append(note));
        return Hash.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
