import { conteudoDaEmbalagem, type Decimal, somar, unidadeDoTotal, vencido } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { linhasParaRefeicao, servePara, type AlimentoDaRefeicao } from '../refeicoes/plano.js';
import type { AlimentoDoPrato } from '../refeicoes/usos.js';

/** What a stock has of a food, in the unit of its total (kg, L or un). */
export type ConteudoDe = (alimento: AlimentoDoPrato) => Decimal;

/**
 * What the unit's lots hold of these foods: lots that are expired on `dia` ('YYYY-MM-DD') or blocked do not count, as
 * the execution does not take from them.
 */
export async function conteudoNoEstoque(
  banco: Banco,
  unidadeId: number,
  alimentos: readonly AlimentoDoPrato[],
  dia: string,
): Promise<ConteudoDe> {
  const linhas = await linhasParaRefeicao(banco, unidadeId, alimentos.map(paraARefeicao));
  const validas = linhas.filter(({ lote }) => !vencido(lote.dataValidade, dia));
  return (alimento) => {
    const necessario = paraARefeicao(alimento);
    return somar(
      validas
        .filter((linha) => servePara(linha, necessario))
        .map(({ produto, quantidade }) => conteudoDaEmbalagem(produto, necessario.unidadeMedida).times(quantidade)),
    );
  };
}

const paraARefeicao = ({ alimento, unidadePre }: AlimentoDoPrato): AlimentoDaRefeicao => ({
  alimento,
  unidadeMedida: unidadeDoTotal(unidadePre),
});
