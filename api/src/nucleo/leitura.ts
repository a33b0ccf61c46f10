import { AsyncLocalStorage } from 'node:async_hooks';

/** What the answer of one request depends on. It is noted while the request is served. */
export class Leitura {
  /** Tables that the session and the checks before the handler read. */
  readonly daSessao = new Set<string>();
  /** Tables that the handler read. */
  readonly daResposta = new Set<string>();
  /** Whether the handler looked at the user. If not, every user who passes the checks gets the same answer. */
  doUsuario = false;
  /** Whether the answer depends on something else than the database and the day: the instant, another service. */
  deFora = false;
  private noHandler = false;

  /** From here on the handler runs: the session and the permission are checked. */
  comecarResposta(): void {
    this.noHandler = true;
  }

  anotarTabelas(nomes: readonly string[]): void {
    const destino = this.noHandler ? this.daResposta : this.daSessao;
    for (const nome of nomes) destino.add(nome);
  }

  anotarUsuario(): void {
    if (this.noHandler) this.doUsuario = true;
  }

  anotarDeFora(): void {
    if (this.noHandler) this.deFora = true;
  }
}

const atual = new AsyncLocalStorage<Leitura>();

/** Runs `fazer`; what it reads, and what it starts reads, is noted in `leitura`. */
export function anotandoEm<T>(leitura: Leitura, fazer: () => T): T {
  return atual.run(leitura, fazer);
}

/** The notes of the request that is being served; undefined where nothing is noted. */
export function leituraAtual(): Leitura | undefined {
  return atual.getStore();
}
