import type { BuscaNecessidades, Necessidades } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { distribuirEmContratos, faltasPorJanela } from '@merenda/shared/regras';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesAtivas } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { barraFamiliar } from '../recursos-pnae/base.js';
import { exigirInicio } from './inicio.js';
import { ofertasDosItens, ultimasSolicitacoes, valoresDisponiveis } from './ofertas.js';
import { candidatosPorItem, type Falta, montarRascunhos } from './rascunhos.js';
import { montarSemCobertura } from './sem-cobertura.js';
import { citar, linhaDe, porUnidadeEItem, simular } from './simulacao.js';

/**
 * From the calendar to the purchase (specification 4, 4.3): what the units need in a period, what they have and expect,
 * what is missing, and the requests that would cover it. One computation for screen, print and export. 403 for a unit
 * that is not the user's, 422 at `de` for a period that begins before today.
 */
export async function calcularNecessidades(contexto: Contexto, busca: BuscaNecessidades): Promise<Necessidades> {
  const { banco } = contexto;
  const { de, ordem = 'FAMILIAR', unidades: pedidas } = busca;
  exigirInicio(de);
  if (pedidas) await exigirUnidadesEducacionais(contexto, pedidas);
  const unidades = unidadesAtivas(contexto, pedidas);
  const { simuladas, produtos, porId, semAlunos, itens } = await simular(contexto, unidades, busca);
  const ofertas = await ofertasDosItens(banco, itens);
  const faltas = simuladas.flatMap(({ necessidade, dias }) =>
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
  const { pedidos, semCobertura } = distribuirEmContratos(faltas, candidatosPorItem(faltas, ofertas), valores, {
    familiarPrimeiro,
  });
  const ultimas = await ultimasSolicitacoes(banco, unidades, [...new Set(ofertas.map(({ propostaId }) => propostaId))]);
  return {
    linhas: simuladas
      .filter(({ dias }) => dias.length > 0)
      .map(({ necessidade, dias }) => linhaDe(necessidade, dias))
      .sort(porUnidadeEItem),
    rascunhos: montarRascunhos(pedidos, ultimas),
    semCobertura: montarSemCobertura(semCobertura, produtos),
    semAlunos: semAlunos.flatMap(({ unidade, dias, ...vazio }) => {
      const doPeriodo = dias.filter((dia) => dia >= de).map(formatarData);
      const doUsuario = porId.get(unidade);
      return doUsuario && doPeriodo.length > 0 ? [{ ...vazio, unidade: citar(doUsuario), dias: doPeriodo }] : [];
    }),
  };
}
