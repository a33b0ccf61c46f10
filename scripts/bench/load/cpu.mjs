import fs from 'node:fs';

/** Ticks of the kernel's clock in a second, as /proc counts them. */
const TICKS = 100;

/** The CPU that a process has used, with all its threads, in seconds (Linux). */
export function cpuSeconds(pid) {
  const [, fields = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS;
}
