/** The states in which an action is possible, and its new state; without `para` the state does not change. */
interface Transicao<E extends string> {
  de: readonly E[];
  para?: E;
  /** 'editar a aquisição': completes 'Não é possível …'. */
  frase: string;
}

/**
 * The life of an entity as a table: which action is possible in which state. Screens disable actions by it, the server
 * refuses them by it.
 */
export class Maquina<E extends string, A extends string> {
  constructor(
    private readonly rotulos: Readonly<Record<E, string>>,
    private readonly acoes: Readonly<Record<A, Transicao<E>>>,
  ) {}

  pode(acao: A, estado: E): boolean {
    return this.acoes[acao].de.includes(estado);
  }

  /** Null when the action is possible, otherwise a message that names the state. */
  recusa(acao: A, estado: E): string | null {
    return this.pode(acao, estado)
      ? null
      : `Não é possível ${this.acoes[acao].frase}: a situação é "${this.rotulos[estado]}".`;
  }

  /** State after the action; the same one for an action that does not change it. Call `recusa` first. */
  depois(acao: A, estado: E): E {
    return this.acoes[acao].para ?? estado;
  }
}
