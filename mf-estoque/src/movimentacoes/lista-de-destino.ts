import type { MovimentacaoNova, ProdutoEstoque } from '@merenda/shared/contratos';
import { ehIlegivel, erroDoDigitado, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  fraseDoBloqueio,
  violacao,
  violacoesDaMovimentacao,
  type EscreverEmbalagens,
  type Violacao,
} from '@merenda/shared/regras';
import type { LoteEscolhido } from '../escolha/PrecisoDe.js';

/** A product on the target side. */
export interface Destinado {
  linha: ProdutoEstoque;
  /** Packages to move; null while the field is empty. */
  quantidade: NumeroDigitado;
  /** Only checked ones are sent, or given back. */
  marcado: boolean;
  /** The server's refusal for this row. */
  recusa?: string;
}

export type Acao =
  | { tipo: 'mover'; linhas: readonly ProdutoEstoque[] }
  | { tipo: 'escolher'; produto: number; escolhidos: readonly LoteEscolhido[] }
  | { tipo: 'devolver-marcados' }
  | { tipo: 'remover'; linha: number }
  | { tipo: 'marcar'; linhas: readonly number[]; sim: boolean }
  | { tipo: 'quantificar'; linha: number; quantidade: NumeroDigitado }
  | { tipo: 'recusar'; recusas: ReadonlyMap<number, string> }
  | { tipo: 'esvaziar' }
  | { tipo: 'retomar'; lista: readonly Destinado[] };

/** A lot that is empty or blocked stays where it is. */
export const podeMover = ({ quantidade, bloqueio }: Pick<ProdutoEstoque, 'quantidade' | 'bloqueio'>): boolean =>
  quantidade > 0 && bloqueio === null;

/** Why a lot cannot be put into the list; null when it can. */
export function recusaDoLote({ quantidade, bloqueio, produtoLote }: ProdutoEstoque, jaNaLista: boolean): string | null {
  if (jaNaLista) return 'Este lote já está na lista do destino.';
  if (bloqueio !== null) return fraseDoBloqueio(produtoLote.numero);
  return quantidade > 0 ? null : 'Este lote não tem saldo para movimentar.';
}

/** The target list of a movement. A product arrives checked, with all that its lot holds. */
export function listaDeDestino(lista: readonly Destinado[], acao: Acao): readonly Destinado[] {
  switch (acao.tipo) {
    case 'mover': {
      const presentes = new Set(lista.map(({ linha }) => linha.id));
      const novas = acao.linhas.filter((linha) => podeMover(linha) && !presentes.has(linha.id));
      return [...lista, ...novas.map((linha) => ({ linha, quantidade: linha.quantidade, marcado: true }))];
    }
    case 'escolher':
      return [
        ...lista.filter(({ linha }) => linha.produtoLote.produto.id !== acao.produto),
        ...acao.escolhidos.map((escolhido) => ({ ...escolhido, marcado: true })),
      ];
    case 'devolver-marcados':
      return lista.filter(({ marcado }) => !marcado);
    case 'remover':
      return lista.filter(({ linha }) => linha.id !== acao.linha);
    case 'marcar':
      return lista.map((um) => (acao.linhas.includes(um.linha.id) ? { ...um, marcado: acao.sim } : um));
    case 'quantificar':
      return lista.map(({ recusa, ...um }) => ({
        ...um,
        ...(um.linha.id === acao.linha ? { quantidade: acao.quantidade } : recusa !== undefined && { recusa }),
      }));
    case 'recusar':
      return lista.map((um) => ({ ...um, recusa: acao.recusas.get(um.linha.id) }));
    case 'esvaziar':
      return [];
    case 'retomar':
      return acao.lista;
  }
}

/** The message for the quantity of a target row; null when nothing is wrong, and while it is being typed. */
export function erroDe({ linha, quantidade, recusa }: Destinado, escrever?: EscreverEmbalagens): string | null {
  return recusa ?? erroDoDigitado(quantidade, (numero) => violacoesDaQuantidade(linha, numero, escrever));
}

const violacoesDaQuantidade = (
  linha: ProdutoEstoque,
  quantidade: number | null,
  escrever?: EscreverEmbalagens,
): Violacao[] =>
  quantidade === null
    ? violacao(true, 'quantidade', 'Informe a quantidade.')
    : violacoesDaMovimentacao(quantidade, linha.quantidade, escrever);

/** The sent body: the checked rows. Null while there is none, or one of them has an error. */
export function paraCorpo(lista: readonly Destinado[]): MovimentacaoNova | null {
  const marcados = lista.filter(({ marcado }) => marcado);
  const errado = ({ linha, quantidade }: Destinado) =>
    ehIlegivel(quantidade) || violacoesDaQuantidade(linha, quantidade).length > 0;
  if (marcados.length === 0 || marcados.some(errado)) return null;
  return marcados.map(({ linha, quantidade }) => ({
    produtoEstoque: { id: linha.id },
    quantidade: numeroLido(quantidade) ?? 0,
  }));
}
