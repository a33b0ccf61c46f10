import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

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
/** Bytes that are compressed at once: the whole picture would not fit into the memory of a test. */
const PIECE = 4 * 1024 * 1024;

/**
 * A black square in three colours, interlaced, so that a reader needs it as a whole: small as a file, large once
 * decoded. JavaScript: `npm run soak` uses it too.
 */
export async function pngOf(side, { depth = 8, pixels = true } = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Three colours, interlaced.
  header.set([depth, 2, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', await zeros(pixels ? bytesOf(side, depth) : 1)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function bytesOf(side, depth) {
  const along = (first, step) => Math.ceil((side - first) / step);
  // A row begins with its filter.
  return PASSES.reduce((sum, [x, y, dx, dy]) => sum + along(y, dy) * (1 + (3 * depth * along(x, dx)) / 8), 0);
}

/** So many bytes of zero, compressed. */
async function zeros(count) {
  const deflate = createDeflate({ level: 9 });
  const packed = [];
  deflate.on('data', (bytes) => packed.push(bytes));
  const piece = Buffer.alloc(PIECE);
  for (let left = count; left > 0; left -= PIECE)
    await new Promise((resolve) => deflate.write(piece.subarray(0, Math.min(left, PIECE)), resolve));
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(packed);
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
