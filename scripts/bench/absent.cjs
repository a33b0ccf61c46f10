/** Stands in the one bundle for what login and home never load. */
module.exports = {};
