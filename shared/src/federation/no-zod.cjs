/**
 * Takes the place of zod in production builds of the browser: `server-only.cjs`. No bundle may hold it. Webpack cannot
 * see its names, so it does not report those that the contracts import.
 */
module.exports = Object.create(null);
