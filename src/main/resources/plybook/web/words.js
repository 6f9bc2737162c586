// Words and numbers in the page's language, and elements made of them.
import english from './texts.js';

const language = document.documentElement.lang;
const texts = language === 'en' ? english : {...english, ...(await import(`./texts_${language}.js`)).default};
const plurals = new Intl.PluralRules(language);

/** The text of that key, cut at its arguments: texts and names of arguments in turn. */
function parts(key, count) {
    const found = texts[key];
    if (found === undefined) throw new Error(`no text "${key}"`);
    return (typeof found === 'string' ? found : found[plurals.select(count)] ?? found.other).split(/\{(\w+)\}/);
}

/** A text with its arguments in place; count is a number, and is written as one. */
export const text = (key, values = {}) => parts(key, values.count)
    .map((part, index) => index % 2 === 0 ? part : part === 'count' ? count(values.count) : values[part]).join('');

/** A text as what an element holds: its arguments may be elements. */
export const content = (key, values) => parts(key, values.count).map((part, index) => index % 2 === 0 ? part : values[part]);

/** An action as the whole course writes it: a cell, or the game's own text. */
export const action = move => Array.isArray(move) ? `(${move[0]},${move[1]})` : move;

/** A cell as it is spoken, with its mark. */
export const spoken = ([row, column], mark) => text('board.cell', {row, column, mark: mark === '.' ? text('board.empty') : mark});

/** A number with its thousands separated, and with a fixed number of decimals. */
export const count = (number, digits = 0) =>
    number.toLocaleString(language, {minimumFractionDigits: digits, maximumFractionDigits: digits});

/** A time, with as many digits as mean something. */
export const time = millis => millis < 1000 ? text('time.millis', {time: count(millis, millis < 10 ? 2 : 0)})
    : text('time.seconds', {time: count(millis / 1000, 1)});

/** A value with its sign. */
export const signed = value => value > 0 ? `+${count(value)}` : value < 0 ? `−${count(-value)}` : '0';

/** The name of a player in a choice. */
export const player = name => ['human', 'learner', 'engine'].includes(name) ? text(`player.${name}`) : text('player.level', {level: name});

/** Makes an element: a name, its properties, its content. Text stays text. */
export function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
        if (key === 'on') {
            for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
        } else if (key in element && key !== 'list') {
            element[key] = value;
        } else {
            element.setAttribute(key, value);
        }
    }
    element.append(...children);
    return element;
}
