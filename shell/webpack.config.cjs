const { shellConfig } = require('@merenda/shared/federation');

module.exports = shellConfig(__dirname);
