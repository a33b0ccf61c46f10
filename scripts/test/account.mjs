/**
 * The end of a test run: seconds and CPU-seconds of each part and of all, the unstable tests, and as the last line `N
 * passed, N failed`. The seconds of parts overlap.
 * @param {import('./run-parts.mjs').Ended[]} parts
 * @param {number} seconds of the whole run
 * @returns {{ lines: string[], account: { passed: number, failed: number, unstable: string[], seconds: number,
 * cpuSeconds?: number, parts: object[] } }}
 */
export function accountOf(parts, seconds) {
  const sum = (key) => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  const measured = parts.some(({ cpuSeconds }) => cpuSeconds !== undefined);
  const unstable = parts.flatMap((part) => part.unstable ?? []);
  const account = {
    passed: sum('passed'),
    failed: sum('failed'),
    unstable,
    seconds: rounded(seconds),
    ...(measured && { cpuSeconds: rounded(sum('cpuSeconds')) }),
    parts: parts.map(({ name, passed, failed, skipped = 0, seconds, cpuSeconds }) => ({
      name,
      passed,
      failed,
      skipped,
      seconds: rounded(seconds),
      ...(cpuSeconds !== undefined && { cpuSeconds: rounded(cpuSeconds) }),
    })),
  };
  return {
    account,
    lines: [
      line('', 'seconds', measured ? 'CPU-s' : ''),
      ...[...account.parts, { name: 'all', ...account }].map(({ name, seconds, cpuSeconds }) =>
        line(name, seconds.toFixed(1), cpuSeconds?.toFixed(1) ?? ''),
      ),
      ...unstable.map((name) => `unstable: ${name}`),
      `${account.passed} passed, ${account.failed} failed`,
    ],
  };
}

const line = (name, seconds, cpuSeconds) =>
  `     ${name.padEnd(18)}${seconds.padStart(8)}${cpuSeconds.padStart(8)}`.trimEnd();

const rounded = (seconds) => Math.round(seconds * 10) / 10;
