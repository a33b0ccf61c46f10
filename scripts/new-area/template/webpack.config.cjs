const { areaConfig } = require('@merenda/shared/federation');

module.exports = areaConfig(__dirname);
