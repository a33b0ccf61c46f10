import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));
const CODIGO = import.meta.url.endsWith('.ts') ? 'src' : 'dist';

let calculado: string | undefined;

/**
 * A digest of the program that runs: the code of the API and of the pure doors of shared, and the versions of their
 * libraries. Processes of the same release have the same one; an answer of another release is not reused.
 */
export function digestoDoPrograma(): string {
  calculado ??= calcular();
  return calculado;
}

function calcular(): string {
  const digesto = createHash('sha256');
  for (const pacote of ['api', 'shared']) {
    somar(digesto, path.join(RAIZ, pacote, 'package.json'));
    const pasta = path.join(RAIZ, pacote, CODIGO);
    for (const nome of readdirSync(pasta, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(js|ts)$/.test(nome)) somar(digesto, path.join(pasta, nome));
  }
  return digesto.digest('base64url');
}

function somar(digesto: Hash, arquivo: string): void {
  digesto.update(path.relative(RAIZ, arquivo)).update(readFileSync(arquivo));
}
