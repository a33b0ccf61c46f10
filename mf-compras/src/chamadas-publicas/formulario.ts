import type { ChamadaPublica, ChamadaPublicaNova } from '@merenda/shared/contratos';

type ItemNovo = ChamadaPublicaNova['itens'][number];
type CotacaoNova = ItemNovo['cotacoes'][number];

/** An item while it is typed: what is required may be missing until the form is sent. */
type ItemDigitado = Partial<Omit<ItemNovo, 'produto' | 'cotacoes'>> & {
  produto?: number;
  cotacoes: Partial<CotacaoNova>[];
};

/** The form's values: those of the body, with the ids of what is chosen. */
export interface ChamadaNoFormulario extends Omit<ChamadaPublicaNova, 'unidadeEducacional' | 'itens'> {
  unidadeEducacional: number;
  itens: ItemDigitado[];
}

export const paraCorpo = ({ unidadeEducacional, itens, ...cabecalho }: ChamadaNoFormulario): ChamadaPublicaNova => ({
  ...cabecalho,
  unidadeEducacional: { id: unidadeEducacional },
  itens: itens.map(({ produto, quantidade, entrega, frete, embalagem, encargos, cotacoes }) => ({
    produto: { id: produto ?? 0 },
    quantidade: quantidade ?? 0,
    entrega: entrega ?? '',
    frete: frete ?? 0,
    embalagem: embalagem ?? 0,
    encargos: encargos ?? 0,
    cotacoes: cotacoes.map(({ fonte, data, valor }) => ({ fonte: fonte ?? '', data: data ?? '', valor: valor ?? 0 })),
  })),
});

export const paraFormulario = (chamada: ChamadaPublica): ChamadaNoFormulario => {
  const { unidadeEducacional, numero, ano, objeto, dataAbertura, prazo, limitePorCaf, itens } = chamada;
  return {
    unidadeEducacional: unidadeEducacional.id,
    numero,
    ano,
    objeto,
    dataAbertura,
    prazo,
    limitePorCaf,
    itens: itens.map(({ produto, quantidade, entrega, frete, embalagem, encargos, cotacoes }) => ({
      produto: produto.id,
      quantidade,
      entrega,
      frete,
      embalagem,
      encargos,
      cotacoes,
    })),
  };
};

/** An item without a price research: its three quotes are still to be typed. */
export const novoItem = (): ItemDigitado => ({ frete: 0, embalagem: 0, encargos: 0, cotacoes: [{}, {}, {}] });
