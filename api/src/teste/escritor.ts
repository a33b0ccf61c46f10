import { writeSync } from 'node:fs';
import { abrirEmbutido } from '../banco/embutido/abrir.js';

// Run by a test: `escritor <folder>` writes ascending numbers, one transaction each, and prints each one after its
// commit, until it is killed.
const [pasta] = process.argv.slice(2);
if (!pasta) throw new Error('usage: escritor <folder>');
const { pglite } = await abrirEmbutido(pasta);
const { rows } = await pglite.query<{ ultimo: number }>('select coalesce(max(n), 0) as ultimo from escritas');
for (let n = (rows[0]?.ultimo ?? 0) + 1; ; n++) {
  await pglite.query('insert into escritas values ($1)', [n]);
  writeSync(1, `${n}\n`);
}
