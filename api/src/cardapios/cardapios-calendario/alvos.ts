import { formatarData, nomeProprio } from '@merenda/shared/formatos';
import { diasDaSemana } from '@merenda/shared/regras';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarLancamento, type LinhaDeLancamento } from './consultas.js';

/** Units named in the message of a refusal; its `errors` name them all. */
const CITADAS = 3;

/** Message when the launch is no longer the one that the user saw. */
const ALTERADO =
  'O calendário foi alterado por outra pessoa enquanto você editava. Confira as unidades marcadas e salve de novo.';

const JA_NAO_ESTA = 'O cardápio já não está vinculado neste dia.';

/** The launches of one change of the calendar: a launch, and the same menu at other units. */
export interface Alvos {
  /** The launch named in the URL. */
  principal: LinhaDeLancamento;
  /** All launches to be changed, locked. */
  linhas: LinhaDeLancamento[];
  /** Units, in the order in which the request names them; the launch's own is the first. */
  unidadeIds: number[];
}

/**
 * Locks a launch and, at the other units, those of the same day, kind and menu; with `semana`, all days of the week
 * that the same weekly menu filled at each of them. The caller has checked that the units are the user's. 404 when the
 * launch does not exist, 409 naming the units without one, and, with `ativas`, 409 when a unit is deactivated.
 */
export async function travarAlvos(
  tx: Transacao,
  usuario: Contexto['usuario'],
  id: number,
  outrasUnidades: readonly number[],
  { semana = false, ativas = false }: { semana?: boolean; ativas?: boolean } = {},
): Promise<Alvos> {
  const visto = await buscarLancamento(tx, usuario, id);
  const unidadeIds = [...new Set([visto.unidadeEducacionalId, ...outrasUnidades])];
  if (ativas) await exigirUnidadesAtivas(tx, unidadeIds);
  const iguais = await tx.select().from(lancamentos).where(mesmoVinculo(visto, unidadeIds));
  const ids = semana ? await idsDaSemana(tx, iguais) : iguais.map((linha) => linha.id);
  // All at once and sorted: two users who change the same launches wait for each other without a deadlock.
  const linhas = await tx
    .select()
    .from(lancamentos)
    .where(inArray(lancamentos.id, [...new Set([id, ...ids])]))
    .orderBy(lancamentos.id)
    .for('update');
  const principal = linhas.find((linha) => linha.id === id) ?? (await buscarLancamento(tx, usuario, id));
  // Read again under the lock: a launch that another user changed meanwhile no longer belongs to this change.
  const mesmo = ({ data, tipo, cardapioId }: LinhaDeLancamento) =>
    data === visto.data && tipo === visto.tipo && cardapioId === visto.cardapioId;
  if (unidadeIds.length > 1 && !mesmo(principal)) throw conflito(ALTERADO);
  const presentes = new Set([principal, ...linhas.filter(mesmo)].map((linha) => linha.unidadeEducacionalId));
  await recusarUnidades(
    tx,
    unidadeIds,
    new Map(unidadeIds.filter((unidade) => !presentes.has(unidade)).map((unidade) => [unidade, JA_NAO_ESTA])),
  );
  return { principal, linhas, unidadeIds };
}

/** 409 when meals are registered with one of the launches; with several units, each unit with meals is named. */
export async function recusarComRefeicoes(tx: Transacao, { linhas, unidadeIds }: Alvos): Promise<void> {
  const registradas = await tx
    .select({ unidade: lancamentos.unidadeEducacionalId, dia: refeicoes.dia, total: sql<number>`count(*)::int` })
    .from(refeicoes)
    .innerJoin(lancamentos, eq(lancamentos.id, refeicoes.lancamentoId))
    .where(
      and(
        inArray(
          lancamentos.id,
          linhas.map(({ id }) => id),
        ),
        isNull(refeicoes.excluidoEm),
      ),
    )
    .groupBy(lancamentos.unidadeEducacionalId, refeicoes.dia)
    .orderBy(lancamentos.unidadeEducacionalId, refeicoes.dia);
  const recusas = new Map<number, string>();
  for (const { unidade, dia, total } of registradas) {
    const quantas = total === 1 ? 'Já há 1 refeição registrada' : `Já há ${total} refeições registradas`;
    if (!recusas.has(unidade))
      recusas.set(
        unidade,
        `${quantas} com este cardápio em ${formatarData(dia)}. Exclua o registro no histórico de execução antes de mudar o calendário.`,
      );
  }
  await recusarUnidades(tx, unidadeIds, recusas);
}

/**
 * 409 when a unit refuses. A single unit gives its message, with `campo` if given; with several, each is named with its
 * message at `unidadesEducacionais`, so that the user can leave it out.
 */
export async function recusarUnidades(
  tx: Transacao,
  unidadeIds: readonly number[],
  recusas: ReadonlyMap<number, string>,
  campo?: string,
): Promise<void> {
  const [primeira] = recusas.values();
  if (primeira === undefined) return;
  if (unidadeIds.length === 1) throw conflito(primeira, campo ? [{ campo, mensagem: primeira }] : []);
  const unidades = await tx
    .select({ id: unidadesEducacionais.id, nome: unidadesEducacionais.nome })
    .from(unidadesEducacionais)
    .where(inArray(unidadesEducacionais.id, [...recusas.keys()]))
    .orderBy(unidadesEducacionais.nome);
  const mensagens = unidades.map(({ id, nome }) => `${nomeProprio(nome)} – ${recusas.get(id) ?? ''}`);
  const demais = mensagens.length - CITADAS;
  const resto = demais > 0 ? [demais === 1 ? 'E mais 1 unidade.' : `E mais ${demais} unidades.`] : [];
  throw conflito(
    ['Nada foi alterado.', ...mensagens.slice(0, CITADAS), ...resto].join(' '),
    mensagens.map((mensagem) => ({ campo: 'unidadesEducacionais', mensagem })),
  );
}

const mesmoVinculo = ({ data, tipo, cardapioId }: LinhaDeLancamento, unidadeIds: readonly number[]) =>
  and(
    eq(lancamentos.data, data),
    eq(lancamentos.tipo, tipo),
    eq(lancamentos.cardapioId, cardapioId),
    inArray(lancamentos.unidadeEducacionalId, [...unidadeIds]),
  );

/**
 * The days of the week that the weekly menu of each launch filled at its unit; a launch without a weekly menu is alone.
 */
async function idsDaSemana(tx: Transacao, linhas: readonly LinhaDeLancamento[]): Promise<number[]> {
  const [primeira] = linhas;
  if (!primeira) return [];
  const doDia = new Map(linhas.map((linha) => [linha.unidadeEducacionalId, linha]));
  const daSemana = await tx
    .select()
    .from(lancamentos)
    .where(
      and(
        inArray(lancamentos.unidadeEducacionalId, [...doDia.keys()]),
        inArray(
          lancamentos.data,
          diasDaSemana(primeira.data).map(({ data }) => data),
        ),
      ),
    );
  return daSemana
    .filter(({ id, unidadeEducacionalId, cardapioSemanalId }) => {
      const linha = doDia.get(unidadeEducacionalId);
      return linha?.id === id || (cardapioSemanalId !== null && cardapioSemanalId === linha?.cardapioSemanalId);
    })
    .map(({ id }) => id);
}
