import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { sincronizarPasta } from './arquivos-duraveis.js';
import { PRECISA_DE_ESPACO, RESERVA } from '../espaco.js';
import { enfileirar } from './fila.js';
import { Folego } from './folego.js';
import { guardar } from './guarda.js';
import { agendarManutencao, checkpoint, INTERVALOS, type Intervalos } from './manutencao.js';
import { abrirPglite, VERSAO_POSTGRES } from './pglite.js';
import { planejarUmaVez } from './planejadas.js';
import { trancar } from './trava.js';

export interface BancoEmbutido {
  pglite: PGlite;
  /** Bytes free on its disk. */
  livres(): number;
  /** Writes everything to the disk and releases the folder. */
  fechar(): Promise<void>;
}

export interface OpcoesDoEmbutido {
  intervalos?: Partial<Intervalos>;
  /** Called when the scheduled maintenance fails. */
  aoFalhar?: (erro: unknown) => void;
  /**
   * Called when the database can no longer be used and must be opened again; by default the process ends, and its
   * supervisor restarts it.
   */
  aoQuebrar?: (erro: unknown) => void;
  /** Bytes free on the disk, for tests. */
  livres?: () => number;
}

/** Time for open requests to be answered (ms). */
const DESPEDIDA = 300;

/**
 * Opens the embedded database in `pasta`, and creates it when it does not exist. Throws `BancoEmUso` when another
 * process has it open, and a Portuguese sentence when it is of another version of PostgreSQL, or when the disk has no
 * room at all. With less than the reserve it opens, and only reads.
 */
export async function abrirEmbutido(
  pasta: string,
  { intervalos, aoFalhar = console.error, aoQuebrar = encerrar, livres }: OpcoesDoEmbutido = {},
): Promise<BancoEmbutido> {
  fs.mkdirSync(path.dirname(pasta), { recursive: true });
  const folego = new Folego(pasta, livres && { livres });
  if (!folego.abastecer(RESERVA)) throw new Error(PRECISA_DE_ESPACO);
  const soltar = trancar(pasta);
  try {
    if (fs.existsSync(versaoEm(pasta))) exigirVersao(pasta);
    else if (folego.disco.livres() < RESERVA) throw new Error(PRECISA_DE_ESPACO);
    else await criar(pasta);
    // Personal data of minors: no other user of the machine may read it.
    fs.chmodSync(pasta, 0o700);
    const pglite = await abrirPglite(pasta);
    planejarUmaVez(pglite);
    guardar(pglite, { livres: folego.disco.livres, aoQuebrar });
    enfileirar(pglite);
    const parar = agendarManutencao(pglite, folego, { ...INTERVALOS, ...intervalos }, aoFalhar);
    return {
      pglite,
      livres: folego.disco.livres,
      async fechar() {
        parar();
        await checkpoint(pglite, folego);
        await pglite.close();
        soltar();
      },
    };
  } catch (erro) {
    soltar();
    throw erro;
  }
}

/**
 * Creates the database in a temporary folder and moves it into place when it is complete: an interrupted creation
 * leaves nothing that would be opened. It runs in a short-lived process, because creating takes 800 MB that the process
 * would keep, and running takes 290.
 */
async function criar(pasta: string): Promise<void> {
  const provisoria = `${pasta}.novo`;
  fs.rmSync(provisoria, { recursive: true, force: true });
  fs.mkdirSync(provisoria, { mode: 0o700 });
  const fonte = import.meta.url.endsWith('.ts');
  const programa = fileURLToPath(new URL(fonte ? './criar.ts' : './criar.js', import.meta.url));
  await promisify(execFile)(process.execPath, [...(fonte ? ['--import', 'tsx'] : []), programa, provisoria], {
    cwd: path.dirname(programa),
  });
  if (fs.existsSync(pasta)) fs.rmdirSync(pasta); // Fails, as it should, on a folder that holds something else.
  fs.renameSync(provisoria, pasta);
  sincronizarPasta(path.dirname(pasta));
}

function encerrar(erro: unknown): void {
  console.error(erro);
  setTimeout(() => process.exit(1), DESPEDIDA);
}

function exigirVersao(pasta: string): void {
  const versao = fs.readFileSync(versaoEm(pasta), 'utf8').trim();
  if (versao !== VERSAO_POSTGRES) {
    throw new Error(
      `O banco em ${pasta} é do PostgreSQL ${versao}, e este programa usa o ${VERSAO_POSTGRES}: exporte os dados com a versão anterior e importe-os nesta.`,
    );
  }
}

const versaoEm = (pasta: string): string => path.join(pasta, 'PG_VERSION');
