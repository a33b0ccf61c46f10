import { sincronizarArvore } from './arquivos-duraveis.js';
import { abrirPglite } from './pglite.js';

// Runs as a process of its own: `criar <folder>` makes an empty database there and leaves it whole on the disk.
const [pasta] = process.argv.slice(2);
if (!pasta) throw new Error('usage: criar <folder>');
const pglite = await abrirPglite(pasta);
await pglite.exec('checkpoint');
await pglite.close();
sincronizarArvore(pasta);
