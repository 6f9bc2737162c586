package plybook.ide;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Suites;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** A debugger on a learner's tests, over the interface that every IDE uses. */
@Tag("corpus-only")
class BreakpointIT {
    private static final String TREES = "01-trees/MyTreeValue.java";
    private static final String LOOP = "for (Tree child";

    @TempDir
    Path temp;

    /** The place where a debugger stopped, and the variables that it shows there. */
    private record Stop(String file, int line, List<String> variables) {}

    @Test
    @Timeout(120)
    void a_breakpoint_stops_in_the_learners_code_and_nothing_times_out() throws Exception {
        LearnersProject project = LearnersProject.in(temp.resolve("my"));
        project.write(TREES, LearnersProject.solution(TREES));
        List<String> lines = LearnersProject.solution(TREES).lines().toList();
        int line = 1
                + lines.indexOf(lines.stream()
                        .filter(each -> each.contains(LOOP))
                        .findFirst()
                        .orElseThrow());

        VirtualMachine machine = launch(project);
        CompletableFuture<String> printed = CompletableFuture.supplyAsync(() -> everything(machine.process()));
        Stop stop = stopOnce(machine, line);

        assertThat(stop.file()).isEqualTo("MyTreeValue.java");
        assertThat(stop.line()).isEqualTo(line);
        assertThat(stop.variables()).contains("tree", "best");
        List<String> titles = Suites.allOf(Course.find("01").parts().get(0), new Verdict.Passed()).stream()
                .map(check -> "✓ " + check.title())
                .toList();
        assertThat(printed.get().lines()).startsWith(titles.toArray(String[]::new));
    }

    private static VirtualMachine launch(LearnersProject project) throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        set(arguments, "home", System.getProperty("java.home"));
        set(
                arguments,
                "options",
                "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp \"" + System.getProperty("java.class.path") + "\"");
        set(arguments, "main", TestRun.class.getName() + " \"" + project.folder() + "\"");
        return connector.launch(arguments);
    }

    private static void set(Map<String, Connector.Argument> arguments, String name, String value) {
        Objects.requireNonNull(arguments.get(name), name).setValue(value);
    }

    /** Stops where the line is reached for the first time, stays longer than a learner's code may take, and goes on to the end. */
    private static Stop stopOnce(VirtualMachine machine, int line) throws Exception {
        ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
        prepared.addClassFilter("MyTreeValue");
        prepared.enable();
        Stop stop = new Stop("", 0, List.of());
        while (true) {
            EventSet events = machine.eventQueue().remove();
            for (Event event : events) {
                if (event instanceof VMDisconnectEvent) {
                    return stop;
                }
                if (event instanceof ClassPrepareEvent loaded) {
                    breakAt(loaded.referenceType(), line);
                }
                if (event instanceof BreakpointEvent reached) {
                    StackFrame frame = reached.thread().frame(0);
                    Location at = frame.location();
                    stop = new Stop(
                            at.sourceName(),
                            at.lineNumber(),
                            frame.visibleVariables().stream()
                                    .map(LocalVariable::name)
                                    .toList());
                    machine.eventRequestManager().deleteAllBreakpoints();
                    prepared.disable();
                    Duration tooLong = Conditions.practice().deadline().plusMillis(500);
                    TimeUnit.NANOSECONDS.sleep(tooLong.toNanos());
                }
            }
            events.resume();
        }
    }

    /** Stops the learner's thread alone, as Eclipse and VS Code do: the judge's goes on, and would see a deadline pass. */
    private static void breakAt(ReferenceType type, int line) throws Exception {
        BreakpointRequest request = type.virtualMachine()
                .eventRequestManager()
                .createBreakpointRequest(type.locationsOfLine(line).get(0));
        request.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
        request.enable();
    }

    private static String everything(Process process) {
        try {
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
