/**
 * Replaces, in the one bundle, the modules that login and home never load. Webpack cannot know the names of such exports,
 * so it takes all of them as present: nothing calls them.
 */
module.exports = globalThis.absent;
