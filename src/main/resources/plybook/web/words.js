// What things are called, for the eye and for the ear.

/** A cell as it is written everywhere in the course. */
export const cell = ([row, column]) => `(${row},${column})`;

/** A cell as it is spoken, with what is on it. */
export const spoken = ([row, column], mark) => `row ${row}, column ${column}, ${mark === '.' ? 'empty' : mark}`;

/** A number with its thousands apart. */
export const count = number => number.toLocaleString('en-US');

/** A time, with as many digits as say something. */
export const time = millis => millis < 10 ? `${millis.toFixed(2)} ms` : millis < 1000 ? `${millis.toFixed(0)} ms` : `${(millis / 1000).toFixed(1)} s`;

/** A value with its sign. */
export const signed = value => value > 0 ? `+${count(value)}` : value < 0 ? `−${count(-value)}` : '0';

/** What a player is called where one is chosen. */
export const player = name => name === 'human' ? 'a person' : name === 'learner' ? 'your functions'
    : name === 'engine' ? 'the engine' : `the engine, ${name}`;

/** Makes an element: a name, its properties, what is in it. Text stays text. */
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
