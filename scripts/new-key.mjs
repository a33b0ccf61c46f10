/**
 * Makes the key with which an installation signs its areas.
 *
 *   npm run new:key -- /etc/merenda/areas.pem
 */
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { requireNode } from './install.mjs';

requireNode();
const [file] = process.argv.slice(2);
if (!file) stop('Diga o arquivo da chave: npm run new:key -- ARQUIVO');
const to = path.resolve(process.env.INIT_CWD ?? '', file);
try {
  const { privateKey } = generateKeyPairSync('ed25519');
  // It never replaces a key: areas that were signed with it could not be published any more.
  fs.writeFileSync(to, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
  console.log(`Chave criada em ${to}. Guarde uma cópia em lugar seguro e use-a com AREAS_CHAVE=${to}.`);
} catch (error) {
  stop(error.code === 'EEXIST' ? `${to} já existe, e uma chave não é substituída.` : error.message);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
