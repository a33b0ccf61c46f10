import fs from 'node:fs';
import path from 'node:path';

/**
 * A complete area, formatted, linted and type-checked like any other code. Its one screen lists the educational units.
 * `mf-modelo`, `Modelo`, `modelo`, the position in the menu and the date are replaced in the copy.
 */
const TEMPLATE = path.join(import.meta.dirname, 'template');

/**
 * Copies the template to the folder of a new area.
 * @param {string} folder absolute
 * @param {{ id: string, title: string, position: number, dependencies: Record<string, string>, now?: Date }} area
 *   `id` is `mf-` and lower-case words; `title` is the area's name for the user; `position` is `ordem` in the menu;
 *   `dependencies` are the libraries with the shell's exact versions
 */
export function copyTemplate(folder, { id, title, position, dependencies, now = new Date() }) {
  const values = {
    'mf-modelo': id,
    Modelo: title,
    modelo: id.slice('mf-'.length),
    '"ordem": 0': `"ordem": ${position}`,
    '2026-01-01': now.toISOString().slice(0, 10),
    '"dependencies": {}': `"dependencies": ${JSON.stringify(dependencies, null, 2).replaceAll('\n', '\n  ')}`,
  };
  const places = new RegExp(Object.keys(values).join('|'), 'g');
  for (const name of fs.readdirSync(TEMPLATE, { recursive: true })) {
    const source = path.join(TEMPLATE, name);
    if (fs.statSync(source).isDirectory()) continue;
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(
      target,
      fs.readFileSync(source, 'utf8').replace(places, (place) => values[place]),
    );
  }
}
