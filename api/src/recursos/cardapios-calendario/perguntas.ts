import type { LancamentoNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { diasDaSemana, motivoPassado, motivoSemAula } from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import { feriados } from '../../banco/esquema/convencoes.js';
import type { Transacao } from '../../banco/transacao.js';
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

/** Why a day has no school, one sentence per day. */
export async function motivosDosDias(tx: Transacao, dias: readonly string[]): Promise<string[]> {
  const linhas = await tx
    .select()
    .from(feriados)
    .where(inArray(feriados.data, [...dias]));
  const nomes = new Map(linhas.map(({ data, nome }) => [data, nome]));
  return dias.flatMap((dia) => {
    const motivo = motivoSemAula(dia, nomes);
    return motivo ? [`O dia ${formatarData(dia)} é ${motivo}.`] : [];
  });
}

/** Menus of an age band that a unit does not teach, one sentence per menu. Units with unknown stages are skipped. */
export async function motivosDaFaixa(
  tx: Transacao,
  cardapioIds: readonly number[],
  unidadeIds: readonly number[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ cardapio: string; faixa: string; unidades: string[] }>(sql`
    select c.nome as cardapio, f.nome as faixa, json_agg(u.nome order by u.nome) as unidades
    from cardapios c
      join categorias k on k.id = c.categoria_id
      join faixas_etarias f on f.id = k.faixa_etaria_id
      cross join unidades_educacionais u
    where c.id in ${[...cardapioIds]} and u.id in ${[...unidadeIds]}
      and exists (select 1 from unidade_categorias x where x.unidade_educacional_id = u.id)
      and not exists (select 1 from unidade_categorias x join categorias y on y.id = x.categoria_id
        where x.unidade_educacional_id = u.id and y.faixa_etaria_id = f.id)
    group by c.id, c.nome, f.nome order by c.id`);
  return rows.map(
    ({ cardapio, faixa, unidades }) =>
      `O cardápio ${cardapio} é para ${faixa}, faixa que não consta em ${citar(unidades)}.`,
  );
}

function citar(nomes: readonly string[]): string {
  const demais = nomes.length - CITADAS;
  const citadas =
    demais > 0 ? [...nomes.slice(0, CITADAS), demais === 1 ? 'mais 1 unidade' : `mais ${demais} unidades`] : nomes;
  return new Intl.ListFormat('pt-BR').format(citadas);
}
