/** One part of a test run, in a process of its own, so that its CPU time can be told from that of the others. */
import { followCpu } from './cpu.mjs';
import { PARTS } from './parts.mjs';

const { name, options } = JSON.parse(process.argv[2]);
const cpu = followCpu();
const result = await PARTS[name]
  .run((news) => process.send({ news }), options)
  .catch((error) => ({
    passed: 0,
    failed: 1,
    log: error.stack ?? String(error),
  }));
process.send({ result: { ...result, cpuSeconds: cpu.end() } }, () => process.exit());
