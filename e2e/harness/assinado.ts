import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readKey, signed } from '../../scripts/build/signature.mjs';
import type { Construida } from './publicado.js';

/** An installation with a key of its own. */
export interface Assinante {
  /** The parts as a build with this key makes them: the shell demands it, and the areas are signed with it. */
  assinar: (partes: Record<string, Construida>) => Record<string, Construida>;
}

/** @param pasta a folder of the test, for the key and the shell */
export function novoAssinante(pasta: string): Assinante {
  const arquivo = path.join(pasta, 'areas.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  fs.writeFileSync(arquivo, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const chave = readKey({ AREAS_CHAVE: arquivo });
  if (!chave) throw new Error('The key was not read.');
  return {
    assinar: (partes) =>
      Object.fromEntries(
        Object.entries(partes).map(([part, construida]) => [
          part,
          part === 'shell'
            ? shellCom(construida, chave.known, path.join(pasta, 'shell'))
            : { ...construida, entry: signed(part, construida.entry, chave) },
        ]),
      ),
  };
}

/** The shell with a key in page and manifest. The compressed copies of the two would still have none. */
function shellCom(construida: Construida, chave: string, folder: string): Construida {
  fs.cpSync(construida.folder, folder, { recursive: true });
  const mudar = (nome: string, mudado: (texto: string) => string) => {
    const arquivo = path.join(folder, nome);
    fs.writeFileSync(arquivo, mudado(fs.readFileSync(arquivo, 'utf8')));
    for (const tipo of ['br', 'gz']) fs.rmSync(`${arquivo}.${tipo}`, { force: true });
  };
  mudar('index.html', (pagina) => pagina.replace('<head>', `<head><meta name="chave-das-areas" content="${chave}">`));
  mudar('mf-manifest.json', (manifesto) => JSON.stringify({ ...(JSON.parse(manifesto) as object), chave }));
  return { ...construida, folder };
}
