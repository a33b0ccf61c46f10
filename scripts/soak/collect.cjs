const v8 = require('node:v8');
const vm = require('node:vm');

// Loaded into a server whose memory is watched: on SIGUSR2 it collects its garbage, so that only the remaining memory
// is measured.
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGUSR2', () => collect());
