import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(js|css|html|json|svg)$/;

/** Below this, a compressed copy saves no packet (bytes). */
const WORTHWHILE = 1024;

/**
 * Writes a `.gz` and a `.br` next to every text file of a folder, so that no server compresses the same bytes twice.
 */
export async function compressFolder(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => fs.statSync(file).size >= WORTHWHILE)
      .map(compressFile),
  );
}

async function compressFile(file) {
  const content = await fs.promises.readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [gz, br] = await Promise.all([gzip(content, { level: 9 }), brotli(content, { params })]);
  await Promise.all([fs.promises.writeFile(`${file}.gz`, gz), fs.promises.writeFile(`${file}.br`, br)]);
}
