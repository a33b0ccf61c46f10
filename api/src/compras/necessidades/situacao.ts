import type { BuscaSituacao, SituacaoDoItem } from '@merenda/shared/contratos';
import {
  arredondar,
  chaveDoItem,
  conteudoDaEmbalagem,
  recusaConversao,
  somar,
  somarDias,
  unidadeDoTotal,
  vencido,
} from '@merenda/shared/regras';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesAtivas } from '../../cadastros/index.js';
import type { Embalagens } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { linhaDe, simular } from './simulacao.js';

/** Days for which a request by hand shows what is needed. */
const DIAS_DO_PEDIDO = 30;

/**
 * The stock of these items in a unit, the quantities on their way, and the need of the next 30 days, by the enrolments:
 * beside each product of a request. 403 for a unit that is not the user's.
 */
export async function situacaoDosItens(
  contexto: Contexto,
  { unidade, itens: pedidos }: BuscaSituacao,
): Promise<SituacaoDoItem[]> {
  await exigirUnidadesEducacionais(contexto, [unidade]);
  const de = hoje();
  const periodo = { de, ate: somarDias(de, DIAS_DO_PEDIDO - 1) };
  const { simuladas, produtos, embalagens } = await simular(
    contexto,
    unidadesAtivas(contexto, [unidade]),
    periodo,
    pedidos,
  );
  const medidas = new Map(
    produtos.map(({ produto }) => {
      const unidadeMedida = unidadeDoTotal(produto.unidadeMedida);
      return [chaveDoItem(produto.item.id, unidadeMedida), { item: produto.item.id, unidadeMedida }];
    }),
  );
  return [...medidas]
    .filter(([, { item }]) => pedidos.includes(item))
    .map(([chave, { item, unidadeMedida }]): SituacaoDoItem => {
      const doItem = embalagens.filter(
        (uma) => uma.itemId === item && !recusaConversao(uma.unidadeMedida, unidadeMedida),
      );
      const soma = (quais: readonly Embalagens[]) =>
        arredondar(
          somar(quais.map((uma) => conteudoDaEmbalagem(uma, unidadeMedida).times(uma.quantidade))),
          3,
        ).toNumber();
      const simulada = simuladas.find(({ necessidade }) => necessidade.item.chave === chave);
      const { necessidade, falta } = simulada
        ? linhaDe(simulada.necessidade, simulada.dias)
        : { necessidade: 0, falta: 0 };
      return {
        item,
        unidadeMedida,
        emEstoque: soma(doItem.filter((uma) => !uma.aReceber && !vencido(uma.dataValidade ?? de, de))),
        aCaminho: soma(doItem.filter((uma) => uma.aReceber)),
        necessidade,
        falta,
      };
    });
}
