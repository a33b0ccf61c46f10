import path from 'node:path';

const TEST = /\.test\.tsx?$/;
/** Their tests start the file as a process, so no import connects the two. */
const STARTED = /^scripts\//;

/** Their tests fill their own databases, for a minute or more: they run only when a file in the same folder changes. */
const SLOW = /^api\/src\/(banco|demonstracao)\//;

/** Maximum test files of one part; more would take longer than the target of one minute. */
const AT_MOST = { unit: 8, api: 12 };

/**
 * Chooses the tests that depend on changed files. If a part has more than it may run, only the nearest stay: those next
 * to a changed file or next to a file that imports one directly (or, if there are none, beside the first importer on
 * the way), nearest first.
 * @param {string[]} changed files relative to the project's root
 * @param {string[]} files all files of the project
 * @param {Map<string, Set<string>>} importers from `readImporters`
 * @returns {{ unit: string[], api: string[], leftOut: string[], browser: boolean }} `browser`: a browser test changed;
 * it is not run
 */
export function chooseTests(changed, files, importers) {
  const distance = distances(changed, importers);
  const nearness = nearnessOfFolders(distance);
  const tests = files
    .filter((file) => TEST.test(file) && !file.startsWith('e2e/'))
    .filter((file) => distance.has(file) || (STARTED.test(file) && nearness.get(path.posix.dirname(file)) === 0))
    .map((file) => {
      const far = distance.get(file) ?? 0;
      return { file, far, near: Math.min(far, nearness.get(path.posix.dirname(file)) ?? Infinity) };
    })
    .sort((a, b) => a.near - b.near || a.far - b.far || a.file.localeCompare(b.file));
  const isSlow = ({ file, near }) => SLOW.test(file) && near > 0;
  const isApi = ({ file }) => file.startsWith('api/');
  const unit = nearest(
    tests.filter((test) => !isApi(test)),
    AT_MOST.unit,
  );
  const api = nearest(
    tests.filter((test) => isApi(test) && !isSlow(test)),
    AT_MOST.api,
  );
  return {
    unit: unit.chosen,
    api: api.chosen,
    leftOut: [...unit.leftOut, ...api.leftOut, ...tests.filter(isSlow).map(({ file }) => file)],
    browser: changed.some((file) => file.startsWith('e2e/') && TEST.test(file)),
  };
}

function nearest(tests, limit) {
  const reach = Math.max(1, tests[0]?.near ?? 0);
  const chosen = tests.length <= limit ? tests : tests.filter(({ near }) => near <= reach).slice(0, limit);
  const name = ({ file }) => file;
  return { chosen: chosen.map(name), leftOut: tests.filter((test) => !chosen.includes(test)).map(name) };
}

/** How many imports lie between each file and the nearest changed one: 0 for the changed file itself. */
function distances(changed, importers) {
  const distance = new Map(changed.map((file) => [file, 0]));
  // Iterating a map also returns entries that are added meanwhile.
  for (const [file, far] of distance) {
    for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) distance.set(importer, far + 1);
  }
  return distance;
}

/** The least distance of the sources in each folder. */
function nearnessOfFolders(distance) {
  const nearness = new Map();
  for (const [file, far] of distance) {
    const folder = path.posix.dirname(file);
    if (!TEST.test(file)) nearness.set(folder, Math.min(far, nearness.get(folder) ?? Infinity));
  }
  return nearness;
}
