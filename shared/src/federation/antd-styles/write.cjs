const { parse } = require('acorn');
const { simple } = require('acorn-walk');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { stylesOf } = require('./styles-of.cjs');

/** antd's functions that make a style: the second argument is the function of its rules. */
const MAKERS = /^gen(StyleHooks|ComponentStyleHook|SubStyleComponent)$/;

const [folder, SHEETS] = process.argv.slice(2);

/**
 * A style module of antd that imports its rules as style sheets. The function that would make them in the browser is left
 * out, and with it all that only it uses.
 * @param {string} file 'button/style/index.js'
 * @param {string} source
 * @returns {string | undefined} nothing for a module that makes no style
 */
function writeModule(file, source) {
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const makers = [];
  simple(program, {
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && MAKERS.test(call.callee.name)) makers.push(call);
    },
  });
  const sheets = exportsOf(program).flatMap(({ name, node }) =>
    makers
      .filter(({ start, end }) => node.start <= start && end <= node.end)
      .flatMap(({ callee }) => stylesOf(file, { name, isComponent: callee.name === 'genSubStyleComponent' })),
  );
  if (sheets.length === 0) return undefined;
  return [...sheets.map(importOf), withoutRules(source, makers)].join('\n');
}

/** The sheet becomes a file; its name is its content, so the same sheet of two styles is one file. */
function importOf(sheet) {
  const file = path.join(SHEETS, `${createHash('sha256').update(sheet).digest('hex').slice(0, 12)}.css`);
  fs.writeFileSync(file, sheet);
  return `import ${JSON.stringify(file)};`;
}

/** The exported names of a module with the code of each. */
function exportsOf({ body }) {
  return body.flatMap(({ type, declaration }) => {
    if (type === 'ExportDefaultDeclaration') return [{ name: 'default', node: declaration }];
    if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map((node) => ({ name: node.id.name, node }));
  });
}

function withoutRules(source, makers) {
  return makers
    .map(({ arguments: [, rules] }) => rules)
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end }) => `${code.slice(0, start)}null${code.slice(end)}`, source);
}

fs.mkdirSync(SHEETS, { recursive: true });
const files = fs
  .readdirSync(folder, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /[/]style([/][^/]+)?\.js$/.test(file))
  // antd computes with the units that the first style of a component gives: that has to be its main one.
  .toSorted((one, other) => Number(other.endsWith('/index.js')) - Number(one.endsWith('/index.js')));
const written = files.map((file) => [file, writeModule(file, fs.readFileSync(path.join(folder, file), 'utf8'))]);
process.stdout.write(JSON.stringify(Object.fromEntries(written)));
