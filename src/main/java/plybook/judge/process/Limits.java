package plybook.judge.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The limits of a learner's process. Each has its own verdict.
 *
 * <p>The figures leave a correct solution a wide margin: the largest tree of the suites takes 40 MiB of heap.
 */
public final class Limits {
    static final int HEAP_MIB = 128;

    /** For the learner's code; enough for a recursion of 5,000 plies. */
    static final int STACK_MIB = 1;

    static final int METASPACE_MIB = 64;
    static final int DIRECT_MIB = 16;

    /** Those of the virtual machine, about 15, are among them. */
    static final int THREADS = 100;

    static final int DESCRIPTORS = 128;
    static final int FILE_MIB = 8;

    /** For all files in the private folders of a sandbox. */
    static final int FILES_MIB = 16;

    /** The address space of one process. The virtual machine with all of the above maps about 0.6 GiB. */
    static final int ADDRESSES_MIB = 1_280;

    /** Of all threads of one process together; a process that lives for a whole suite needs a few seconds. */
    static final Duration PROCESSOR_TIME = Duration.ofMinutes(3);

    /** The time for all answers of one file of a submission together, even if each of them is in time. */
    public static final Duration ALL_ANSWERS = Duration.ofMinutes(5);

    /** Printed past {@link System#out}, which stops earlier and names the line. */
    static final int PRINTED_MIB = 1;

    private Limits() {}

    /** The options of the virtual machine, with those that only newer machines know. */
    public static List<String> javaOptions() {
        Stream<String> newer = Runtime.version().feature() < 24
                ? Stream.of()
                : Stream.of("--illegal-native-access=deny", "--sun-misc-unsafe-memory-access=deny");
        return Stream.concat(
                        Stream.of(
                                // To optimise takes longer than it saves, for a player of exercise 08 too.
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-Xmx" + HEAP_MIB + "m",
                                "-Xss" + STACK_MIB + "m",
                                "-XX:MaxMetaspaceSize=" + METASPACE_MIB + "m",
                                "-XX:CompressedClassSpaceSize=32m",
                                "-XX:MaxDirectMemorySize=" + DIRECT_MIB + "m",
                                // Nothing outside may look in, and nothing inside may change the loop that answers.
                                "-XX:-UsePerfData",
                                "-XX:+DisableAttachMechanism",
                                "-XX:-EnableDynamicAgentLoading",
                                // A machine that crashes writes pages about itself, into the common temporary folder if
                                // it has no other.
                                "-XX:ErrorFile=" + ProcessBuilder.Redirect.DISCARD.file(),
                                "-Djava.awt.headless=true"),
                        newer)
                .toList();
    }

    /**
     * The command under these limits.
     *
     * @param prlimit the program of that name
     * @param othersThreads how many threads count as this process's that are not
     */
    static Stream<String> around(Path prlimit, int othersThreads) {
        return Stream.of(
                prlimit.toString(),
                "--nproc=" + (THREADS + othersThreads),
                "--as=" + mebi(ADDRESSES_MIB),
                "--fsize=" + mebi(FILE_MIB),
                "--nofile=" + DESCRIPTORS,
                "--core=0",
                "--cpu=" + PROCESSOR_TIME.toSeconds() + ":" + (PROCESSOR_TIME.toSeconds() + 2),
                "--");
    }

    static long mebi(int mebibytes) {
        return (long) mebibytes << 20;
    }
}
