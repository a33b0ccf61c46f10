/** Takes the place of zod in production builds of the browser: `server-only.cjs`. No bundle may hold it. */
module.exports = {};
