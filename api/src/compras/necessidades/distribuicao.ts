import type { BuscaNecessidades } from '@merenda/shared/contratos';
import { distribuirEmContratos, faltasPorJanela } from '@merenda/shared/regras';
import type { SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { hoje } from '../../nucleo/relogio.js';
import { barraFamiliar } from '../recursos-pnae/base.js';
import { ofertasDosItens, valoresDisponiveis } from './ofertas.js';
import { candidatosPorItem, type Falta } from './rascunhos.js';
import { simular } from './simulacao.js';

/** What these units lack in a period, given to the contracts that are in force. */
export async function distribuirFaltas(
  { banco }: Pick<Contexto, 'banco'>,
  unidades: (coluna: SQL) => SQL,
  busca: Pick<BuscaNecessidades, 'de' | 'ate' | 'alunos' | 'ordem'>,
) {
  const { de, ordem = 'FAMILIAR' } = busca;
  const simulacao = await simular({ banco }, unidades, busca);
  const ofertas = await ofertasDosItens(banco, simulacao.itens);
  const faltas = simulacao.simuladas.flatMap(({ necessidade, dias }) =>
    faltasPorJanela(dias, { inicio: de, perecivel: necessidade.perecivel }).map(({ janela, falta }): Falta => ({
      unidade: necessidade.unidade,
      item: necessidade.item,
      janela,
      falta,
      necessidade,
    })),
  );
  const valores = await valoresDisponiveis(banco, [...new Set(ofertas.map(({ aquisicao }) => aquisicao.id))]);
  // Family farming comes first while its share is under the goal, as the panel has it before the first line.
  const familiarPrimeiro =
    ordem === 'FAMILIAR' && (await barraFamiliar(banco, Number(hoje().slice(0, 4)))).atende !== true;
  return {
    ...simulacao,
    ofertas,
    ...distribuirEmContratos(faltas, candidatosPorItem(faltas, ofertas), valores, { familiarPrimeiro }),
  };
}
