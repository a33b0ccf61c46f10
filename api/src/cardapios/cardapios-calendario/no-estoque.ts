import { conteudoDaEmbalagem, type Decimal, somar, unidadeDoTotal, vencido } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';
import { linhasParaRefeicao, servePara, type AlimentoDaRefeicao, type LinhaParaRefeicao } from '../refeicoes/plano.js';

/** A food, and the unit of one student's quantity. */
type AlimentoNoEstoque = Pick<AlimentoDoPrato, 'alimento' | 'unidadePre'>;

/** What a stock has of foods on a day ('YYYY-MM-DD'). */
interface NoEstoque {
  /** In the unit of the food's total (kg, L or un). */
  conteudo: (alimento: AlimentoNoEstoque, dia: string) => Decimal;
  /** The product of the lot that leaves first. */
  primeiro: (alimento: AlimentoNoEstoque, dia: string) => LinhaParaRefeicao['produto'] | undefined;
}

/**
 * What the unit's lots hold of these foods: lots that are expired on the day or blocked do not count, as the execution
 * does not take from them.
 */
export async function conteudoNoEstoque(
  banco: Banco,
  unidadeId: number,
  alimentos: readonly AlimentoNoEstoque[],
): Promise<NoEstoque> {
  const linhas = await linhasParaRefeicao(banco, unidadeId, alimentos.map(paraARefeicao));
  const doAlimento = (alimento: AlimentoNoEstoque, dia: string) => {
    const necessario = paraARefeicao(alimento);
    return linhas.filter((linha) => !vencido(linha.lote.dataValidade, dia) && servePara(linha, necessario));
  };
  return {
    conteudo: (alimento, dia) =>
      somar(
        doAlimento(alimento, dia).map(({ produto, quantidade }) =>
          conteudoDaEmbalagem(produto, unidadeDoTotal(alimento.unidadePre)).times(quantidade),
        ),
      ),
    primeiro: (alimento, dia) =>
      doAlimento(alimento, dia).sort((uma, outra) => uma.lote.dataValidade.localeCompare(outra.lote.dataValidade))[0]
        ?.produto,
  };
}

const paraARefeicao = ({ alimento, unidadePre }: AlimentoNoEstoque): AlimentoDaRefeicao => ({
  alimento,
  unidadeMedida: unidadeDoTotal(unidadePre),
});
