package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.judge.process.SystemCalls.Machine;

/** The filter, run by an interpreter of its own here, and by the kernel. */
class SystemCallsTest {
    private static final int ALLOWED = 0x7fff0000;
    private static final int NOT_PERMITTED = 0x00050001;
    private static final int NO_SUCH_CALL = 0x00050026;
    private static final int NO_SUCH_FAMILY = 0x00050061;

    private static final int X86_64 = 0xC000003E;
    private static final int I386 = 0x40000003;
    private static final int AARCH64 = 0xC00000B7;

    /** Runs the program as {@code bpf(4)} says; the data are number, architecture, and the first argument's lower half. */
    private static int result(Machine machine, int architecture, int number, int argument) {
        ByteBuffer program = ByteBuffer.wrap(SystemCalls.filter(machine)).order(ByteOrder.nativeOrder());
        int accumulator = 0;
        for (int at = 0; ; at++) {
            int code = program.getShort(8 * at);
            int ifTrue = Byte.toUnsignedInt(program.get(8 * at + 2));
            int ifFalse = Byte.toUnsignedInt(program.get(8 * at + 3));
            int operand = program.getInt(8 * at + 4);
            switch (code) {
                case 0x20 -> accumulator = operand == 0 ? number : operand == 4 ? architecture : argument;
                case 0x15 -> at += accumulator == operand ? ifTrue : ifFalse;
                case 0x35 -> at += Integer.compareUnsigned(accumulator, operand) >= 0 ? ifTrue : ifFalse;
                case 0x45 -> at += (accumulator & operand) != 0 ? ifTrue : ifFalse;
                case 0x06 -> {
                    return operand;
                }
                default -> throw new AssertionError("no such instruction: " + code);
            }
        }
    }

    @Test
    void on_x86_64_keys_processes_and_rings_are_refused() {
        // fork, vfork, ptrace, add_key, request_key, keyctl, unshare, perf_event_open, bpf, io_uring_setup
        for (int call : new int[] {57, 58, 101, 248, 249, 250, 272, 298, 321, 425}) {
            assertThat(result(Machine.X86_64, X86_64, call, 0))
                    .as("call %d", call)
                    .isEqualTo(NOT_PERMITTED);
        }
    }

    @Test
    void on_aarch64_keys_processes_and_rings_are_refused() {
        for (int call : new int[] {117, 217, 218, 219, 97, 241, 280, 425}) {
            assertThat(result(Machine.AARCH64, AARCH64, call, 0))
                    .as("call %d", call)
                    .isEqualTo(NOT_PERMITTED);
        }
    }

    @Test
    void system_calls_of_the_virtual_machine_are_allowed() {
        // read, write, mmap, mprotect, futex, execve, exit_group, clock_gettime, openat, prctl
        for (int call : new int[] {0, 1, 9, 10, 202, 59, 231, 228, 257, 157}) {
            assertThat(result(Machine.X86_64, X86_64, call, 0))
                    .as("call %d", call)
                    .isEqualTo(ALLOWED);
        }
        for (int call : new int[] {63, 64, 222, 226, 98, 221, 94, 113, 56, 167}) {
            assertThat(result(Machine.AARCH64, AARCH64, call, 0))
                    .as("call %d", call)
                    .isEqualTo(ALLOWED);
        }
    }

    @Test
    void a_thread_is_allowed_and_a_process_is_not() {
        int asThePthreadsLibraryDoes = 0x003d0f00;
        int sigchld = 17;
        assertThat(result(Machine.X86_64, X86_64, 56, asThePthreadsLibraryDoes)).isEqualTo(ALLOWED);
        assertThat(result(Machine.X86_64, X86_64, 56, sigchld)).isEqualTo(NOT_PERMITTED);
        assertThat(result(Machine.AARCH64, AARCH64, 220, asThePthreadsLibraryDoes))
                .isEqualTo(ALLOWED);
        assertThat(result(Machine.AARCH64, AARCH64, 220, sigchld)).isEqualTo(NOT_PERMITTED);
        assertThat(result(Machine.X86_64, X86_64, 435, 0)).as("clone3").isEqualTo(NO_SUCH_CALL);
        assertThat(result(Machine.AARCH64, AARCH64, 435, 0)).as("clone3").isEqualTo(NO_SUCH_CALL);
    }

    @Test
    void only_sockets_of_three_families_are_allowed() {
        List<Integer> allowed = IntStream.rangeClosed(0, 46)
                .filter(family -> result(Machine.X86_64, X86_64, 41, family) == ALLOWED)
                .boxed()
                .toList();
        assertThat(allowed).containsExactly(1, 2, 10);
        assertThat(result(Machine.X86_64, X86_64, 53, 40))
                .as("socketpair, AF_VSOCK")
                .isEqualTo(NO_SUCH_FAMILY);
        assertThat(result(Machine.AARCH64, AARCH64, 198, 1)).isEqualTo(ALLOWED);
        assertThat(result(Machine.AARCH64, AARCH64, 199, 16))
                .as("socketpair, AF_NETLINK")
                .isEqualTo(NO_SUCH_FAMILY);
    }

    @ParameterizedTest
    @EnumSource
    void calls_of_another_architecture_are_refused(Machine machine) {
        for (int call = 0; call < 500; call++) {
            assertThat(result(machine, I386, call, 0)).isEqualTo(NOT_PERMITTED);
        }
        assertThat(result(Machine.X86_64, X86_64, 0x40000000, 0)).as("x32").isEqualTo(NOT_PERMITTED);
    }

    /** A program that makes the calls by their numbers, as no Java program can before version 22. */
    private static final String TRIES = """
            import ctypes, os, socket, platform
            c = ctypes.CDLL(None, use_errno=True)
            arm = platform.machine() == 'aarch64'
            def call(name, number, *arguments):
                print(name, 'worked' if c.syscall(number, *arguments) >= 0 else ctypes.get_errno())
            call('keyctl', 219 if arm else 250, 0, -3, 0)
            call('add_key', 217 if arm else 248, b'user', b'plybook', b'1', 1, -3)
            call('io_uring_setup', 425, 1, ctypes.create_string_buffer(120))
            call('bpf', 280 if arm else 321, 0, 0, 0)
            try:
                os.fork()
                print('fork worked')
            except OSError as e:
                print('fork', e.errno)
            for family in (40, 16):
                try:
                    socket.socket(family, socket.SOCK_STREAM if family == 40 else socket.SOCK_RAW)
                    print('socket worked')
                except OSError as e:
                    print('socket', e.errno)
            import threading
            t = threading.Thread(target=lambda: print('thread worked')); t.start(); t.join()
            for name in ('keys', 'key-users'):
                try:
                    print(name, len(open('/proc/' + name).read()))
                except PermissionError:
                    print(name, 'closed')
            print('host', socket.gethostname())
            print('oom', open('/proc/self/oom_score_adj').read().strip())
            """;

    @Test
    void the_kernel_refuses_them_in_the_sandbox() throws Exception {
        Path python = Path.of("/usr/bin/python3");
        Sandbox sandbox = here();
        assumeTrue(Files.isExecutable(python) || required(), "no /usr/bin/python3");
        try (Sandbox.Cell cell = sandbox.open()) {
            cell.admit(python.toRealPath());
            Process process = cell.start(List.of(python.toRealPath().toString(), "-c", TRIES));
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(said.lines())
                    .containsExactly(
                            "keyctl 1",
                            "add_key 1",
                            "io_uring_setup 1",
                            "bpf 1",
                            "fork 1",
                            "socket 97",
                            "socket 97",
                            "thread worked",
                            "keys closed",
                            "key-users closed",
                            "host learner",
                            "oom 1000");
        }
    }

    private static Sandbox here() {
        try {
            return Sandbox.named("bubblewrap");
        } catch (SandboxMissing e) {
            assumeTrue(required(), e.getMessage());
            throw e;
        }
    }

    private static boolean required() {
        return "1".equals(System.getenv("PLYBOOK_REQUIRE_ALL"));
    }
}
