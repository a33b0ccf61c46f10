import { sincronizarArvore } from './arquivos-duraveis.js';
import { abrirPglite } from './pglite.js';

// Runs as its own process: `criar <folder>` creates a complete, empty database there.
const [pasta] = process.argv.slice(2);
if (!pasta) throw new Error('usage: criar <folder>');
const pglite = await abrirPglite(pasta);
await pglite.exec('checkpoint');
await pglite.close();
sincronizarArvore(pasta);
