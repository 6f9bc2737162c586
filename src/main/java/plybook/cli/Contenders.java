package plybook.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import plybook.cli.GomocupCommand.Levels;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;
import plybook.engine.Opponents;
import plybook.tournament.Contender;
import plybook.tournament.EngineContender;
import plybook.tournament.LearnerContender;
import plybook.tournament.ProgramContender;
import plybook.tournament.Words;

/** The players that can be named on the command line of {@code tournament}. */
final class Contenders {
    private static final Map<String, LongFunction<GomokuPlayer>> OPPONENTS = new TreeMap<>(Map.of(
            "random",
            Opponents::random,
            "greedy",
            seed -> Opponents.greedy(),
            "depth-two",
            seed -> Opponents.depthTwo()));

    /** The learner's own player. */
    private static final String LEARNER = "my";

    /** The learner's players after an exercise that gave a new one: by name, the number of the exercise. */
    static final SortedMap<String, String> VERSIONS =
            new TreeMap<>(Map.of("my@05", "05", "my@06", "06", "my@07", "07", "my@08", "08"));

    /** The names that stand alone: levels, the opponents of exercise 08, and the learner. */
    static final class Known implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Levels.names(), OPPONENTS.keySet(), List.of(LEARNER), VERSIONS.keySet())
                    .flatMap(Collection::stream)
                    .iterator();
        }
    }

    private final LearnersFolder learners;
    private final List<String> notes = new ArrayList<>();

    /** @param learners the files that {@code my} stands for */
    Contenders(LearnersFolder learners) {
        this.learners = learners;
    }

    /** Returns what the learner plays with, a sentence each; none if the learner was not named. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /**
     * Returns the player that the text names.
     *
     * @throws IllegalArgumentException if it names none; the message lists the names
     */
    Contender named(String text) {
        int equals = text.indexOf('=');
        if (equals > 0) {
            String name = text.substring(0, equals).strip();
            List<String> words = Words.of(text.substring(equals + 1));
            if (words.isEmpty()) {
                throw new IllegalArgumentException(Texts.of("tournament.no.command", name));
            }
            ProgramContender program = new ProgramContender(name, words);
            program.tryToStart();
            return program;
        }
        String name = text.strip().toLowerCase(Locale.ROOT);
        if (OPPONENTS.containsKey(name)) {
            return new EngineContender(name, OPPONENTS.get(name));
        }
        String version = VERSIONS.get(name);
        if (name.equals(LEARNER) || version != null) {
            LearnerContender learner = version == null
                    ? new LearnerContender(name, learners::of)
                    : LearnerContender.after(name, version, learners::of);
            learner.tryToStart().forEach(note -> notes.add(name + ": " + note));
            return learner;
        }
        if (Levels.names().contains(name)) {
            return new EngineContender(name, Level.named(name)::player);
        }
        throw new IllegalArgumentException(Texts.of("tournament.no.player", text, String.join(", ", new Known())));
    }
}
