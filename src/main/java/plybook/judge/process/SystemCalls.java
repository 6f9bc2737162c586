package plybook.judge.process;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The system calls that a learner's process may make, as a seccomp filter: a program in the kernel's classic BPF, in the machine's byte
 * order, as bubblewrap reads it from an open file.
 *
 * <p>Everything is allowed but what a search never needs: new processes (threads are allowed), keys, io_uring, bpf, performance
 * counters, looking into other processes, namespaces, and sockets of families other than Unix and the two of the internet. A call of
 * another architecture than the machine's is refused, too: its numbers mean something else.
 *
 * <p>Source: {@code seccomp(2)}, {@code linux/filter.h}, {@code linux/audit.h}, and the tables of system calls of both architectures.
 */
final class SystemCalls {
    private static final short LOAD = 0x20;
    private static final short IF_EQUAL = 0x15;
    private static final short IF_AT_LEAST = 0x35;
    private static final short IF_BITS = 0x45;
    private static final short RETURN = 0x06;

    private static final int NUMBER = 0;
    private static final int ARCHITECTURE = 4;
    private static final int FIRST_ARGUMENT = 16;

    private static final int ALLOW = 0x7fff0000;
    private static final int REFUSE = 0x00050000;
    private static final int NOT_PERMITTED = REFUSE | 1;
    private static final int NO_SUCH_CALL = REFUSE | 38;
    private static final int NO_SUCH_FAMILY = REFUSE | 97;

    private static final int SHARES_THE_PROCESS = 0x00010000; // CLONE_THREAD
    private static final List<Integer> FAMILIES = List.of(1, 2, 10); // AF_UNIX, AF_INET, AF_INET6

    private SystemCalls() {}

    /**
     * A processor's own numbers.
     *
     * @param audit its name for the kernel's filters
     * @param strange numbers from here on belong to a second set of calls; the first number that does
     * @param socket the calls whose first argument is a family
     * @param refused the calls that end with "operation not permitted"
     */
    enum Machine {
        X86_64(
                0xC000003E,
                0x40000000,
                56,
                List.of(41, 53),
                // fork, vfork, add_key, request_key, keyctl, perf_event_open, bpf, userfaultfd, ptrace,
                // process_vm_readv and _writev,
                // unshare, setns, mount, umount2, pivot_root, open_by_handle_at, io_uring (3), pidfd_getfd
                List.of(
                        57, 58, 248, 249, 250, 298, 321, 323, 101, 310, 311, 272, 308, 165, 166, 155, 304, 425, 426,
                        427, 438)),
        AARCH64(
                0xC00000B7,
                Integer.MAX_VALUE,
                220,
                List.of(198, 199),
                // the same; there is neither fork nor vfork
                List.of(217, 218, 219, 241, 280, 282, 117, 270, 271, 97, 268, 40, 39, 41, 265, 425, 426, 427, 438));

        private final int audit;
        private final int strange;
        private final int clone;
        private final List<Integer> sockets;
        private final List<Integer> refused;

        Machine(int audit, int strange, int clone, List<Integer> sockets, List<Integer> refused) {
            this.audit = audit;
            this.strange = strange;
            this.clone = clone;
            this.sockets = sockets;
            this.refused = refused;
        }

        /** The machine that Java names so; empty if no filter is known for it. */
        static Optional<Machine> named(String arch) {
            return switch (arch) {
                case "amd64", "x86_64" -> Optional.of(X86_64);
                case "aarch64" -> Optional.of(AARCH64);
                default -> Optional.empty();
            };
        }
    }

    private static final int CLONE3 = 435;

    /** One instruction; a jump is to the end of the block that it begins, or on to the next instruction. */
    private record Instruction(short code, int ifTrue, int ifFalse, int operand) {}

    /** The filter for a machine. */
    static byte[] filter(Machine machine) {
        List<Instruction> program = new ArrayList<>();
        program.add(new Instruction(LOAD, 0, 0, ARCHITECTURE));
        program.add(new Instruction(IF_EQUAL, 1, 0, machine.audit));
        program.add(end(NOT_PERMITTED));
        program.add(new Instruction(LOAD, 0, 0, NUMBER));
        program.add(new Instruction(IF_AT_LEAST, 0, 1, machine.strange));
        program.add(end(NOT_PERMITTED));
        for (int call : machine.refused) {
            program.add(new Instruction(IF_EQUAL, 0, 1, call));
            program.add(end(NOT_PERMITTED));
        }
        // Its flags lie in memory, where no filter sees them; the C library then falls back to clone.
        program.add(new Instruction(IF_EQUAL, 0, 1, CLONE3));
        program.add(end(NO_SUCH_CALL));
        program.add(new Instruction(IF_EQUAL, 0, 4, machine.clone));
        program.add(new Instruction(LOAD, 0, 0, FIRST_ARGUMENT));
        program.add(new Instruction(IF_BITS, 1, 0, SHARES_THE_PROCESS));
        program.add(end(NOT_PERMITTED));
        program.add(end(ALLOW));
        program.add(new Instruction(IF_EQUAL, 1, 0, machine.sockets.get(0)));
        program.add(new Instruction(IF_EQUAL, 0, FAMILIES.size() + 2, machine.sockets.get(1)));
        program.add(new Instruction(LOAD, 0, 0, FIRST_ARGUMENT));
        for (int i = 0; i < FAMILIES.size(); i++) {
            program.add(new Instruction(IF_EQUAL, FAMILIES.size() - i, 0, FAMILIES.get(i)));
        }
        program.add(end(NO_SUCH_FAMILY));
        program.add(end(ALLOW));
        return bytes(program);
    }

    private static Instruction end(int result) {
        return new Instruction(RETURN, 0, 0, result);
    }

    private static byte[] bytes(List<Instruction> program) {
        ByteBuffer bytes = ByteBuffer.allocate(8 * program.size()).order(ByteOrder.nativeOrder());
        for (Instruction each : program) {
            bytes.putShort(each.code)
                    .put((byte) each.ifTrue)
                    .put((byte) each.ifFalse)
                    .putInt(each.operand);
        }
        return bytes.array();
    }
}
