/**
 * The door `@merenda/shared/federation`: for webpack configurations and scripts, never for code that runs in the page.
 */
const { ROOT } = require('./base.cjs');
const { SINGLETON_PACKAGES } = require('./singletons.cjs');
const { shellConfig } = require('./shell.cjs');
const { areaConfig, containerName } = require('./area.cjs');
const { areaDevServer } = require('./area-dev-server.cjs');
const { splitWords } = require('./words.cjs');

module.exports = { ROOT, SINGLETON_PACKAGES, shellConfig, areaConfig, areaDevServer, containerName, splitWords };
