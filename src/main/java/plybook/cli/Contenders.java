package plybook.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

/** Who is meant by a word on the command line of {@code tournament}. */
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

    /** The names that need no more words: levels, the opponents of exercise 08, and the learner. */
    static final class Known implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(Levels.names(), OPPONENTS.keySet(), List.of(LEARNER))
                    .flatMap(Collection::stream)
                    .iterator();
        }
    }

    private final LearnersFolder learners;
    private final List<String> notes = new ArrayList<>();

    /** @param learners whose files are meant by {@code my} */
    Contenders(LearnersFolder learners) {
        this.learners = learners;
    }

    /** What the learner plays with, a sentence each; none if the learner was not named. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /** @throws IllegalArgumentException if nobody is; the message says who can be named */
    Contender named(String text) {
        int equals = text.indexOf('=');
        if (equals > 0) {
            String name = text.substring(0, equals).strip();
            List<String> words = Words.of(text.substring(equals + 1));
            if (words.isEmpty()) {
                throw new IllegalArgumentException("there is no command after " + name + "=");
            }
            ProgramContender program = new ProgramContender(name, words);
            program.tryToStart();
            return program;
        }
        String name = text.strip().toLowerCase(Locale.ROOT);
        if (OPPONENTS.containsKey(name)) {
            return new EngineContender(name, OPPONENTS.get(name));
        }
        if (name.equals(LEARNER)) {
            LearnerContender learner = new LearnerContender(name, learners::of);
            learner.tryToStart().forEach(note -> notes.add(name + ": " + note));
            return learner;
        }
        if (Levels.names().contains(name)) {
            return new EngineContender(name, Level.named(name)::player);
        }
        throw new IllegalArgumentException("there is no player " + text + ": name one of "
                + String.join(", ", new Known()) + ", or a program, as in \"piglet=python3 brain.py\"");
    }
}
