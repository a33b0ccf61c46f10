/** Stands for imported styles and images, which tests do not look at. */
module.exports = 'arquivo';
