import fs from 'node:fs';

/** Linux counts the CPU time of processes in hundredths of a second. */
const TICKS = 100;
/** Time between two looks at the processes (ms). */
const INTERVAL = 1_000;

/**
 * Measures the CPU time (user and system) of this process and of all that it starts, also through others. A process
 * hands its time on to the one that waits for its end. The time of those that no process waits for, such as the
 * renderers of a browser, is read once a second: what they use after the last look is not counted, nor is a process
 * whose parent ends within a second of its start.
 * @returns {{ end: () => number | undefined }} seconds; undefined where there is no `/proc`
 */
export function followCpu() {
  if (!fs.existsSync('/proc/self/stat')) return { end: () => undefined };
  /** @type {Map<string, Process & { parent?: string }>} */
  let known = new Map();
  let lost = 0;
  const look = () => {
    const seen = descendants(readProcesses(), known);
    lost += notHandedOn(known, seen);
    known = seen;
  };
  look();
  const timer = setInterval(look, INTERVAL).unref();
  return {
    end() {
      clearInterval(timer);
      look();
      const ticks = [...known.values()].reduce((sum, { used, waited }) => sum + used + waited, lost);
      return ticks / TICKS;
    },
  };
}

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} ppid
 * @property {string} key the number with the time of the start: a number is given again
 * @property {number} used own time (ticks)
 * @property {number} waited time that ended children have handed on (ticks)
 */

/** @returns {Map<number, Process>} */
function readProcesses() {
  const processes = new Map();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    let text;
    try {
      text = fs.readFileSync(`/proc/${name}/stat`, 'latin1');
    } catch {
      // It has ended since the folder was read.
      continue;
    }
    // The name of the program is in parentheses and may contain anything. See proc(5): the next is field 3.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [used, waited] = [fields.slice(11, 13), fields.slice(13, 15)].map(([a, b]) => Number(a) + Number(b));
    const pid = Number(name);
    processes.set(pid, { pid, ppid: Number(fields[1]), key: `${name} ${fields[19]}`, used, waited });
  }
  return processes;
}

/** Those that this process started, and those that were known: one whose parent has ended gets another parent. */
function descendants(processes, known) {
  const found = new Map();
  const isOurs = ({ pid, ppid, key }) => pid === process.pid || known.has(key) || found.has(processes.get(ppid)?.key);
  // A parent may have the higher number: then its children are found in the next round.
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const one of processes.values())
      if (!found.has(one.key) && isOurs(one)) found.set(one.key, { ...one, parent: processes.get(one.ppid)?.key });
  }
  return found;
}

/** The time of processes that have ended since the last look and that no ancestor has got (ticks). */
function notHandedOn(before, now) {
  const ended = new Map();
  for (const [key, { parent, used, waited }] of before) {
    if (now.has(key)) continue;
    let heir = parent;
    while (heir && !now.has(heir)) heir = before.get(heir)?.parent;
    ended.set(heir, (ended.get(heir) ?? 0) + used + waited);
  }
  let sum = 0;
  for (const [heir, time] of ended) {
    const got = heir && before.has(heir) ? now.get(heir).waited - before.get(heir).waited : 0;
    sum += Math.max(0, time - got);
  }
  return sum;
}
