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

/** A cell as this game's players name it: H8 in Gomoku, (0,2) on a small board, as in the course. */
export const cellName = (game, [row, column]) => game.lettered ? `${letter(column)}${row + 1}` : `(${row},${column})`;

/** An action as people write it: a cell, or the game's own text. */
export const action = (game, move) => Array.isArray(move) ? cellName(game, move) : move;

/** What stands at the edges of a board, above its columns and beside its rows. */
export const lettersOf = game => ({
    columns: Array.from({length: game.size}, (_, at) => game.lettered ? letter(at) : String(at)),
    rows: Array.from({length: game.size}, (_, at) => String(game.lettered ? at + 1 : at)),
});

const letter = column => String.fromCharCode(65 + column);

/** A cell as it is spoken, with its mark. */
export const spoken = (game, [row, column], mark) => {
    const said = mark === '.' ? text('board.empty') : mark;
    return game.lettered ? text('board.point', {cell: cellName(game, [row, column]), mark: said}) : text('board.cell', {row, column, mark: said});
};

/** The rule of a game in a sentence; empty if the page knows none. */
export const ruleOf = id => texts[`rule.${id}`] ? text(`rule.${id}`) : '';

/** A number with its thousands separated, and with a fixed number of decimals. */
export const count = (number, digits = 0) =>
    number.toLocaleString(language, {minimumFractionDigits: digits, maximumFractionDigits: digits});

/** A share from 0 to 1 in percent. */
export const percent = share => share.toLocaleString(language, {style: 'percent'});

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
