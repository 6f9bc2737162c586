package plybook.report;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * A graded submission as JUnit XML, which every build server reads: an exercise is a suite, a check is a test case.
 *
 * <p>A check that was not attempted is a failure and not a skipped test, because build servers do not count skipped tests as problems.
 * One that needs a look is a skipped test with a message, because it neither passed nor failed.
 */
public final class JUnitXml {
    private static final int PRINTED_LINES = 100;

    /** The digits after the point of a time in seconds. */
    private static final int MILLI = 3;

    private final XMLStreamWriter xml;

    private JUnitXml(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** Returns the document, with a line end. */
    public static String of(Graded graded) {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            new JUnitXml(xml).write(graded);
            xml.writeEndDocument();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("harmless text can always be written", e);
        }
        return out + "\n";
    }

    private void write(Graded graded) throws XMLStreamException {
        List<CheckResult> all = graded.reports().stream()
                .flatMap(report -> report.results().stream())
                .toList();
        suite(0, "testsuites", graded.name(), all);
        for (Report report : graded.reports()) {
            write(graded, report);
        }
        end(0);
    }

    private void write(Graded graded, Report report) throws XMLStreamException {
        suite(1, "testsuite", Wording.title(report.exercise()), report.results());
        properties(graded, report);
        for (CheckResult result : Causes.toldOnce(report).results()) {
            String suite = report.exercise().folder() + "." + result.id();
            start(2, "testcase", "classname", suite, "name", result.title(), "time", seconds(List.of(result)));
            if (!result.passed()) {
                String message = Texts.of("graded.each", Wording.word(result.verdict()), Wording.earned(result));
                String element = result.needsLook() ? "skipped" : isFailure(result) ? "failure" : "error";
                if (result.needsLook()) {
                    start(3, element, "message", message); // the only attribute that it has
                } else {
                    start(3, element, "type", result.verdict().kind(), "message", message);
                }
                xml.writeCharacters(CheckText.of(result));
                xml.writeEndElement();
                line(2);
            }
            xml.writeEndElement();
        }
        if (!report.printed().isEmpty()) {
            start(2, "system-out");
            xml.writeCharacters(Harmless.lines(report.printed(), PRINTED_LINES));
            xml.writeEndElement();
        }
        end(1);
    }

    /** Writes what is said about the submission as a whole, and about the exercise. */
    private void properties(Graded graded, Report report) throws XMLStreamException {
        Map<String, String> all = new LinkedHashMap<>();
        String cause = Causes.summary(report);
        if (!cause.isEmpty()) {
            all.put("cause", cause);
        }
        graded.counted()
                .ifPresent(mark -> all.put(
                        "counts",
                        Texts.of(
                                "graded.counts",
                                mark.points().toPlainString(),
                                mark.possible().toPlainString())));
        graded.provenance().ifPresent(from -> {
            all.put("plybook.version", from.version());
            all.put("plybook.program", from.program());
            all.put("java.version", from.java());
            all.put("sandbox", from.sandbox());
            all.put("judged", from.time());
            all.put("seconds", Double.toString(from.seconds()));
        });
        for (int i = 0; i < graded.comments().size(); i++) {
            all.put("comment." + (i + 1), graded.comments().get(i));
        }
        for (int i = 0; i < graded.notes().size(); i++) {
            all.put("note." + (i + 1), graded.notes().get(i));
        }
        if (all.isEmpty()) {
            return;
        }
        start(2, "properties");
        for (Map.Entry<String, String> each : all.entrySet()) {
            start(3, "property", "name", each.getKey(), "value", each.getValue());
            xml.writeEndElement();
        }
        end(2);
    }

    /** Returns the time that the checks took, in seconds, as the schemas want it. */
    private static String seconds(List<CheckResult> results) {
        long milliseconds =
                results.stream().mapToLong(result -> result.took().toMillis()).sum();
        return BigDecimal.valueOf(milliseconds, MILLI).toPlainString();
    }

    /** Answers that are wrong or missing are failures; code that could not be run to its end is an error. */
    private static boolean isFailure(CheckResult result) {
        return result.decision().isPresent()
                || result.verdict() instanceof Verdict.Failed
                || result.verdict() instanceof Verdict.NotAttempted;
    }

    private void suite(int depth, String element, String name, List<CheckResult> results) throws XMLStreamException {
        long open = results.stream()
                .filter(result -> !result.passed() && !result.needsLook())
                .count();
        long failures = results.stream()
                .filter(result -> !result.passed() && isFailure(result))
                .count();
        start(depth, element, "name", name, "tests", results.size(), "failures", failures, "errors", open - failures);
        xml.writeAttribute(
                "skipped",
                Long.toString(results.stream().filter(CheckResult::needsLook).count()));
        xml.writeAttribute("time", seconds(results));
    }

    /** @param attributes each name followed by its value */
    private void start(int depth, String element, Object... attributes) throws XMLStreamException {
        line(depth);
        xml.writeStartElement(element);
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i].toString(), Harmless.line(attributes[i + 1].toString()));
        }
    }

    private void end(int depth) throws XMLStreamException {
        line(depth);
        xml.writeEndElement();
    }

    /** Begins a line, indented. */
    private void line(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }
}
