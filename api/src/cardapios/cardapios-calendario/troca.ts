import type { Lancamento, LancamentoEdicao } from '@merenda/shared/contratos';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentos, substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { recusarComRefeicoes, recusarUnidades, travarAlvos, type Alvos } from './alvos.js';
import { lancamentosPorId } from './consultas.js';
import { motivosDaFaixa, perguntar } from './perguntas.js';
import { exigirCardapio } from './vinculo.js';

export const JA_VINCULADO = 'Este cardápio já está vinculado à unidade neste dia.';

/**
 * Serves another menu on a launch's day, also at the other named units: at all or at none. Substitutions end, and a day
 * of a weekly menu no longer belongs to it. 404; 409 when it was changed meanwhile, has meals, or the day already has
 * the menu, naming the units when there are several, or a unit is deactivated; 409 with an error at `confirmado` for each question to the user.
 */
export function trocarCardapio(
  contexto: Contexto,
  id: number,
  edicao: Recebida<LancamentoEdicao>,
): Promise<Lancamento> {
  const outras = edicao.unidadesEducacionais?.map(({ unidade }) => unidade.id) ?? [];
  return emTransacao(contexto, async (tx) => {
    const alvos = await travarAlvos(tx, contexto.usuario, id, outras, { ativas: true });
    const { principal, linhas, unidadeIds } = alvos;
    exigirVersao(principal, edicao.versao, 'O calendário foi alterado');
    await recusarComRefeicoes(tx, alvos);
    const cardapioId = edicao.cardapio.id;
    if (cardapioId === principal.cardapioId)
      throw invalido([{ campo: 'cardapio', mensagem: 'Escolha um cardápio diferente do atual.' }]);
    await exigirCardapio(tx, cardapioId);
    await recusarJaVinculado(tx, alvos, cardapioId);
    if (!edicao.confirmado) perguntar(await motivosDaFaixa(tx, [cardapioId], unidadeIds));
    const ids = linhas.map((linha) => linha.id);
    const depois = await trocarLancamentos(tx, ids, cardapioId);
    const trocado = depois.get(id);
    if (!trocado) throw new Error('the locked launch is gone');
    return trocado;
  });
}

/**
 * Gives locked launches another menu: their substitutions end, and a day of a weekly menu no longer belongs to it. 409
 * when a day already has the menu. The launches after it, by their ids.
 */
export async function trocarLancamentos(
  tx: Transacao,
  ids: readonly number[],
  cardapioId: number,
): Promise<Map<number, Lancamento>> {
  const antes = await lancamentosPorId(tx, ids);
  await tx.delete(substituicoes).where(inArray(substituicoes.lancamentoId, [...ids]));
  await unico(
    tx
      .update(lancamentos)
      .set({ cardapioId, tipo: 'DIARIO', cardapioSemanalId: null, versao: sql`${lancamentos.versao} + 1` })
      .where(inArray(lancamentos.id, [...ids])),
    'lancamentos_unico',
    'cardapio',
    JA_VINCULADO,
  );
  const depois = new Map((await lancamentosPorId(tx, ids)).map((lancamento) => [lancamento.id, lancamento]));
  for (const lancamento of antes)
    await auditar(tx, {
      entidade: 'cardapios-calendario',
      id: lancamento.id,
      acao: 'TROCAR',
      antes: lancamento,
      depois: depois.get(lancamento.id),
    });
  return depois;
}

async function recusarJaVinculado(tx: Transacao, { principal, unidadeIds }: Alvos, cardapioId: number): Promise<void> {
  const iguais = await tx
    .select({ unidade: lancamentos.unidadeEducacionalId })
    .from(lancamentos)
    .where(
      and(
        eq(lancamentos.data, principal.data),
        eq(lancamentos.cardapioId, cardapioId),
        inArray(lancamentos.unidadeEducacionalId, unidadeIds),
      ),
    );
  await recusarUnidades(tx, unidadeIds, new Map(iguais.map(({ unidade }) => [unidade, JA_VINCULADO])), 'cardapio');
}
