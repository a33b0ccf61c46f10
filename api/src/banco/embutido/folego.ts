import fs from 'node:fs';
import path from 'node:path';

const MIB = 1024 * 1024;

/** The file is released and filled in steps of this size, and at least this much has to be free while one is left. */
export const PASSO = 4 * MIB;
/** Size of the file, in bytes. */
export const TAMANHO = 32 * MIB;

/** The disk as this file sees it. */
export interface Disco {
  /** Bytes free where the database is. */
  livres: () => number;
}

/**
 * A file beside the database that keeps some room of its disk. PostgreSQL writes also when it only reads: to open a
 * folder, for checkpoints, and for pages that a read marks. On a full disk this ends the process, or it hangs. Then the
 * file becomes shorter, and when there is room again it grows.
 */
export class Folego {
  readonly #arquivo: string;

  constructor(
    pasta: string,
    readonly disco: Disco = { livres: () => bytesLivres(pasta) },
  ) {
    this.#arquivo = `${pasta}.reserva`;
  }

  /**
   * Keeps `PASSO` bytes free, as long as the file lasts; fills the file when more than `sobra` bytes would stay free.
   * Returns whether PostgreSQL may write.
   */
  manter(sobra: number): boolean {
    const tamanho = this.#tamanho();
    if (this.disco.livres() < PASSO && tamanho > 0) fs.truncateSync(this.#arquivo, Math.max(0, tamanho - PASSO));
    else if (tamanho < TAMANHO && this.disco.livres() >= sobra + 2 * PASSO) this.#encher();
    return this.disco.livres() >= PASSO / 2;
  }

  /** Fills the file at once: a disk may be full in the first seconds. Returns like `manter`. */
  abastecer(sobra: number): boolean {
    for (let vez = 1; vez < TAMANHO / PASSO; vez += 1) this.manter(sobra);
    return this.manter(sobra);
  }

  #encher(): void {
    try {
      fs.appendFileSync(this.#arquivo, Buffer.alloc(PASSO), { mode: 0o600 });
    } catch (erro) {
      // Another program was faster.
      if (!(erro instanceof Error && 'code' in erro && erro.code === 'ENOSPC')) throw erro;
    }
  }

  #tamanho(): number {
    return fs.statSync(this.#arquivo, { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** Bytes free on the disk of a folder, which may not exist yet. */
function bytesLivres(pasta: string): number {
  const { bavail, bsize } = fs.statfsSync(path.dirname(pasta));
  return bavail * bsize;
}
