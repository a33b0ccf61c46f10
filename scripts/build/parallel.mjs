/**
 * Runs asynchronous tasks, at most `limit` at once, and returns their results in the order of the tasks. The first
 * failure rejects; tasks that have not started are not run.
 * @template T
 * @param {(() => Promise<T>)[]} tasks
 * @param {number} limit
 * @param {(result: T) => void} [onDone] called as each one ends
 * @returns {Promise<T[]>}
 */
export async function inParallel(tasks, limit, onDone = () => undefined) {
  const results = new Array(tasks.length);
  let next = 0;
  let failed = false;
  async function worker() {
    while (next < tasks.length && !failed) {
      const index = next++;
      try {
        results[index] = await tasks[index]();
      } catch (error) {
        failed = true;
        throw error;
      }
      onDone(results[index]);
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, worker));
  return results;
}
