const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

/** The folder of antd whose modules the browser gets. */
const MODULES = path.dirname(require.resolve('antd/es/index.js'));

/** The folder of the style sheets that are made from antd's styles. */
const SHEETS = path.resolve(__dirname, '../../../../node_modules/.cache/antd-styles');

/** The files that decide what the sheets contain. */
const SOURCES = ['sheets.cjs', 'write.cjs', 'styles-of.cjs', 'rules.cjs', 'without-style.cjs'].map((file) =>
  path.join(__dirname, file),
);

let modules;

/** Makes the sheets of all styles of antd. @returns {Record<string, string>} 'button/style/index.js' → its new code */
function writeSheets() {
  // antd runs in a process of its own: inside webpack, other loaders change how modules are found.
  modules ??= JSON.parse(
    execFileSync(process.execPath, [path.join(__dirname, 'write.cjs'), MODULES, SHEETS], { maxBuffer: 2 ** 26 }),
  );
  return modules;
}

/** Webpack's cache keeps modules that import the sheets, while the sheets may be gone. */
function ensureSheets() {
  if (!fs.existsSync(SHEETS)) writeSheets();
}

module.exports = { ensureSheets, MODULES, SHEETS, SOURCES, writeSheets };
