package plybook.report;

import java.io.StringWriter;
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
        properties(graded);
        for (CheckResult result : report.results()) {
            String suite = report.exercise().folder() + "." + result.id();
            start(2, "testcase", "classname", suite, "name", result.title(), "time", "0");
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

    /** Writes what is said about the submission as a whole. */
    private void properties(Graded graded) throws XMLStreamException {
        Map<String, String> all = new LinkedHashMap<>();
        graded.counted()
                .ifPresent(mark -> all.put(
                        "counts",
                        Texts.of(
                                "graded.counts",
                                mark.points().toPlainString(),
                                mark.possible().toPlainString())));
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

    /** Answers that are wrong or missing are failures; code that could not be run to its end is an error. */
    private static boolean isFailure(CheckResult result) {
        return result.verdict() instanceof Verdict.Failed || result.verdict() instanceof Verdict.NotAttempted;
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
        xml.writeAttribute("time", "0");
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
