import type { PeriodoLetivo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { semAulaCerto, type CalendarioEscolar } from '@merenda/shared/regras';
import { and, asc, between, eq, gte, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { periodosLetivos } from '../../banco/esquema/cadastros/periodos-letivos.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Periodo } from '../../nucleo/periodo.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/**
 * The school calendar for the days of a period, of the municipality and of all units: what `semAula` needs. Whether a
 * year has periods of classes is a question about the whole year, so its periods are read whole.
 */
export async function lerCalendarioEscolar(banco: Banco | Transacao, periodo: Periodo): Promise<CalendarioEscolar> {
  const [dias, periodos] = await Promise.all([
    banco
      .select()
      .from(feriados)
      .where(between(feriados.data, periodo.de, periodo.ate)),
    banco
      .select({
        tipo: periodosLetivos.tipo,
        de: periodosLetivos.de,
        ate: periodosLetivos.ate,
        nome: periodosLetivos.nome,
        unidade: periodosLetivos.unidadeEducacionalId,
      })
      .from(periodosLetivos)
      .where(nosAnosDe(periodo))
      .orderBy(asc(periodosLetivos.id)),
  ]);
  return { feriados: new Map(dias.map(({ data, nome }) => [data, nome])), periodos };
}

/**
 * Condition on a unit's id: the day has class there, or nothing is known against it. Only units with periods of their
 * own are compared one by one.
 */
export async function comAulaEm(banco: Banco, dia: string): Promise<(unidade: SQLWrapper) => SQL> {
  const escolar = await lerCalendarioEscolar(banco, { de: dia, ate: dia });
  const temAula = (unidade: number | null) => semAulaCerto(dia, escolar, unidade) === null;
  const doMunicipio = temAula(null);
  const proprias = [...new Set(escolar.periodos.flatMap(({ unidade }) => unidade ?? []))];
  const diferentes = sql`array[${sql.join(
    proprias.filter((unidade) => temAula(unidade) !== doMunicipio).map((unidade) => sql`${unidade}::int`),
    sql`, `,
  )}]::int[]`;
  return (unidade) => (doMunicipio ? sql`${unidade} <> all(${diferentes})` : sql`${unidade} = any(${diferentes})`);
}

/** The periods of the years of a period: those of the municipality and of the user's units, by their first day. */
export function listarPeriodos({ banco, usuario }: Contexto, periodo: Periodo): Promise<PeriodoLetivo[]> {
  return buscar(banco, and(nosAnosDe(periodo), visiveisPara(usuario)));
}

/** A period, locked until the end of the transaction. 404 when there is none, or its unit is not the user's. */
export async function travarPeriodo(tx: Transacao, usuario: Contexto['usuario'], id: number): Promise<PeriodoLetivo> {
  const filtro = and(eq(periodosLetivos.id, id), visiveisPara(usuario));
  const [travado] = await tx.select({ id: periodosLetivos.id }).from(periodosLetivos).where(filtro).for('update');
  const [periodo] = travado ? await buscar(tx, eq(periodosLetivos.id, id)) : [];
  if (!periodo) throw naoEncontrado('Este período não está no calendário escolar.');
  return periodo;
}

const nosAnosDe = ({ de, ate }: Periodo): SQL | undefined =>
  and(lte(periodosLetivos.de, `${ate.slice(0, 4)}-12-31`), gte(periodosLetivos.ate, `${de.slice(0, 4)}-01-01`));

const visiveisPara = (usuario: Contexto['usuario']): SQL | undefined =>
  or(isNull(periodosLetivos.unidadeEducacionalId), dasUnidadesDe(usuario, periodosLetivos.unidadeEducacionalId));

async function buscar(banco: Banco | Transacao, filtro: SQL | undefined): Promise<PeriodoLetivo[]> {
  const linhas = await banco
    .select({
      id: periodosLetivos.id,
      tipo: periodosLetivos.tipo,
      de: periodosLetivos.de,
      ate: periodosLetivos.ate,
      nome: periodosLetivos.nome,
      unidade: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome },
      versao: periodosLetivos.versao,
    })
    .from(periodosLetivos)
    .leftJoin(unidadesEducacionais, eq(unidadesEducacionais.id, periodosLetivos.unidadeEducacionalId))
    .where(filtro)
    .orderBy(asc(periodosLetivos.de), asc(periodosLetivos.ate), asc(periodosLetivos.id));
  return linhas.map((linha) => ({ ...linha, de: formatarData(linha.de), ate: formatarData(linha.ate) }));
}
