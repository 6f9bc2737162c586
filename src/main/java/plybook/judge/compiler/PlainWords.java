package plybook.judge.compiler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The commonest complaints of the Java compiler in plain words, each with its likeliest repair.
 *
 * <p>The compiler's code tells which complaint it is. Only names and types are taken from its words, and where they are not found, as in
 * another language, a more general text serves.
 */
public final class PlainWords {
    private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'|<(\\w+)>");
    private static final Pattern CONVERTED = Pattern.compile("(\\S.*) cannot be converted to (\\S+)");
    private static final Pattern LOSSY = Pattern.compile("from (\\S+) to (\\S+)$");
    private static final Pattern OPERATOR = Pattern.compile("'(\\S+)'\\s+.*?:\\s*(\\S+)\\s+.*?:\\s*(\\S+)");
    private static final Pattern APPLIED = Pattern.compile("required:\\s*(.*?)\\s*\n\\s*found:\\s*(.*?)\\s*(?:\n|$)");
    private static final Pattern FOUND = Pattern.compile("found:\\s*(\\S+)");
    private static final Pattern METHOD = Pattern.compile("(\\w+\\([^)]*\\))");
    private static final Pattern CONTRACT = Pattern.compile("(\\w+\\([^)]*\\))\\s+in\\s+(\\S+)$");
    private static final String RETURNED = "unexpected return value";

    /** Names that mean the same to a beginner. */
    private static final Map<String, String> ALIKE =
            Map.of("length", "size()", "length()", "size()", "size()", "length", "size", "length()");

    private static final Map<String, String> CLASS_FOR =
            Map.of("int", "Integer", "boolean", "Boolean", "long", "Long", "double", "Double", "char", "Character");

    private final Complaint complaint;
    private final Names names;
    private final String className;
    private final String contract;

    private PlainWords(Complaint complaint, Names names, String className, String contract) {
        this.complaint = complaint;
        this.names = names;
        this.className = className;
        this.contract = contract;
    }

    /** Returns the complaint about a cell in plain words; empty if there are none for it. */
    public static Optional<String> of(Complaint complaint, Names names) {
        return new PlainWords(complaint, names, "", "").words();
    }

    /**
     * Returns the complaint about a file in plain words; empty if there are none for it.
     *
     * @param className the class that the file must hold, with its type variables
     * @param contract the interface that the class implements, with its type variables
     */
    static Optional<String> of(Complaint complaint, Names names, String className, String contract) {
        return new PlainWords(complaint, names, className, contract).words();
    }

    /** Returns whether the complaint is about what stands where: then those that follow it say nothing more. */
    static boolean isAboutStructure(Complaint complaint) {
        return switch (complaint.kind()) {
            case "expected4",
                    "illegal.start.of.type",
                    "class.method.or.field.expected",
                    "statement.not.expected",
                    "premature.eof" -> true;
            default ->
                complaint.kind().startsWith("implicit.class")
                        || complaint.kind().startsWith("unnamed.class");
        };
    }

    private Optional<String> words() {
        return Optional.of(text()).filter(text -> !text.isEmpty());
    }

    private String text() {
        String kind = complaint.kind();
        if (kind.startsWith("cant.resolve")) {
            return unknownName();
        }
        if (isAboutStructure(complaint)) {
            return structure();
        }
        return switch (kind) {
            case "doesnt.exist" -> Texts.of("plain.package", complaint.text().replaceAll("\\.\\w+$", ""));
            case "expected", "expected2", "expected3" -> expected();
            case "illegal.start.of.expr", "illegal.start.of.stmt" -> Texts.of("plain.illegal.start");
            case "else.without.if" -> Texts.of("plain.else");
            case "not.stmt" -> Texts.of("plain.not.statement");
            case "unclosed.str.lit" -> Texts.of("plain.unclosed.text");
            case "unclosed.char.lit", "empty.char.lit" -> Texts.of("plain.unclosed.character");
            case "unclosed.comment" -> Texts.of("plain.unclosed.comment");
            case "illegal.char" -> character();
            case "missing.ret.stmt" -> Texts.of("plain.return.missing");
            case "prob.found.req" -> types();
            case "override.incompatible.ret" -> Texts.of("plain.return.other", first(METHOD, className));
            case "foreach.not.applicable.to.type" -> Texts.of("plain.no.loop", simple(first(FOUND, "…")));
            case "operator.cant.be.applied.1", "incomparable.types" -> compared();
            case "unexpected.type" -> Texts.of("plain.assigned");
            case "type.found.req" -> noClass();
            case "int.number.too.large" -> Texts.of("plain.number.too.large");
            case "var.might.not.have.been.initialized" -> Texts.of("plain.uninitialized", complaint.name());
            case "already.defined" -> Texts.of("plain.declared.twice", nameAtMark());
            case "cant.assign.val.to.final.var", "cant.assign.val.to.var", "var.might.already.be.assigned" ->
                Texts.of("plain.final", complaint.name());
            case "cant.ref.non.effectively.final.var", "local.var.accessed.from.icls.needs.final" ->
                Texts.of("plain.lambda", complaint.name());
            case "cant.apply.symbol" -> arguments();
            case "cant.apply.symbols" -> Texts.of("plain.arguments.differ", complaint.name());
            case "cant.deref" -> Texts.of("plain.no.methods", first(Pattern.compile("^(\\w+)"), "int"));
            case "array.req.but.found" -> Texts.of("plain.no.array");
            case "non-static.cant.be.ref" -> Texts.of("plain.static", complaint.name());
            case "abstract.cant.be.instantiated" -> abstracted();
            case "unreported.exception.need.to.catch.or.throw" ->
                Texts.of("plain.exception", first(Pattern.compile("(\\w+)(?=;)"), "…"));
            case "unreachable.stmt", "initializer.must.be.able.to.complete.normally" -> Texts.of("plain.unreachable");
            case "break.outside.switch.loop", "cont.outside.loop" -> Texts.of("plain.break");
            case "does.not.override.abstract" -> contract();
            case "override.weaker.access" -> Texts.of("plain.public", first(METHOD, "…"));
            case "method.does.not.override.superclass" -> Texts.of("plain.override");
            case "invalid.meth.decl.ret.type.req" -> Texts.of("plain.return.type", nameAtMark());
            case "class.public.should.be.in.file" ->
                className.isEmpty() ? "" : Texts.of("plain.class.name", plain(className) + ".java", plain(className));
            default -> "";
        };
    }

    private String unknownName() {
        String name = complaint.name();
        if (name.isEmpty()) {
            return "";
        }
        List<String> classes = complaint.isCall() && !afterNew() ? List.of() : names.classes(name);
        if (!classes.isEmpty()) {
            return Texts.of("plain.import", name, classes.get(0));
        }
        String written = complaint.isCall() && !afterNew() ? name + "()" : name;
        return meant(name, written)
                .map(meant -> Texts.of("plain.meant", written, meant))
                .orElseGet(() -> Texts.of("plain.unknown", written));
    }

    private boolean afterNew() {
        return complaint.start() > 0
                && complaint
                        .source()
                        .substring(0, complaint.start())
                        .stripTrailing()
                        .endsWith("new");
    }

    /** Returns the name that is most like the one that is written, if any is near enough to be meant. */
    private Optional<String> meant(String name, String written) {
        List<String> there = names.around(complaint);
        Optional<String> alike = Optional.ofNullable(ALIKE.get(written)).filter(there::contains);
        Function<String, Integer> distance = each -> distance(
                name.toLowerCase(Locale.ROOT), each.replaceAll("\\(.*", "").toLowerCase(Locale.ROOT));
        int most = Math.max(1, name.length() / 3);
        return alike.or(() -> there.stream()
                .filter(each -> !each.equals(written) && distance.apply(each) <= most && isOfAKind(name, each))
                .min(Comparator.comparing(distance).thenComparing(each -> each.endsWith(")") != complaint.isCall())));
    }

    /** Returns whether both are classes, or neither is, by their first letters; or they differ by capitals only. */
    private static boolean isOfAKind(String name, String other) {
        return Character.isUpperCase(name.charAt(0)) == Character.isUpperCase(other.charAt(0))
                || name.equalsIgnoreCase(other.replaceAll("\\(.*", ""));
    }

    /** Returns how many letters have to be changed, added, removed or swapped to make one word of the other. */
    static int distance(String one, String other) {
        int[][] of = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    of[i][j] = i + j;
                    continue;
                }
                int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                of[i][j] = Math.min(of[i - 1][j - 1] + same, 1 + Math.min(of[i - 1][j], of[i][j - 1]));
                boolean swapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                of[i][j] = swapped ? Math.min(of[i][j], of[i - 2][j - 2] + 1) : of[i][j];
            }
        }
        return of[one.length()][other.length()];
    }

    private String structure() {
        Braces braces = Braces.of(complaint.source());
        if (!braces.hasClass() && !className.isEmpty()) {
            return Texts.of("plain.outside", className, contract, "{", "}");
        }
        if (complaint.kind().equals("premature.eof")) {
            return numbered("plain.brace.open", braces.neverClosed());
        }
        OptionalInt early = braces.classEnds();
        if (early.isPresent() && !className.isEmpty()) {
            return numbered("plain.closed.early", early);
        }
        return braces.closeTooMuch() ? Texts.of("plain.brace.extra") : Texts.of("plain.illegal.start");
    }

    private static String numbered(String key, OptionalInt line) {
        return line.isPresent() ? Texts.of(key, line.getAsInt()) : "";
    }

    private String expected() {
        if (!Braces.of(complaint.source()).hasClass() && !className.isEmpty()) {
            return structure();
        }
        List<String> wanted = new ArrayList<>();
        Matcher quoted = QUOTED.matcher(complaint.message());
        while (quoted.find()) {
            wanted.add(Optional.ofNullable(quoted.group(1)).orElse(quoted.group(2)));
        }
        if (wanted.equals(List.of("identifier"))) {
            return Texts.of("plain.name.expected");
        }
        if (wanted.contains(";")) {
            return Texts.of("plain.semicolon", line(complaint.position()));
        }
        if (wanted.contains(")")) {
            return Texts.of("plain.parenthesis");
        }
        return wanted.isEmpty() ? "" : Texts.of("plain.expected", wanted.get(0));
    }

    private int line(int position) {
        return 1
                + (int) complaint
                        .source()
                        .substring(0, Math.max(0, position))
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }

    private String character() {
        char at = complaint.position() < 0
                        || complaint.position() >= complaint.source().length()
                ? ' '
                : complaint.source().charAt(complaint.position());
        return Texts.of("“”„‟‘’‚".indexOf(at) >= 0 ? "plain.quotes" : "plain.character");
    }

    private String types() {
        String message = simple(complaint.message());
        Matcher lossy = LOSSY.matcher(message);
        if (lossy.find()) {
            return Texts.of("plain.decimals", lossy.group(1), lossy.group(2));
        }
        if (complaint.text().startsWith("return")) {
            return Texts.of("plain.return.nothing");
        }
        Matcher converted = CONVERTED.matcher(message.replaceFirst("^[^:]*: ", ""));
        if (!converted.find()) {
            return Texts.of(message.endsWith(RETURNED) ? "plain.return.void" : "plain.types.differ");
        }
        String found = converted.group(1);
        String required = converted.group(2);
        if (found.equals("void")) {
            return Texts.of("plain.void");
        }
        if (found.contains("null")) {
            return Texts.of("plain.null", required);
        }
        if (found.equals("List<" + required + ">")) {
            return Texts.of("plain.one.of.list", required);
        }
        if (found.equals("Optional<" + required + ">")) {
            return Texts.of("plain.optional");
        }
        boolean assigns = complaint.text().matches("[^=]*[^=!<>]=[^=].*");
        if (required.equals("boolean")) {
            return assigns ? Texts.of("plain.assigned") : Texts.of("plain.condition", found);
        }
        return Texts.of("plain.types", found, required);
    }

    private String compared() {
        Matcher operator = OPERATOR.matcher(simple(complaint.message()).replace('\n', ' '));
        return operator.find()
                ? Texts.of("plain.compared", operator.group(1), operator.group(2), operator.group(3))
                : Texts.of("plain.types.differ");
    }

    private String noClass() {
        String type = complaint.text();
        return CLASS_FOR.containsKey(type)
                ? Texts.of("plain.no.number", type, CLASS_FOR.get(type))
                : Texts.of("plain.types.differ");
    }

    /** Returns the first word at the mark or after it. */
    private String nameAtMark() {
        int from = Math.max(0, complaint.position());
        Matcher name = Pattern.compile("\\w+").matcher(complaint.source());
        return name.find(Math.min(from, complaint.source().length())) ? name.group() : "…";
    }

    private String arguments() {
        Matcher applied = APPLIED.matcher(simple(complaint.message()));
        return applied.find()
                ? Texts.of("plain.arguments", complaint.name(), list(applied.group(1)), list(applied.group(2)))
                : Texts.of("plain.arguments.differ", complaint.name());
    }

    /** Returns a list of types; the compiler writes an empty one in words. */
    private static String list(String types) {
        return types.equals("no arguments") ? "" : types.replace(",", ", ");
    }

    private String abstracted() {
        String type = complaint.text().replaceFirst("^new\\s+", "").replaceFirst("\\W.*$", "");
        return type.equals("List") ? Texts.of("plain.abstract.list") : Texts.of("plain.abstract", type);
    }

    private String contract() {
        Matcher missing = CONTRACT.matcher(simple(complaint.message()));
        return missing.find() ? Texts.of("plain.contract", missing.group(1), missing.group(2)) : "";
    }

    private String first(Pattern pattern, String otherwise) {
        Matcher found = pattern.matcher(simple(complaint.message()));
        return found.find() ? found.group(1) : otherwise;
    }

    /** Returns a message with {@code Tree} in place of {@code plybook.tree.Tree}. */
    static String simple(String message) {
        return PACKAGE.matcher(message).replaceAll("");
    }

    private static String plain(String name) {
        return Stream.of(name.split("<")).findFirst().orElse(name);
    }
}
