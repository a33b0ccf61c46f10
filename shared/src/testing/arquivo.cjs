/** Replaces imported styles and images, which tests do not check. */
module.exports = 'arquivo';
