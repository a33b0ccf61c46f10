import type { Lancamento, LancamentoEdicao, LancamentoNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { diasDaSemana } from '@merenda/shared/regras';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { cardapios, cardapioSemanalDias, cardapiosSemanais, lancamentos, substituicoes } from '../../banco/esquema/cardapios.js';
import { refeicoes } from '../../banco/esquema/refeicoes.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../plugins/erros.js';
import type { Contexto } from '../../plugins/sessao.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { motivosDaFaixa, motivosDosDias, perguntar } from './perguntas.js';
import { lancamentosPorId, travarLancamento, type LinhaDeLancamento } from './repositorio.js';

const ENTIDADE = 'cardapios-calendario';

/**
 * Binds a menu to a day, or a weekly menu to Monday to Friday, at each unit, and answers what was made; what was there already stays as it is.
 * 422 at `cardapio` for an unknown menu; 409 with an error at `confirmado` for what has to be asked; 409 when all of it was there already.
 */
export function vincularCardapio(contexto: Contexto, novo: LancamentoNovo): Promise<Lancamento[]> {
  const unidadeIds = [...new Set(novo.unidadesEducacionais.map(({ unidade }) => unidade.id))];
  return emTransacao(contexto, async (tx) => {
    const dias = novo.tipo === 'SEMANAL' ? await diasDoSemanal(tx, novo) : await diaDoCardapio(tx, novo);
    if (!novo.confirmado) {
      const datas = [...new Set(dias.map(({ data }) => data))];
      perguntar([...(await motivosDosDias(tx, datas)), ...(await motivosDaFaixa(tx, dias.map(({ cardapioId }) => cardapioId), unidadeIds))]);
    }
    const linhas = unidadeIds.flatMap((unidadeEducacionalId) => dias.map((dia) => ({ ...dia, unidadeEducacionalId, tipo: novo.tipo })));
    const feitos = await tx.insert(lancamentos).values(linhas).onConflictDoNothing().returning({ id: lancamentos.id });
    if (feitos.length === 0) throw conflito(`Este cardápio já está vinculado em ${formatarData(novo.data)} às unidades escolhidas.`);
    const criados = await lancamentosPorId(tx, feitos.map(({ id }) => id));
    await auditar(tx, { entidade: ENTIDADE, id: null, acao: 'VINCULAR', depois: criados });
    return criados;
  });
}

/**
 * Serves another menu on a launch's day; its substitutions end, and a day of a weekly menu becomes a day of its own.
 * 404, 409 when it was changed meanwhile, has meals, or the menu is there already; 409 with an error at `confirmado` for what has to be asked.
 */
export function trocarCardapio(contexto: Contexto, id: number, edicao: Recebida<LancamentoEdicao>): Promise<Lancamento> {
  return emTransacao(contexto, async (tx) => {
    const linha = await travarLancamento(tx, contexto.usuario, id);
    exigirVersao(linha, edicao.versao, 'O calendário foi alterado', 'Atualize a tela e refaça a alteração.');
    await recusarComRefeicoes(tx, [id]);
    const cardapioId = edicao.cardapio.id;
    if (cardapioId === linha.cardapioId) throw invalido([{ campo: 'cardapio', mensagem: 'Escolha um cardápio diferente do atual.' }]);
    await exigirCardapio(tx, cardapioId);
    if (!edicao.confirmado) perguntar(await motivosDaFaixa(tx, [cardapioId], [linha.unidadeEducacionalId]));
    const [antes] = await lancamentosPorId(tx, [id]);
    await tx.delete(substituicoes).where(eq(substituicoes.lancamentoId, id));
    await unico(
      tx.update(lancamentos).set({ cardapioId, tipo: 'DIARIO', cardapioSemanalId: null, versao: linha.versao + 1 }).where(eq(lancamentos.id, id)),
      'lancamentos_unico',
      'cardapio',
      'Este cardápio já está vinculado à unidade neste dia.',
    );
    const [depois] = await lancamentosPorId(tx, [id]);
    if (!depois) throw new Error('the locked launch is gone');
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'TROCAR', antes, depois });
    return depois;
  });
}

/** Takes a menu off the calendar; with `semana`, all days of the unit's week that the same weekly menu filled. 404, 409 when meals are registered. */
export function desvincularCardapio(contexto: Contexto, id: number, semana: boolean): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const linha = await travarLancamento(tx, contexto.usuario, id);
    const ids = semana ? await idsDaSemana(tx, linha) : [id];
    await recusarComRefeicoes(tx, ids);
    const antes = await lancamentosPorId(tx, ids);
    // A deleted meal keeps its history, not its place in the calendar.
    await tx.update(refeicoes).set({ lancamentoId: null }).where(and(inArray(refeicoes.lancamentoId, ids), isNotNull(refeicoes.excluidoEm)));
    await tx.delete(lancamentos).where(inArray(lancamentos.id, ids));
    for (const lancamento of antes) await auditar(tx, { entidade: ENTIDADE, id: lancamento.id, acao: 'DESVINCULAR', antes: lancamento });
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

async function exigirCardapio(tx: Transacao, id: number): Promise<void> {
  const [achado] = await tx.select({ id: cardapios.id }).from(cardapios).where(eq(cardapios.id, id)).for('share');
  if (!achado) throw invalido([{ campo: 'cardapio', mensagem: 'Cardápio não encontrado.' }]);
}

async function diasDoSemanal(tx: Transacao, { cardapio, data }: LancamentoNovo): Promise<Dia[]> {
  const [achado] = await tx.select({ id: cardapiosSemanais.id }).from(cardapiosSemanais).where(eq(cardapiosSemanais.id, cardapio.id)).for('share');
  if (!achado) throw invalido([{ campo: 'cardapio', mensagem: 'Cardápio semanal não encontrado.' }]);
  const linhas = await tx.select().from(cardapioSemanalDias).where(eq(cardapioSemanalDias.cardapioSemanalId, cardapio.id));
  return diasDaSemana(data).flatMap(({ dia, data: doDia }) =>
    linhas.filter(({ diaSemana }) => diaSemana === dia).map(({ cardapioId }) => ({ data: doDia, cardapioId, cardapioSemanalId: cardapio.id })),
  );
}

async function idsDaSemana(tx: Transacao, { id, unidadeEducacionalId, cardapioSemanalId, data }: LinhaDeLancamento): Promise<number[]> {
  if (cardapioSemanalId === null) return [id];
  const datas = diasDaSemana(data).map((dia) => dia.data);
  const linhas = await tx
    .select({ id: lancamentos.id })
    .from(lancamentos)
    .where(and(eq(lancamentos.unidadeEducacionalId, unidadeEducacionalId), eq(lancamentos.cardapioSemanalId, cardapioSemanalId), inArray(lancamentos.data, datas)))
    .orderBy(lancamentos.id)
    .for('update');
  return linhas.map((linha) => linha.id);
}

async function recusarComRefeicoes(tx: Transacao, ids: number[]): Promise<void> {
  const [registrada] = await tx
    .select({ dia: refeicoes.dia, total: sql<number>`count(*)::int` })
    .from(refeicoes)
    .where(and(inArray(refeicoes.lancamentoId, ids), isNull(refeicoes.excluidoEm)))
    .groupBy(refeicoes.dia)
    .orderBy(refeicoes.dia)
    .limit(1);
  if (!registrada) return;
  const quantas = registrada.total === 1 ? 'Já há 1 refeição registrada' : `Já há ${registrada.total} refeições registradas`;
  throw conflito(`${quantas} com este cardápio em ${formatarData(registrada.dia)}. Exclua no histórico de execução antes de mudar o calendário.`);
}
