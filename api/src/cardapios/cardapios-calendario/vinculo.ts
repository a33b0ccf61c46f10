import type { Lancamento, LancamentoNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { diasDaSemana } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import {
  cardapios,
  cardapioSemanalDias,
  cardapiosSemanais,
  lancamentos,
} from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { lancamentosPorId } from './consultas.js';
import { motivosDaFaixa, motivosDosDias, motivosPassados, perguntar } from './perguntas.js';

/**
 * Binds a menu to a day, or a weekly menu to Monday to Friday, at each unit, and returns the new launches; existing
 * ones do not change. 422 at `cardapio` for an unknown menu; 409 with an error at `confirmado` for each question to the
 * user; 409 when all launches already exist or a unit is deactivated.
 */
export function vincularCardapio(contexto: Contexto, novo: LancamentoNovo): Promise<Lancamento[]> {
  const unidadeIds = [...new Set(novo.unidadesEducacionais.map(({ unidade }) => unidade.id))];
  return emTransacao(contexto, async (tx) => {
    const dias = novo.tipo === 'SEMANAL' ? await diasDoSemanal(tx, novo) : await diaDoCardapio(tx, novo);
    await exigirUnidadesAtivas(tx, unidadeIds);
    if (!novo.confirmado) {
      const datas = [...new Set(dias.map(({ data }) => data))];
      perguntar([
        ...motivosPassados(novo),
        ...(await motivosDosDias(tx, datas, unidadeIds)),
        ...(await motivosDaFaixa(
          tx,
          dias.map(({ cardapioId }) => cardapioId),
          unidadeIds,
        )),
      ]);
    }
    const linhas = unidadeIds.flatMap((unidadeEducacionalId) =>
      dias.map((dia) => ({ ...dia, unidadeEducacionalId, tipo: novo.tipo })),
    );
    const feitos = await tx.insert(lancamentos).values(linhas).onConflictDoNothing().returning({ id: lancamentos.id });
    if (feitos.length === 0)
      throw conflito(`Este cardápio já está vinculado em ${formatarData(novo.data)} às unidades escolhidas.`);
    const criados = await lancamentosPorId(
      tx,
      feitos.map(({ id }) => id),
    );
    await auditar(tx, { entidade: 'cardapios-calendario', id: null, acao: 'VINCULAR', depois: criados });
    return criados;
  });
}

interface Dia {
  data: string;
  cardapioId: number;
  cardapioSemanalId: number | null;
}

async function diaDoCardapio(tx: Transacao, { cardapio, data }: LancamentoNovo): Promise<Dia[]> {
  await exigirCardapio(tx, cardapio.id);
  return [{ data, cardapioId: cardapio.id, cardapioSemanalId: null }];
}

/** Locks a menu against deletion until the end of the transaction. 422 at `cardapio` when there is none. */
export async function exigirCardapio(tx: Transacao, id: number): Promise<void> {
  const [achado] = await tx.select({ id: cardapios.id }).from(cardapios).where(eq(cardapios.id, id)).for('share');
  if (!achado) throw invalido([{ campo: 'cardapio', mensagem: 'Cardápio não encontrado.' }]);
}

async function diasDoSemanal(tx: Transacao, { cardapio, data }: LancamentoNovo): Promise<Dia[]> {
  const linhas = await travarDiasDoSemanal(tx, cardapio.id);
  if (!linhas) throw invalido([{ campo: 'cardapio', mensagem: 'Cardápio semanal não encontrado.' }]);
  return naSemana(linhas, data);
}

type LinhaDoSemanal = typeof cardapioSemanalDias.$inferSelect;

/** Locks a weekly menu against changes until the end of the transaction; null when there is none. */
export async function travarDiasDoSemanal(tx: Transacao, id: number): Promise<LinhaDoSemanal[] | null> {
  const [achado] = await tx
    .select({ id: cardapiosSemanais.id })
    .from(cardapiosSemanais)
    .where(eq(cardapiosSemanais.id, id))
    .for('share');
  return achado ? tx.select().from(cardapioSemanalDias).where(eq(cardapioSemanalDias.cardapioSemanalId, id)) : null;
}

/** The menus of a weekly menu on the days of the week of `data`. */
export const naSemana = (linhas: readonly LinhaDoSemanal[], data: string): Dia[] =>
  diasDaSemana(data).flatMap(({ dia, data: doDia }) =>
    linhas
      .filter(({ diaSemana }) => diaSemana === dia)
      .map(({ cardapioId, cardapioSemanalId }) => ({ data: doDia, cardapioId, cardapioSemanalId })),
  );
