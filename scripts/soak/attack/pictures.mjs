import { pngOf } from '../../../api/src/teste/png.mjs';
import { enter, mustBe } from '../api.mjs';
import { attacked, byStatus, mustBeAtMost, peakMemory, timed } from './server.mjs';

const AT_ONCE = 6;
/** Pixels of a side: just below the limit, and far above it, which the header says. */
const LARGE = 5600;
const HUGE = 14_000;
/** How much the memory may grow (MiB). One decoded picture is 100 MB, and interlaced ones need it as a whole. */
const GROWTH = 600;

/** Six large pictures at once, small in their files; then one that is too large once decoded. */
export function picturesAtOnce() {
  return attacked(async ({ url, pid }) => {
    const { token, user } = await enter(url);
    const send = async (picture) => {
      const res = await fetch(`${url}/api/usuarios/${user.id}/imagem`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        body: picture.toString('base64'),
      });
      await res.arrayBuffer();
      return res.status;
    };
    const large = await pngOf(LARGE);
    const before = peakMemory(pid);
    const { result: statuses, ms } = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, () => send(large))));
    mustBe(byStatus(statuses), `200 × ${AT_ONCE}`, `${AT_ONCE} pictures at once`);
    mustBe(await send(await pngOf(HUGE, { pixels: false })), 422, `a picture of ${HUGE} × ${HUGE}`);
    const growth = peakMemory(pid) - before;
    mustBeAtMost(growth, GROWTH, 'MiB more memory');
    return `${AT_ONCE} pictures of ${LARGE} × ${LARGE} (${Math.round(large.length / 1024)} KiB) at once: ${byStatus(statuses)} in ${ms} ms, memory grew by ${growth} MiB at most; one of ${HUGE} × ${HUGE}: 422`;
  });
}
