package plybook.workbook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.ErroneousSnippet;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;
import plybook.judge.compiler.Complaint;
import plybook.judge.compiler.Names;
import plybook.judge.compiler.PlainWords;
import plybook.judge.compiler.WrittenClass;
import plybook.judge.compiler.WrittenClass.Import;
import plybook.judge.process.GuestClasses;

/**
 * The cells that were run, and what goes wrong in them in plain words: the compiler's complaints with their likeliest repair, and exceptions
 * with places as a reader knows them. {@code $JShell$98.java:8} becomes {@code cell 4, line 8}, where 4 is the number in the margin.
 */
final class Cells {
    /** A place as the Java virtual machine knows it, perhaps with the line of the caller. */
    private static final Pattern GENERATED =
            Pattern.compile("(\\$JShell\\$\\w+)\\.java:(\\d+)(?:(, called from line )(\\d+))?");

    /** A place as JShell knows it: the number of a snippet. */
    private static final Pattern SNIPPET = Pattern.compile("#(\\w+)");

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** A declaration among whose modifiers is {@code static}, which a shell takes and leaves out. */
    private static final Pattern STATIC = Pattern.compile(
            "(?:\\s|//[^\n]*\n|(?s:/\\*.*?\\*/)|@\\w+|public|protected|private|abstract|final|strictfp|sealed)*static\\s");

    private static final String STACK_OVERFLOW = "java.lang.StackOverflowError";

    /** Enough to see who called whom. */
    private static final int FRAMES_SHOWN = 6;

    private static final int COMPLAINTS_SHOWN = 2;

    /**
     * A cell while it runs.
     *
     * @param number the number in the margin
     * @param text what is in the cell
     */
    record Cell(int number, String text) {}

    /**
     * A piece of code in a cell.
     *
     * @param start where it begins in the cell's text
     */
    private record Piece(Snippet snippet, Cell in, int start) {
        int cell() {
            return in.number();
        }

        int firstLine() {
            return 1 + lines(in.text(), start);
        }

        int end() {
            return start + snippet.source().strip().length();
        }
    }

    private final JShell shell;
    private final Supplier<Optional<Cell>> running;
    private final Consumer<String> say;
    private final Map<String, Piece> byId = new HashMap<>();
    private final Map<String, Piece> byClass = new HashMap<>();

    private Cells(JShell shell, Supplier<Optional<Cell>> running, Consumer<String> say) {
        this.shell = shell;
        this.running = running;
        this.say = say;
    }

    /**
     * Watches the cells that a shell runs from now on.
     *
     * @param running the cell that is run when it is asked; empty if nobody knows
     * @param say receives what is wrong, in plain words
     */
    static Cells watching(JShell shell, Supplier<Optional<Cell>> running, Consumer<String> say) {
        Cells cells = new Cells(shell, running, say);
        shell.onSnippetEvent(cells::happened);
        return cells;
    }

    /** Returns the text with every place in generated code named as a reader knows it. */
    String named(String text) {
        return GENERATED.matcher(text).replaceAll(found -> Matcher.quoteReplacement(named(found.group(), found)));
    }

    private String named(String place, MatchResult found) {
        Piece piece = byClass.get(found.group(1));
        if (piece == null) {
            return place;
        }
        String at = at(piece, lineIn(piece, Integer.parseInt(found.group(2))));
        return found.group(3) == null
                ? at
                : Texts.of("cell.called.from", at, lineIn(piece, Integer.parseInt(found.group(4))));
    }

    private static String at(Piece piece, int line) {
        return Texts.of("cell.line", piece.cell(), line);
    }

    /** Returns the line in the cell of a line in the class that was made of the piece. */
    private int lineIn(Piece piece, int generated) {
        SnippetWrapper wrapper = shell.sourceCodeAnalysis().wrapper(piece.snippet());
        String wrapped = wrapper.wrapped();
        int from = 0;
        for (int line = 1; line < generated && from >= 0; line++) {
            from = wrapped.indexOf('\n', from) + 1;
        }
        int end = wrapped.indexOf('\n', from);
        // A line may begin with code that is not the reader's.
        for (int at = from; at < (end < 0 ? wrapped.length() : end); at++) {
            int position = wrapper.wrappedToSourcePosition(at);
            if (wrapper.sourceToWrappedPosition(position) == at) {
                return piece.firstLine() + lines(piece.snippet().source(), position);
            }
        }
        return piece.firstLine();
    }

    private void happened(SnippetEvent event) {
        Snippet snippet = event.snippet();
        if (event.causeSnippet() != null) {
            return; // an older piece, compiled again
        }
        Piece piece = piece(snippet);
        byId.put(snippet.id(), piece);
        switch (event.status()) {
            case REJECTED -> rejected(piece);
            case RECOVERABLE_DEFINED, RECOVERABLE_NOT_DEFINED -> unresolved(piece);
            default ->
                byClass.put(simple(shell.sourceCodeAnalysis().wrapper(snippet).fullClassName()), piece);
        }
        if (event.exception() instanceof EvalException thrown) {
            explain(thrown);
        }
    }

    private Piece piece(Snippet snippet) {
        String source = snippet.source().strip();
        return running.get()
                .filter(cell -> cell.text().contains(source))
                .map(cell -> new Piece(snippet, cell, cell.text().indexOf(source)))
                .orElseGet(() -> new Piece(
                        snippet, new Cell(running.get().map(Cell::number).orElse(0), source), 0));
    }

    /**
     * Returns the text of a class that a cell defines, with the classes and methods of other cells that it uses; empty if it was defined
     * anew since.
     */
    Optional<WrittenClass> written(Class<?> type) {
        return shell.types()
                .filter(each -> each.name().equals(type.getSimpleName()))
                .filter(each -> Optional.ofNullable(type.getEnclosingClass())
                        .filter(around -> around.getName()
                                .equals(shell.sourceCodeAnalysis().wrapper(each).fullClassName()))
                        .isPresent())
                .findFirst()
                .map(Snippet::id)
                .map(byId::get)
                .map(piece -> written(piece, type.getSimpleName()));
    }

    private WrittenClass written(Piece first, String name) {
        Map<Cell, List<Piece>> used =
                used(first).stream().collect(Collectors.groupingBy(Piece::in, LinkedHashMap::new, Collectors.toList()));
        List<String> shown = new ArrayList<>();
        StringBuilder code = new StringBuilder();
        used.forEach((cell, pieces) -> {
            if (!shown.isEmpty()) {
                shown.add("// " + Texts.of("cell", cell.number()));
                code.append("\n\n");
            }
            shown.addAll(List.of(cell.text().split("\n", -1)));
            code.append(members(cell.text(), pieces));
        });
        List<Import> imports = shell.imports()
                .map(each -> new Import(each.fullname(), each.isStatic()))
                .toList();
        return new WrittenClass(name, imports, code.toString(), Texts.of("cell", first.cell()), shown);
    }

    /** Returns the pieces that a piece names, and those that they name, itself first. */
    private Set<Piece> used(Piece first) {
        Map<String, List<Piece>> byName = Stream.concat(shell.types(), shell.methods())
                .filter(each -> shell.status(each) == Snippet.Status.VALID && byId.containsKey(each.id()))
                .collect(Collectors.groupingBy(
                        DeclarationSnippet::name,
                        Collectors.mapping(each -> byId.get(each.id()), Collectors.toList())));
        Set<Piece> used = new LinkedHashSet<>();
        Deque<Piece> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Piece piece = open.remove();
            if (used.add(piece)) {
                WORD.matcher(piece.snippet().source())
                        .results()
                        .forEach(word -> open.addAll(byName.getOrDefault(word.group(), List.of())));
            }
        }
        return used;
    }

    /** Returns the pieces as static members of a class, on the lines that they have in the cell, and nothing else of it. */
    private static String members(String text, List<Piece> pieces) {
        StringBuilder members = new StringBuilder();
        int from = 0;
        for (Piece piece :
                pieces.stream().sorted(Comparator.comparingInt(Piece::start)).toList()) {
            String source = piece.snippet().source().strip();
            members.append("\n".repeat(lines(text.substring(from, piece.start()), piece.start() - from)))
                    .append(STATIC.matcher(source).lookingAt() ? "" : "static ")
                    .append(source);
            from = piece.end();
        }
        return members.append("\n".repeat(lines(text.substring(from), text.length() - from)))
                .toString();
    }

    /** Returns how many lines end before a position. */
    private static int lines(String text, int position) {
        return (int) text.substring(0, Math.max(0, position))
                .chars()
                .filter(c -> c == '\n')
                .count();
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    private void rejected(Piece piece) {
        Set<String> said = new LinkedHashSet<>();
        Names names = names(piece);
        String source = piece.snippet().source();
        shell.diagnostics(piece.snippet()).filter(Diag::isError).forEach(error -> {
            Complaint complaint = new Complaint(
                    error.getCode(),
                    error.getMessage(Locale.ENGLISH),
                    source,
                    (int) error.getStartPosition(),
                    (int) error.getPosition(),
                    (int) error.getEndPosition());
            PlainWords.of(complaint, names)
                    .map(words ->
                            mayStandAbove(complaint, names) ? Texts.of("cell.above", words, complaint.name()) : words)
                    .map(words -> Texts.of(
                            "cell.plain", at(piece, piece.firstLine() + lines(source, complaint.position())), words))
                    .ifPresent(said::add);
        });
        if (!said.isEmpty()) {
            say.accept(String.join("\n", said.stream().limit(COMPLAINTS_SHOWN).toList()));
        }
    }

    /** Returns whether a name is missing that another cell may declare: no member of something, and no class that needs an import. */
    private static boolean mayStandAbove(Complaint complaint, Names names) {
        int at = complaint.position();
        boolean isMember = at >= 0
                && at < complaint.source().length()
                && complaint.source().charAt(at) == '.';
        return complaint.code().startsWith("compiler.err.cant.resolve")
                && !isMember
                && names.classes(complaint.name()).isEmpty();
    }

    /** Returns the names that a piece can use: those of the pieces before it, and its own. */
    private Names names(Piece piece) {
        Snippet snippet = piece.snippet();
        Snippet.Kind kind = snippet instanceof ErroneousSnippet wrong ? wrong.probableKind() : snippet.kind();
        boolean declares = kind == Snippet.Kind.METHOD || kind == Snippet.Kind.TYPE_DECL;
        String before = Stream.of(
                        shell.imports().map(Snippet::source),
                        Stream.of("class Cells {"),
                        shell.variables().map(each -> "static " + each.typeName() + " " + each.name() + ";"),
                        Stream.concat(shell.methods(), shell.types())
                                .filter(each -> !each.source().equals(snippet.source()))
                                .map(each -> "static " + each.source()),
                        Stream.of(declares ? "static " : "static void cell() {"))
                .flatMap(each -> each)
                .collect(Collectors.joining("\n"));
        String text = before + snippet.source() + (declares ? "}" : ";}}");
        try {
            return new PieceNames(Names.in(text, GuestClasses.origin()), text, before.length());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** JShell keeps such a piece until what it lacks is there, and the kernel says nothing about it. */
    private void unresolved(Piece piece) {
        if (!(piece.snippet() instanceof DeclarationSnippet declared)) {
            return;
        }
        List<String> missing = shell.unresolvedDependencies(declared).toList();
        String source = declared.source();
        for (String each : missing) {
            String name = each.replaceFirst("^\\w+ ", "").replaceFirst("\\(.*", "");
            Matcher written =
                    Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(source);
            if (written.find()) {
                Complaint complaint = new Complaint(
                        "compiler.err.cant.resolve", "", source, written.start(), written.start(), written.end());
                String words = PlainWords.of(complaint, names(piece)).orElseThrow();
                say.accept(Texts.of(
                        "cell.kept",
                        at(piece, piece.firstLine() + lines(source, written.start())),
                        words,
                        declared.name()));
            }
        }
    }

    /** Cuts the trace down to the reader's own lines, and says what a full stack means. */
    private void explain(EvalException thrown) {
        Map<StackTraceElement, Integer> own = new LinkedHashMap<>();
        for (StackTraceElement frame : thrown.getStackTrace()) {
            own(frame).ifPresent(each -> own.merge(each, 1, Integer::sum));
        }
        if (!own.isEmpty()) {
            if (STACK_OVERFLOW.equals(thrown.getExceptionClassName())) {
                // The innermost line may be that in which a method begins, which newer virtual machines name.
                StackTraceElement calls = Collections.max(own.entrySet(), Map.Entry.comparingByValue())
                        .getKey();
                say.accept(Texts.of("cell.endless", String.valueOf(calls.getFileName()), calls.getMethodName()));
                thrown.setStackTrace(new StackTraceElement[] {calls});
            } else {
                thrown.setStackTrace(own.keySet().stream().limit(FRAMES_SHOWN).toArray(StackTraceElement[]::new));
            }
        }
        if (thrown.getCause() instanceof EvalException cause && cause != thrown) {
            explain(cause);
        }
    }

    /** Returns a line of a cell under the name that the reader knows; empty for any other code. */
    private Optional<StackTraceElement> own(StackTraceElement frame) {
        Matcher snippet =
                SNIPPET.matcher(Optional.ofNullable(frame.getFileName()).orElse(""));
        if (!snippet.matches()) {
            return Optional.empty();
        }
        return Optional.ofNullable(byId.get(snippet.group(1)))
                .map(piece -> new StackTraceElement(
                        frame.getClassName(),
                        frame.getMethodName(),
                        at(piece, piece.firstLine() + frame.getLineNumber() - 1),
                        -1));
    }

    /** The names in a piece of a larger text. */
    private record PieceNames(Names inText, String text, int offset) implements Names {
        @Override
        public List<String> around(Complaint complaint) {
            return inText.around(new Complaint(
                    complaint.code(),
                    complaint.message(),
                    text,
                    complaint.start() + offset,
                    complaint.position() + offset,
                    complaint.end() + offset));
        }

        @Override
        public List<String> classes(String simpleName) {
            return inText.classes(simpleName);
        }
    }
}
