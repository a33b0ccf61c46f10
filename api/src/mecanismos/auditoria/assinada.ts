import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import { seHouverEspaco } from '../../banco/espaco.js';
import { elosDesde, encadear } from './cadeia.js';

const NOME = /^auditoria-(\d{9})-(\d{9})\.jsonl\.gz$/;
const comprimir = promisify(gzip);

/** The signed text of one file of the trail. */
const Recibo = z.object({
  arquivo: z.string().regex(NOME),
  /** Of the file, in hexadecimal. */
  sha256: z.string(),
  /** First and last position of the chain in the file, and the last link. */
  de: z.int(),
  ate: z.int(),
  elo: z.string(),
});
type Recibo = z.infer<typeof Recibo>;

/** `assinatura` is the Ed25519 signature of the text of `recibo`, in base64. */
const ReciboAssinado = z.object({ recibo: z.string(), assinatura: z.string() });

/**
 * Writes the links that no file of the folder has yet into a new file, `auditoria-<first>-<last>.jsonl.gz`, one line of
 * JSON each, and beside it a signed receipt, `….json`. Returns the name of the file; null when there is nothing new.
 */
export async function exportarTrilha(banco: Banco, pasta: string, chave: KeyObject): Promise<string | null> {
  await mkdir(pasta, { recursive: true, mode: 0o700 });
  // Without room for links, the links that there are.
  await seHouverEspaco(() => encadear(banco));
  const exportado = Math.max(0, ...(await recibosEm(pasta)).map(({ ate }) => ate));
  const linhas: string[] = [];
  let fim = { posicao: exportado, elo: '' };
  for await (const elo of elosDesde(banco, exportado)) {
    linhas.push(`${JSON.stringify(elo)}\n`);
    fim = elo;
  }
  if (linhas.length === 0) return null;
  const conteudo = await comprimir(linhas.join(''));
  const arquivo = `auditoria-${numero(exportado + 1)}-${numero(fim.posicao)}.jsonl.gz`;
  const recibo: Recibo = { arquivo, sha256: resumoDe(conteudo), de: exportado + 1, ate: fim.posicao, elo: fim.elo };
  const texto = JSON.stringify(recibo);
  const assinatura = sign(null, Buffer.from(texto), chave).toString('base64');
  await writeFile(path.join(pasta, arquivo), conteudo, { mode: 0o600 });
  // The receipt comes last: a file without one is written again.
  await writeFile(path.join(pasta, `${arquivo}.json`), JSON.stringify({ recibo: texto, assinatura }), { mode: 0o600 });
  return arquivo;
}

/**
 * Compares the exported files with the database. Returns sentences: a receipt or a file that was changed, a gap between
 * two files, a chain that is shorter than the files or another one. Empty when all agree.
 */
export async function divergenciasDaTrilha(
  banco: Pick<Banco, 'execute'>,
  pasta: string,
  chavePublica: KeyObject,
): Promise<string[]> {
  const divergencias: string[] = [];
  let anterior = 0;
  for (const { recibo, arquivo, assinado } of await lerRecibos(pasta, chavePublica)) {
    if (!assinado || !recibo) {
      divergencias.push(`O recibo de ${arquivo} não tem a assinatura desta chave.`);
      continue;
    }
    if (recibo.de !== anterior + 1) divergencias.push(`Falta o arquivo da trilha antes de ${arquivo}.`);
    anterior = recibo.ate;
    const conteudo = await lerSeHouver(path.join(pasta, arquivo));
    if (!conteudo || resumoDe(conteudo) !== recibo.sha256)
      divergencias.push(`O arquivo ${arquivo} foi alterado ou apagado.`);
    const { rows } = await banco.execute<{ elo: string }>(
      sql`select elo from auditoria_elos where posicao = ${recibo.ate}`,
    );
    if (rows[0]?.elo !== recibo.elo)
      divergencias.push(`A trilha do banco não é mais a de ${arquivo}: linhas foram alteradas ou apagadas.`);
  }
  return divergencias;
}

/** The private key of a file in PEM; a missing file is created with a new key, readable by its owner only. */
export async function lerOuCriarChave(arquivo: string): Promise<KeyObject> {
  if (existsSync(arquivo)) return createPrivateKey(await readFile(arquivo));
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(path.dirname(arquivo), { recursive: true, mode: 0o700 });
  await writeFile(arquivo, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/** The public key in one line of base64, as an operator keeps it; and back. */
export const publicaEmTexto = (chave: KeyObject): string =>
  createPublicKey(chave).export({ type: 'spki', format: 'der' }).toString('base64');
export const publicaDoTexto = (texto: string): KeyObject =>
  createPublicKey({ key: Buffer.from(texto, 'base64'), type: 'spki', format: 'der' });

async function recibosEm(pasta: string): Promise<Recibo[]> {
  return (await lerRecibos(pasta, null)).flatMap(({ recibo }) => recibo ?? []);
}

/** The receipts of a folder in the order of the chain. Without a key no signature is checked. */
async function lerRecibos(
  pasta: string,
  chave: KeyObject | null,
): Promise<{ arquivo: string; recibo: Recibo | null; assinado: boolean }[]> {
  const nomes = (await readdir(pasta)).filter(
    (nome) => NOME.test(nome.replace(/\.json$/, '')) && nome.endsWith('.json'),
  );
  return Promise.all(
    nomes.sort().map(async (nome) => {
      const arquivo = nome.replace(/\.json$/, '');
      const lido = ReciboAssinado.safeParse(comoJson(await readFile(path.join(pasta, nome), 'utf8')));
      if (!lido.success) return { arquivo, recibo: null, assinado: false };
      const { recibo: texto, assinatura } = lido.data;
      const recibo = Recibo.safeParse(comoJson(texto)).data ?? null;
      const assinado = chave !== null && verify(null, Buffer.from(texto), chave, Buffer.from(assinatura, 'base64'));
      return { arquivo, recibo: recibo?.arquivo === arquivo ? recibo : null, assinado };
    }),
  );
}

const numero = (posicao: number): string => String(posicao).padStart(9, '0');
const resumoDe = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch (erro) {
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

async function lerSeHouver(arquivo: string): Promise<Buffer | null> {
  return existsSync(arquivo) ? readFile(arquivo) : null;
}
