/** The fault of `npm test`: the durability of the embedded database is the project's own code. */
const ALWAYS = ['kill-embedded'];

/**
 * Crashes, outages and full disks, each in its short form; without `deep` only one death. The log has one line for each:
 * the result, or the reason of the failure.
 * @param {import('./run-parts.mjs').Tell} tell
 * @param {{ deep?: boolean, demonstration: string }} options
 * @returns {Promise<import('./run-parts.mjs').Result>}
 */
export async function faults(tell, { deep = false, demonstration }) {
  const { FAULTS } = await import('../soak/parts.mjs');
  const chosen = FAULTS.filter(({ name }) => deep || ALWAYS.includes(name));
  const options = { short: true, demonstration, ...(deep ? {} : { deaths: 1 }) };
  const result = { passed: 0, failed: 0, log: '' };
  for (const [done, { name, run }] of chosen.entries()) {
    tell({ done, of: chosen.length });
    try {
      result.log += `${name}: ${await run(options)}\n`;
      result.passed += 1;
    } catch (error) {
      result.log += `${name}: ${error.stack}\n`;
      result.failed += 1;
      tell({ failure: name });
    }
  }
  return result;
}
