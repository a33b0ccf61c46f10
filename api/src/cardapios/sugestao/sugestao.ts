import type { CriteriosDaSugestao, SugestaoDeCardapios } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { exigirPratoDaCategoria } from '../cardapios/linhas.js';
import { frasesDosConflitos } from './conflitos.js';
import { lerDadosDaSugestao } from './dados.js';
import { lerEstoqueDaUnidade } from './estoque-da-unidade.js';
import { figurasDosCardapios } from './figuras.js';
import type { BaseDasFrases } from './frases-da-vaga.js';
import { propor } from './proposta.js';
import { resolver } from './tentativas.js';

/**
 * Menus for some weeks of a stage that keep the rules at the lowest weighted cost, or why there are none (specification
 * 4.12). Nothing is saved. 422 for an unknown category, or a dish that stays and is of another one; 503 when too many
 * suggestions wait, or the time ended before any answer.
 */
export async function sugerirCardapios(
  banco: Banco,
  criterios: CriteriosDaSugestao,
  sinal: AbortSignal,
): Promise<SugestaoDeCardapios> {
  const dados = await lerDadosDaSugestao(banco, criterios);
  criterios.fixos.forEach(({ prato: { id } }, n) =>
    exigirPratoDaCategoria(dados.pratos.get(id), criterios.categoria.id, `fixos.${n}.prato.id`),
  );
  const estoque = await lerEstoqueDaUnidade(banco, criterios, dados);
  const dias = new Set(dados.semanas.flatMap((semana) => semana.dias));
  const doPeriodo = new Map([...dados.doCalendario].filter(([dia]) => dias.has(dia)));
  const hoje = doPeriodo.size > 0 ? figurasDosCardapios(dados, doPeriodo, estoque) : null;
  if (dias.size === 0) return { proposta: null, conflitos: [SEM_DIAS], hoje };
  const { montado, resposta } = await resolver(criterios, dados, estoque, sinal);
  const base: BaseDasFrases = { criterios, dados, montado, estoque };
  const { decisao } = resposta;
  if (decisao.tipo === 'SEM_RESPOSTA') throw new Recusa(503, SEM_RESPOSTA);
  if (decisao.tipo === 'INVIAVEL') return { proposta: null, conflitos: frasesDosConflitos(base, decisao), hoje };
  return { proposta: propor(base, resposta, decisao), conflitos: [], hoje };
}

const SEM_DIAS = 'Não há dias letivos no período. Escolha outra semana, ou confira o calendário escolar.';
const SEM_RESPOSTA =
  'O tempo acabou antes de uma resposta. Escolha um período menor, menos refeições, ou fixe alguns pratos.';
