import fs from 'node:fs';

/** Another process has the embedded database open. */
export class BancoEmUso extends Error {}

interface Dono {
  pid: number;
  /**
   * Start time of the process (Linux, clock ticks since boot): distinguishes it from a later process with the same
   * number. Empty on other systems.
   */
  inicio: string;
}

const TENTATIVAS = 5;

/**
 * Locks the folder for this process and returns a function that releases it. PGlite has no lock of its own, and two
 * processes on one folder destroy it. The lock of a process that died is taken over. Throws `BancoEmUso` otherwise.
 */
export function trancar(pasta: string): () => void {
  const arquivo = `${pasta}.lock`;
  const meu = JSON.stringify({ pid: process.pid, inicio: processo(process.pid)?.inicio ?? '' } satisfies Dono);
  for (let tentativa = 0; tentativa < TENTATIVAS; tentativa++) {
    if (criar(arquivo, meu)) return () => soltar(arquivo, meu);
    const dono = lerDono(arquivo);
    if (dono && vivo(dono)) throw new BancoEmUso(`O banco ${pasta} está em uso pelo processo ${dono.pid}.`);
    abandonar(arquivo);
  }
  throw new BancoEmUso(`O banco ${pasta} está sendo disputado por outro processo.`);
}

function criar(arquivo: string, conteudo: string): boolean {
  try {
    fs.writeFileSync(arquivo, conteudo, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (erro) {
    if (temCodigo(erro, 'EEXIST')) return false;
    throw erro;
  }
}

function soltar(arquivo: string, meu: string): void {
  if (lerTexto(arquivo) === meu) fs.unlinkSync(arquivo);
}

/** When two processes find the same dead lock, only one can rename it, so that neither removes the other's new lock. */
function abandonar(arquivo: string): void {
  const morto = `${arquivo}.${process.pid}`;
  try {
    fs.renameSync(arquivo, morto);
    fs.unlinkSync(morto);
  } catch (erro) {
    if (!temCodigo(erro, 'ENOENT')) throw erro;
  }
}

function lerDono(arquivo: string): Dono | null {
  const texto = lerTexto(arquivo);
  if (!texto) return null;
  try {
    return JSON.parse(texto) as Dono;
  } catch (erro) {
    // Incomplete after a power cut: it belongs to no process.
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

function vivo({ pid, inicio }: Dono): boolean {
  try {
    process.kill(pid, 0);
  } catch (erro) {
    if (!temCodigo(erro, 'EPERM')) return false;
  }
  const agora = processo(pid);
  if (agora && ENCERRADOS.has(agora.estado)) return false;
  return !inicio || !agora || inicio === agora.inicio;
}

/** States of a process that has ended, and waits for its parent to ask how: a zombie has no file open. */
const ENCERRADOS = new Set(['Z', 'X', 'x']);

/** The state of a process from Linux; null on other systems. */
function processo(pid: number): { estado: string; inicio: string } | null {
  const texto = lerTexto(`/proc/${pid}/stat`);
  if (texto === null) return null;
  // The second field is the program's name in brackets and may hold anything; the state comes after it, the beginning
  // is the 20th.
  const campos = texto.slice(texto.lastIndexOf(')') + 2).split(' ');
  return { estado: campos[0] ?? '', inicio: campos[19] ?? '' };
}

function lerTexto(arquivo: string): string | null {
  try {
    return fs.readFileSync(arquivo, 'utf8');
  } catch (erro) {
    if (temCodigo(erro, 'ENOENT') || temCodigo(erro, 'ESRCH')) return null;
    throw erro;
  }
}

const temCodigo = (erro: unknown, codigo: string): boolean =>
  typeof erro === 'object' && erro !== null && 'code' in erro && erro.code === codigo;
