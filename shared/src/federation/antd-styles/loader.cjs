const path = require('node:path');
const { MODULES, SOURCES, writeSheets } = require('./sheets.cjs');

/** A style module of antd whose rules are a style sheet of the build; others stay as they are. */
module.exports = function antdStyleLoader(source) {
  SOURCES.forEach((file) => this.addBuildDependency(file));
  return writeSheets()[path.relative(MODULES, this.resourcePath).replaceAll('\\', '/')] ?? source;
};
