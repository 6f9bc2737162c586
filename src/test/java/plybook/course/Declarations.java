package plybook.course;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;
import jdk.jshell.execution.LocalExecutionControlProvider;

/** Reads what cells declare, with the parser of the kernel that runs them. Nothing is run. */
final class Declarations implements AutoCloseable {
    private final JShell shell = JShell.builder()
            .executionEngine(new LocalExecutionControlProvider(), Map.of())
            .build();
    private final SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();

    /** What a declaration declares. */
    enum Kind {
        METHOD,
        CLASS,
        VARIABLE
    }

    /**
     * A declaration.
     *
     * @param signature of a method its parameters and result without spaces, such as {@code (Tree)int}; otherwise empty
     */
    record Declared(Kind kind, String name, String signature, String source) {
        private boolean uses(Declared other) {
            return isIn("\\b" + other.name + "\\b") && !(other.kind == Kind.VARIABLE && hides(other.name));
        }

        /** Returns whether it has a parameter or a variable of its own by this name. */
        private boolean hides(String variable) {
            return isIn("[\\w>\\]]\\s+" + variable + "\\s*[=;,):]");
        }

        private boolean isIn(String pattern) {
            return Pattern.compile(pattern).matcher(source).find();
        }

        private boolean replaces(Declared other) {
            return kind == other.kind && name.equals(other.name) && signature.equals(other.signature);
        }
    }

    /**
     * Returns what the code declares at its top level, in order.
     *
     * @throws IllegalArgumentException if the code ends in the middle of something
     */
    List<Declared> of(String code) {
        List<Declared> declared = new ArrayList<>();
        String rest = code;
        while (!rest.isBlank()) {
            SourceCodeAnalysis.CompletionInfo info = analysis.analyzeCompletion(rest);
            if (info.source() == null || info.remaining().length() >= rest.length()) {
                if (withoutComments(rest).isBlank()) {
                    break;
                }
                throw new IllegalArgumentException("not whole: " + rest.strip());
            }
            for (Snippet snippet : analysis.sourceToSnippets(info.source())) {
                if (snippet instanceof MethodSnippet method) {
                    declared.add(new Declared(
                            Kind.METHOD, method.name(), method.signature().replace(" ", ""), method.source()));
                } else if (snippet instanceof TypeDeclSnippet type) {
                    declared.add(new Declared(Kind.CLASS, type.name(), "", type.source()));
                } else if (snippet instanceof VarSnippet variable) {
                    declared.add(new Declared(Kind.VARIABLE, variable.name(), "", variable.source()));
                }
            }
            rest = info.remaining();
        }
        return declared;
    }

    private static String withoutComments(String code) {
        return code.replaceAll("//.*|(?s:/\\*.*?\\*/)", "");
    }

    /** Returns the sources of what the wanted declaration needs, of those before it, and its own at the end. */
    static String withAllItUses(Declared wanted, List<Declared> before) {
        Set<Declared> needed = new LinkedHashSet<>();
        Deque<Declared> open = new ArrayDeque<>(List.of(wanted));
        while (!open.isEmpty()) {
            Declared next = open.pop();
            if (needed.add(next)) {
                before.stream()
                        .filter(other -> !other.replaces(wanted) && next.uses(other))
                        .filter(other -> before.subList(before.indexOf(other) + 1, before.size()).stream()
                                .noneMatch(later -> later.replaces(other)))
                        .forEach(open::add);
            }
        }
        return needed.stream().map(each -> each.source().strip()).collect(Collectors.joining("\n"));
    }

    @Override
    public void close() {
        shell.close();
    }
}
