package plybook.view;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** A picture that was parsed from its XML: its shapes and texts, with their positions. */
record Drawn(Document document, List<Area> nodes, List<Area> texts) {
    private static final DocumentBuilderFactory XML = DocumentBuilderFactory.newInstance();

    /** A rectangle on the page, and the text in it if it is one. */
    record Area(double left, double top, double right, double bottom, String text) {
        boolean overlaps(Area other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        boolean within(double l, double t, double r, double b) {
            return left >= l && top >= t && right <= r && bottom <= b;
        }
    }

    /** Parses the picture, and fails if it is not well-formed XML. */
    static Drawn of(Picture picture) {
        Document document = parsed(picture.svg());
        double dx = 0;
        double dy = 0;
        List<Area> nodes = new ArrayList<>();
        List<Area> texts = new ArrayList<>();
        NodeList all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            boolean moved = element.getParentNode() instanceof Element parent && isMoved(parent);
            double x = moved ? dx : 0;
            double y = moved ? dy : 0;
            if (element.hasAttribute("transform")) {
                List<Double> shift = numbers(element.getAttribute("transform"));
                dx = shift.get(0);
                dy = shift.get(1);
            } else if (element.getTagName().equals("text")) {
                texts.add(text(element, x, y));
            } else if (element.getAttribute("class").equals("node")) {
                nodes.add(shape((Element) element.getElementsByTagName("*").item(0), dx, dy));
            }
        }
        return new Drawn(document, nodes, texts);
    }

    private static Document parsed(String xml) {
        try {
            var builder = XML.newDocumentBuilder();
            builder.setErrorHandler(new ErrorHandler() {
                @Override
                public void warning(SAXParseException e) throws SAXException {
                    throw e;
                }

                @Override
                public void error(SAXParseException e) throws SAXException {
                    throw e;
                }

                @Override
                public void fatalError(SAXParseException e) throws SAXException {
                    throw e;
                }
            });
            return builder.parse(new InputSource(new StringReader(xml)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not well-formed: " + e.getMessage() + "\n" + xml, e);
        }
    }

    private static boolean isMoved(Element element) {
        return element.hasAttribute("transform")
                || (element.getParentNode() instanceof Element parent && isMoved(parent));
    }

    private static Area text(Element element, double dx, double dy) {
        double size = number(element, "font-size");
        double width = TextWidth.of(element.getTextContent(), size, element.hasAttribute("font-weight"));
        double x = number(element, "x") + dx;
        double left =
                switch (element.getAttribute("text-anchor")) {
                    case "middle" -> x - width / 2;
                    case "end" -> x - width;
                    default -> x;
                };
        double baseline = number(element, "y") + dy;
        return new Area(left, baseline - 0.75 * size, left + width, baseline + 0.2 * size, element.getTextContent());
    }

    private static Area shape(Element element, double dx, double dy) {
        if (element.getTagName().equals("rect")) {
            double x = number(element, "x") + dx;
            double y = number(element, "y") + dy;
            return new Area(x, y, x + number(element, "width"), y + number(element, "height"), "");
        }
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        Matcher command = Pattern.compile("([MLHV])([^MLHVZ]*)").matcher(element.getAttribute("d"));
        while (command.find()) {
            List<Double> at = numbers(command.group(2));
            if (!command.group(1).equals("V")) {
                left = Math.min(left, at.get(0) + dx);
                right = Math.max(right, at.get(0) + dx);
            }
            if (!command.group(1).equals("H")) {
                double y = at.get(at.size() - 1) + dy;
                top = Math.min(top, y);
                bottom = Math.max(bottom, y);
            }
        }
        return new Area(left, top, right, bottom, "");
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static List<Double> numbers(String text) {
        List<Double> numbers = new ArrayList<>();
        Matcher matcher = Pattern.compile("-?\\d+(\\.\\d+)?").matcher(text);
        while (matcher.find()) {
            numbers.add(Double.parseDouble(matcher.group()));
        }
        return numbers;
    }

    /** Counts the elements of that name with the text in the attribute. */
    long count(String tag, String attribute, String part) {
        NodeList all = document.getElementsByTagName(tag);
        long count = 0;
        for (int i = 0; i < all.getLength(); i++) {
            if (((Element) all.item(i)).getAttribute(attribute).contains(part)) {
                count++;
            }
        }
        return count;
    }
}
