import type { BuscaNecessidades, Necessidades } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesAtivas } from '../../cadastros/index.js';
import { distribuirFaltas } from './distribuicao.js';
import { exigirInicio } from './inicio.js';
import { ultimasSolicitacoes } from './ofertas.js';
import { montarRascunhos } from './rascunhos.js';
import { montarSemCobertura } from './sem-cobertura.js';
import { citar, linhaDe, porUnidadeEItem } from './simulacao.js';

/**
 * From the calendar to the purchase (specification 4, 4.3): what the units need in a period, what they have and expect,
 * what is missing, and the requests that would cover it. One computation for screen, print and export. 403 for a unit
 * that is not the user's, 422 at `de` for a period that begins before today.
 */
export async function calcularNecessidades(contexto: Contexto, busca: BuscaNecessidades): Promise<Necessidades> {
  const { banco } = contexto;
  const { de, unidades: pedidas } = busca;
  exigirInicio(de);
  if (pedidas) await exigirUnidadesEducacionais(contexto, pedidas);
  const unidades = unidadesAtivas(contexto, pedidas);
  const { simuladas, produtos, porId, semAlunos, ofertas, pedidos, semCobertura } = await distribuirFaltas(
    contexto,
    unidades,
    busca,
  );
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
