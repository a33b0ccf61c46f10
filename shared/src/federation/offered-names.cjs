const fs = require('node:fs');
const path = require('node:path');

const FOLDER = path.resolve(__dirname, '../../../shell/src/federation');

/**
 * Singletons of which the page has only some names, and those names. A package that is shared whole cannot be shaken:
 * an area is built without knowing the other areas. The shell's files are the only lists.
 * @type {Record<string, string[]>} module → names
 */
const OFFERED_NAMES = Object.fromEntries(
  Object.entries(require('./singletons.json'))
    .filter(([, { names }]) => names !== undefined)
    .map(([module, { names }]) => [module, namesIn(path.join(FOLDER, names))]),
);

/** The names of a file that only re-exports. */
function namesIn(file) {
  const [, names] = fs.readFileSync(file, 'utf8').match(/^export \{([^}]+)\} from /m);
  return names.match(/\w+/g);
}

/** The modules that together offer a package: `antd` → `antd/nucleo`, `antd/tabelas`, …; each has its own names. */
const groupsOf = (name) => Object.entries(OFFERED_NAMES).filter(([module]) => module.startsWith(`${name}/`));

/** All names of a package that the page has. */
const namesOf = (name) => OFFERED_NAMES[name] ?? groupsOf(name).flatMap(([, names]) => names);

module.exports = { OFFERED_NAMES, groupsOf, namesOf };
