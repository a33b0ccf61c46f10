const { TestEnvironment } = require('jest-environment-node');

/** Node, plus `publish.mjs`: an ES module, which jest itself cannot load. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.publication = await import('./publish.mjs');
  }
};
