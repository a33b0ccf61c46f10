const { NormalModuleReplacementPlugin } = require('webpack');
const { groupsOf } = require('./offered-names.cjs');

/**
 * antd is shared in groups, so that a screen loads only those that it needs, while the sources import from 'antd'. In
 * an area's build 'antd' is this module: each name from its group. What the area does not use is left out, with its
 * group.
 */
const DOOR = `data:text/javascript,${encodeURIComponent(
  groupsOf('antd')
    .map(([group, names]) => `export { ${names.join(', ')} } from '${group}';`)
    .join('\n'),
)}`;

/** @param {import('webpack').Compiler} compiler */
function importByGroup(compiler) {
  compiler.options.module.rules.push({ scheme: 'data', sideEffects: false });
  new NormalModuleReplacementPlugin(/^antd$/, (resource) => {
    resource.request = DOOR;
  }).apply(compiler);
}

module.exports = { importByGroup };
