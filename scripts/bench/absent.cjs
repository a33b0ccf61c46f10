/** Replaces, in the one bundle, the modules that login and home never load. */
module.exports = {};
