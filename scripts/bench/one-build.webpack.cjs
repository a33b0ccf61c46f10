const fs = require('node:fs');
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { ROOT } = require('@merenda/shared/federation');

/** Where the federation fetches areas from elsewhere, this build has them. */
const RUNTIME = path.join(ROOT, 'shell/src/federation/runtime.js');

/**
 * The whole product as one build without federation: the same shell, and every area's screens from the same sources,
 * loaded when they are opened. It is what the federated product is compared with.
 * @param {object} _env
 * @param {{ outputPath: string }} argv
 */
module.exports = async (_env, { outputPath }) => {
  const config = await require(path.join(ROOT, 'shell/webpack.config.cjs'))();
  const areas = path.join(outputPath, '../areas.mjs');
  fs.mkdirSync(path.dirname(areas), { recursive: true });
  fs.writeFileSync(areas, areasModule());
  return {
    ...config,
    cache: false,
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/\/runtime\.js$/, (resource) => {
        if (path.resolve(resource.context, resource.request) === RUNTIME) resource.request = areas;
      }),
    ],
  };
};

/** Stands for `runtime.ts`: the same function, with the areas at hand. */
function areasModule() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const areas = workspaces.filter((workspace) => fs.existsSync(path.join(ROOT, workspace, 'area.json')));
  const entries = areas.map((area) => `${JSON.stringify(area.replaceAll('-', '_'))}: () => import(${JSON.stringify(path.join(ROOT, area, 'src/area.tsx'))})`);
  return `const AREAS = {\n${entries.join(',\n')}\n};\nexport const carregarContainer = ({ container }) => AREAS[container]().then((modulo) => modulo.default);\n`;
}
