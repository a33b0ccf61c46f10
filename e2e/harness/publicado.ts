import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from '../../scripts/nginx.mjs';
import { publish, rollback } from '../../scripts/publish/publish.mjs';
import { url } from './produto.js';

/** A built part, the input of `scripts/publish/publish.mjs`. */
export interface Construida {
  part: string;
  versao: string;
  folder: string;
  /** Of an area: it names the screens. */
  entry: { versao: string; area?: { telas: { caminho: string; titulo: string }[] } };
}

interface EntradaDaFederacao {
  versao: string;
  entrada: string;
  manifesto: string;
}

/** The product as in an installation: published into a folder, served by nginx, with the API behind it. */
export interface Publicado {
  url: string;
  pasta: string;
  /** The parts as they were built, by name. */
  partes: Record<string, Construida>;
  publicar: (...partes: Construida[]) => Promise<void>;
  voltar: (parte: string) => Promise<void>;
  /** The address no longer answers. */
  pararServidor: () => Promise<void>;
  parar: () => Promise<void>;
}

const DIST = path.resolve(import.meta.dirname, '../../dist');

/**
 * Publishes the build that the tests run against, and serves it.
 * @param mudar the parts in another form, such as signed ones
 */
export async function publicarProduto(
  mudar: (partes: Record<string, Construida>) => Record<string, Construida> = (partes) => partes,
): Promise<Publicado> {
  const raiz = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-publicado-'));
  const pasta = path.join(raiz, 'srv');
  const { shell, areas } = JSON.parse(fs.readFileSync(path.join(DIST, 'federation.json'), 'utf8')) as {
    shell: { versao: string };
    areas: Record<string, EntradaDaFederacao>;
  };
  const partes: Record<string, Construida> = {
    shell: { part: 'shell', versao: shell.versao, folder: path.join(DIST, 'shell'), entry: shell },
  };
  for (const [part, entry] of Object.entries(areas))
    partes[part] = { part, versao: entry.versao, folder: path.join(DIST, 'areas', part, entry.versao), entry };
  const publicar = async (...built: Construida[]) => void (await publish({ to: pasta, built, withoutKey: true }));
  await publicar(...Object.values(mudar(partes)));
  const nginx = await startNginx({ published: pasta, api: url() });
  let parado: Promise<void> | undefined;
  const pararServidor = () => (parado ??= nginx.stop());
  return {
    url: nginx.url,
    pasta,
    partes,
    publicar,
    voltar: async (part) => void (await rollback({ to: pasta, part })),
    pararServidor,
    async parar() {
      await pararServidor();
      fs.rmSync(raiz, { recursive: true, force: true });
    },
  };
}

/** The same area under another version, as if its sources had changed: new addresses of all its files. */
export function outraVersaoDaArea(construida: Construida, versao: string): Construida {
  const { manifesto, ...entry } = construida.entry as EntradaDaFederacao;
  const mudar = (endereco: string) => endereco.replace(construida.versao, versao);
  return {
    ...construida,
    versao,
    entry: { ...entry, versao, entrada: mudar(entry.entrada), manifesto: mudar(manifesto) } as EntradaDaFederacao,
  };
}

/** The same shell as if every source had changed: new names of all its assets, and a new version in its page. */
export function outraVersaoDoShell(construida: Construida, versao: string, destino: string): Construida {
  const comoNoNome = /\.([0-9a-f]{12})\./;
  const hashes = fs
    .readdirSync(path.join(construida.folder, 'assets'))
    .flatMap((nome) => comoNoNome.exec(nome)?.[1] ?? []);
  const mudar = (texto: string) =>
    hashes
      .reduce((mudado, hash) => mudado.replaceAll(hash, [...hash].reverse().join('')), texto)
      .replaceAll(construida.versao, versao);
  for (const nome of fs.readdirSync(construida.folder, { recursive: true, encoding: 'utf8' })) {
    const arquivo = path.join(construida.folder, nome);
    // The compressed copies would still have the old content.
    if (!fs.statSync(arquivo).isFile() || /\.(br|gz)$/.test(nome)) continue;
    const novo = path.join(destino, mudar(nome));
    fs.mkdirSync(path.dirname(novo), { recursive: true });
    fs.writeFileSync(novo, mudar(fs.readFileSync(arquivo, 'utf8')));
  }
  return { ...construida, versao, folder: destino, entry: { versao } };
}
