import type { LancamentoNovo } from '@merenda/shared/contratos';
import { formatarData, nomeProprio } from '@merenda/shared/formatos';
import { agrupar, diasDaSemana, motivoPassado, motivoSemAula } from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import { conflito } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';

/** Maximum names of units in one sentence. */
const CITADAS = 3;

/**
 * Throws the question that the user must answer before an unusual entry in the calendar: 409 with an error at
 * `confirmado` for each reason. Without reasons it does not throw.
 */
export function perguntar(motivos: readonly string[]): void {
  if (motivos.length === 0) return;
  throw conflito(
    `${motivos.join(' ')} Deseja vincular mesmo assim?`,
    motivos.map((mensagem) => ({ campo: 'confirmado', mensagem })),
  );
}

/**
 * The reason when the day of a menu, or the whole week of a weekly menu, is long past: usually a mistake in the date.
 */
export function motivosPassados({ tipo, data }: Pick<LancamentoNovo, 'tipo' | 'data'>): string[] {
  const dias = tipo === 'SEMANAL' ? diasDaSemana(data).map((dia) => dia.data) : [data];
  const motivo = motivoPassado({ de: dias[0] ?? data, ate: dias.at(-1) ?? data }, hoje());
  return motivo ? [motivo] : [];
}

/**
 * Why a day has no class, one sentence for each day and reason. Units that differ from the others are named; without
 * units that differ, the sentence names none.
 */
export async function motivosDosDias(
  tx: Transacao,
  dias: readonly string[],
  unidadeIds: readonly number[],
): Promise<string[]> {
  const ordenados = [...dias].sort();
  const [de, ate] = [ordenados[0], ordenados.at(-1)];
  if (de === undefined || ate === undefined) return [];
  const escolar = await lerCalendarioEscolar(tx, { de, ate });
  const nomes = await nomesDasUnidades(tx, unidadeIds);
  return ordenados.flatMap((dia) => {
    const porMotivo = agrupar(unidadeIds, (unidade) => motivoSemAula(dia, escolar, unidade) ?? '');
    return [...porMotivo].flatMap(([motivo, delas]) => {
      if (motivo === '') return [];
      const onde = porMotivo.size > 1 ? ` em ${citar(delas.map((unidade) => nomes.get(unidade) ?? ''))}` : '';
      return [`O dia ${formatarData(dia)} é ${motivo}${onde}.`];
    });
  });
}

async function nomesDasUnidades(tx: Transacao, ids: readonly number[]): Promise<Map<number, string>> {
  const linhas = await tx
    .select({ id: unidadesEducacionais.id, nome: unidadesEducacionais.nome })
    .from(unidadesEducacionais)
    .where(inArray(unidadesEducacionais.id, [...ids]));
  return new Map(linhas.map(({ id, nome }) => [id, nomeProprio(nome)]));
}

/** Menus of an age band that a unit does not teach, one sentence per menu. Units with unknown stages are skipped. */
export async function motivosDaFaixa(
  tx: Transacao,
  cardapioIds: readonly number[],
  unidadeIds: readonly number[],
): Promise<string[]> {
  const porCardapio = agrupar(await foraDaFaixa(tx, cardapioIds, unidadeIds), ({ cardapioId }) => cardapioId);
  return [...porCardapio.values()].map((linhas) => {
    const [{ cardapio, faixa }] = linhas;
    const unidades = citar(linhas.map(({ unidade }) => unidade));
    return `O cardápio ${cardapio} é para ${faixa}, faixa que não consta em ${unidades}.`;
  });
}

/** An alias, not an interface: the driver takes any record. */
type ForaDaFaixa = { cardapioId: number; cardapio: string; faixa: string; unidadeId: number; unidade: string };

/** Each menu with each unit that does not teach its age band. Units with unknown stages are skipped. */
export async function foraDaFaixa(
  tx: Transacao,
  cardapioIds: readonly number[],
  unidadeIds: readonly number[],
): Promise<ForaDaFaixa[]> {
  const { rows } = await tx.execute<ForaDaFaixa>(sql`
    select c.id as "cardapioId", c.nome as cardapio, f.nome as faixa, u.id as "unidadeId", u.nome as unidade
    from cardapios c
      join categorias k on k.id = c.categoria_id
      join faixas_etarias f on f.id = k.faixa_etaria_id
      cross join unidades_educacionais u
    where c.id in ${[...cardapioIds]} and u.id in ${[...unidadeIds]}
      and exists (select 1 from unidade_categorias x where x.unidade_educacional_id = u.id)
      and not exists (select 1 from unidade_categorias x join categorias y on y.id = x.categoria_id
        where x.unidade_educacional_id = u.id and y.faixa_etaria_id = f.id)
    order by c.id, u.nome`);
  return rows;
}

function citar(nomes: readonly string[]): string {
  const demais = nomes.length - CITADAS;
  const citadas =
    demais > 0 ? [...nomes.slice(0, CITADAS), demais === 1 ? 'mais 1 unidade' : `mais ${demais} unidades`] : nomes;
  return new Intl.ListFormat('pt-BR').format(citadas);
}
