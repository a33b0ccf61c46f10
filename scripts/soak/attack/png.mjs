import { crc32, deflateSync } from 'node:zlib';

/** The seven passes of an interlaced picture: first column and row, and the steps between two. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/**
 * A black square, interlaced, so that a reader needs it as a whole: small as a file, large once decoded.
 * @param {number} side pixels
 * @param {{ pixels?: boolean }} [options] false: there is only the header
 * @returns {string} PNG in Base64
 */
export function pngOf(side, { pixels = true } = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits of three colours, interlaced.
  header.set([8, 2, 0, 0, 1], 8);
  const rowsOf = (first, step) => Math.ceil((side - first) / step);
  // A row begins with its filter.
  const bytes = PASSES.reduce((sum, [x, y, dx, dy]) => sum + rowsOf(y, dy) * (1 + 3 * rowsOf(x, dx)), 0);
  const data = deflateSync(Buffer.alloc(pixels ? bytes : 1));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [data.length, crc32(named)].map((number) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(number);
    return four;
  });
  return Buffer.concat([length, named, sum]);
}
