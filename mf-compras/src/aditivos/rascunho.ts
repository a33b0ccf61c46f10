import type { Aditivo, AditivoEdicao, ItemComSaldo, TipoAditivo } from '@merenda/shared/contratos';
import { nomeComum, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  contarEmbalagens,
  linhasDoAviso,
  somar,
  valorItem,
  violacoesDoValorAditado,
  type Decimal,
  type Violacao,
} from '@merenda/shared/regras';

/** An item while it is typed: the contract's item and how much is added. */
export interface ItemDigitado {
  itemProposta?: number;
  quantidade?: NumeroDigitado;
}

/** The values of the form. */
export interface RascunhoAditivo {
  aditivoTipo: TipoAditivo;
  observacao: string;
  novaVigencia?: string | null;
  itensAditivados?: ItemDigitado[];
}

/** R$ of an item at the contract's price; zero while it is not filled, or not readable. */
export const valorDigitado = (
  { itemProposta, quantidade }: ItemDigitado,
  contratados: readonly ItemComSaldo[],
): Decimal =>
  valorItem({
    quantidade: numeroLido(quantidade) ?? 0,
    precoUnidade: contratados.find(({ id }) => id === itemProposta)?.precoUnidade ?? 0,
  });

/** R$ of the addendum. */
export const totalDigitado = (itens: readonly ItemDigitado[] = [], contratados: readonly ItemComSaldo[]): Decimal =>
  somar(itens.map((item) => valorDigitado(item, contratados)));

/** What the addendum adds to each item, for its 'Aviso': 'Arroz: mais 4 pacotes (1,6 kg).' */
export const linhasDoAditivo = (
  { aditivoTipo, itensAditivados = [] }: RascunhoAditivo,
  contratados: readonly ItemComSaldo[],
  embalagem: (codigo: string) => string,
): readonly string[] =>
  linhasDoAviso(
    itensAditivados.flatMap(({ itemProposta, quantidade }) => {
      const produto = contratados.find(({ id }) => id === itemProposta)?.produto;
      const mais = numeroLido(quantidade ?? null);
      if (aditivoTipo === 'PRAZO' || !produto || !mais) return [];
      return `${nomeComum(produto.nome)}: mais ${contarEmbalagens(mais, produto, embalagem(produto.unidadeProduto))}.`;
    }),
  );

/** The addendum keeps the cap of 25% with the others (not `proprio` itself). */
export function violacoesDoTeto(
  total: Decimal,
  valorAquisicao: number,
  aditivos: readonly Aditivo[],
  proprio?: number,
): Violacao[] {
  const outros = aditivos.flatMap(({ id, valor }) => (id === proprio || valor === null ? [] : valor));
  return violacoesDoValorAditado(valorAquisicao, outros, total);
}

/** The sent body, with the totals that the server checks. */
export function paraCorpo(
  { aditivoTipo, observacao, novaVigencia, itensAditivados = [] }: RascunhoAditivo,
  contratados: readonly ItemComSaldo[],
): Omit<AditivoEdicao, 'versao'> {
  if (aditivoTipo === 'PRAZO') return { aditivoTipo, observacao, novaVigencia };
  return {
    aditivoTipo,
    observacao,
    valor: totalDigitado(itensAditivados, contratados).toNumber(),
    itensAditivados: itensAditivados.flatMap((item) => {
      const contratado = contratados.find(({ id }) => id === item.itemProposta);
      if (!contratado) return [];
      const { produto, propostaVencedora, precoUnidade } = contratado;
      return [
        {
          produto: { id: produto.id },
          propostaVencedora: { id: propostaVencedora.id },
          quantidade: numeroLido(item.quantidade) ?? 0,
          precoUnidade,
          valorItem: valorDigitado(item, contratados).toNumber(),
        },
      ];
    }),
  };
}

/** A record as the form edits it. */
export const deAditivo = (
  { aditivoTipo, observacao, novaVigencia, itensAditivados }: Aditivo,
  contratados: readonly ItemComSaldo[],
): RascunhoAditivo => ({
  aditivoTipo,
  observacao,
  novaVigencia,
  itensAditivados: itensAditivados.map(({ produto, propostaVencedora, quantidade }) => ({
    itemProposta: contratados.find(
      (item) => item.produto.id === produto.id && item.propostaVencedora.id === propostaVencedora.id,
    )?.id,
    quantidade,
  })),
});
