import type { QueryKey } from '@tanstack/react-query';

/** A write that waits, as it is kept. */
export interface ItemDaFila {
  /** Its `Idempotency-Key`, and its name in the queue. */
  chave: string;
  /** Id of the user who made it; no other user sees or sends it. */
  usuario: number;
  ordem: number;
  /** When it was made (ms). */
  criadaEm: number;
  /** Entry of the table of calls: 'POST /refeicoes'. */
  rota: string;
  caminho?: Record<string, string | number | undefined>;
  busca?: Record<string, string | number | undefined>;
  corpo: unknown;
  /** What it does, for the user: 'Executar o almoço de 25/11'. */
  descricao: string;
  /** Writes of one group wait for each other: one that was refused holds those that were made after it. */
  grupo?: string;
  /** Families of queries that are read again when it is done. */
  renova?: readonly QueryKey[];
  situacao: 'a-enviar' | 'conflito';
  /** Of a conflict: the server's words. */
  motivo?: string;
  /** When it was first sent without an answer (ms): it may have been done. */
  tentadaEm?: number;
}

/** Where the writes of the current user are kept. `listar` returns them in order. */
export interface GuardaDaFila {
  listar: () => Promise<ItemDaFila[]>;
  gravar: (item: ItemDaFila) => Promise<void>;
  apagar: (item: ItemDaFila) => Promise<void>;
}

/** How the server took a write. */
export type Entrega =
  | { como: 'feita'; resposta: unknown }
  | { como: 'recusada'; motivo: string; erro: unknown }
  /** No answer, or not now: it is sent again. */
  | { como: 'adiada' }
  /** No user is logged in, or another one. */
  | { como: 'sem-sessao' };

interface Meios {
  guarda: GuardaDaFila;
  entregar: (item: ItemDaFila) => Promise<Entrega>;
  /** Only one sender works at a time, among all tabs. */
  emSerie: <T>(fazer: () => Promise<T>) => Promise<T>;
  agora: () => number;
  /** Something in the queue has changed. */
  aoMudar: () => void;
  /** A write is done, or is refused. */
  aoDecidir: (item: ItemDaFila, entrega: Entrega) => void;
}

/** The server keeps the answer of a key for two days; afterwards the same key would be done again (ms). */
export const VALIDADE_DA_CHAVE = 47 * 60 * 60_000;

export const NAO_SE_SABE =
  'Não sabemos se este registro chegou ao servidor, e já passou tempo demais para conferir automaticamente. Confira se ele já está gravado antes de tentar de novo.';

/** What became of a write for the screen that made it. */
export type Desfecho<R> = { enviada: true; resposta: R } | { enviada: false };

/** The queue of writes: keeps each one before it is sent, and sends them in order. */
export function criarFila({ guarda, entregar, emSerie, agora, aoMudar, aoDecidir }: Meios) {
  /** Writes whose screen waits for the answer. */
  const esperadas = new Map<string, Entrega | null>();

  /** Keeps a write at the end of the queue. */
  async function acrescentar(item: Omit<ItemDaFila, 'ordem' | 'criadaEm' | 'situacao'>): Promise<void> {
    const ordem = ((await guarda.listar()).at(-1)?.ordem ?? 0) + 1;
    await guarda.gravar({ ...item, ordem, criadaEm: agora(), situacao: 'a-enviar' });
    aoMudar();
  }

  /**
   * Sends what waits, in order. It stops where the server gives no answer.
   * @returns whether nothing is left that could be sent
   */
  const enviar = (): Promise<boolean> =>
    emSerie(async () => {
      const presos = new Set<string>();
      for (const item of await guarda.listar()) {
        const preso = item.grupo !== undefined && presos.has(item.grupo);
        if (item.situacao === 'conflito' && item.grupo !== undefined) presos.add(item.grupo);
        if (item.situacao === 'conflito' || preso) continue;
        const entrega = await tentar(item);
        if (entrega.como === 'recusada' && item.grupo !== undefined) presos.add(item.grupo);
        if (entrega.como === 'adiada' || entrega.como === 'sem-sessao') return false;
      }
      return true;
    });

  async function tentar(item: ItemDaFila): Promise<Entrega> {
    const { tentadaEm } = item;
    if (tentadaEm !== undefined && agora() - tentadaEm > VALIDADE_DA_CHAVE) {
      const entrega: Entrega = { como: 'recusada', motivo: NAO_SE_SABE, erro: null };
      await guarda.gravar({ ...item, tentadaEm: undefined, situacao: 'conflito', motivo: NAO_SE_SABE });
      decidir(item, entrega);
      return entrega;
    }
    // Before it is sent: the page may end before the answer.
    if (tentadaEm === undefined) await guarda.gravar({ ...item, tentadaEm: agora() });
    const entrega = await entregar(item);
    if (entrega.como === 'feita' || (entrega.como === 'recusada' && esperadas.has(item.chave)))
      await guarda.apagar(item);
    else if (entrega.como === 'recusada')
      await guarda.gravar({ ...item, tentadaEm: undefined, situacao: 'conflito', motivo: entrega.motivo });
    // It did not leave the phone.
    else if (entrega.como === 'sem-sessao' && tentadaEm === undefined) await guarda.gravar(item);
    if (entrega.como === 'feita' || entrega.como === 'recusada') decidir(item, entrega);
    return entrega;
  }

  function decidir(item: ItemDaFila, entrega: Entrega): void {
    if (esperadas.has(item.chave)) esperadas.set(item.chave, entrega);
    else aoDecidir(item, entrega);
    aoMudar();
  }

  /**
   * Keeps a write and sends it at once if it can be.
   * @throws the refusal of the server: the write is then not kept, because its screen is open and shows it
   */
  async function enviarOuGuardar(
    item: Omit<ItemDaFila, 'ordem' | 'criadaEm' | 'situacao'>,
    haRede: boolean,
  ): Promise<Desfecho<unknown>> {
    if (haRede) esperadas.set(item.chave, null);
    try {
      await acrescentar(item);
      if (!haRede) return { enviada: false };
      await enviar();
      const entrega = esperadas.get(item.chave);
      if (entrega?.como === 'recusada') throw entrega.erro;
      return entrega?.como === 'feita' ? { enviada: true, resposta: entrega.resposta } : { enviada: false };
    } finally {
      esperadas.delete(item.chave);
    }
  }

  /** A write that was refused waits again; it keeps its key, under which nothing was done. */
  const tentarDeNovo = (chave: string): Promise<void> =>
    emSerie(async () => {
      const item = (await guarda.listar()).find((um) => um.chave === chave);
      if (item?.situacao !== 'conflito') return;
      await guarda.gravar({ ...item, situacao: 'a-enviar', motivo: undefined });
      aoMudar();
    });

  /** Gives writes up. One that is being sent is not. */
  const descartar = (chaves: readonly string[]): Promise<void> =>
    emSerie(async () => {
      for (const item of await guarda.listar()) if (chaves.includes(item.chave)) await guarda.apagar(item);
      aoMudar();
    });

  return { enviar, enviarOuGuardar, tentarDeNovo, descartar };
}
