import {
  CATEGORIAS_DA_MATRICULA,
  type CategoriaDaMatricula,
  type Jornada,
  type MatriculasDoAno,
  type RelatorioMatriculas,
  type TotalDeMatriculas,
} from '@merenda/shared/contratos';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';

const ordem = ({ categoria }: { categoria: CategoriaDaMatricula }): number =>
  CATEGORIAS_DA_MATRICULA.indexOf(categoria);

/** A year of the enrolments of a unit, with the unit. */
type MatriculasDaUnidade = MatriculasDoAno & { unidade: number };

/** The enrolments that the filter selects: one entry for a unit and year, newest year first, all categories in each. */
export async function buscarMatriculas(banco: Banco | Transacao, filtro?: SQL): Promise<MatriculasDaUnidade[]> {
  const linhas = await banco
    .select()
    .from(matriculas)
    .where(filtro)
    .orderBy(asc(matriculas.unidadeEducacionalId), desc(matriculas.ano));
  const anos = new Map<string, MatriculasDaUnidade>();
  for (const { unidadeEducacionalId: unidade, ano, categoria, jornada, quantidade, origem, versao } of linhas) {
    const chave = `${unidade} ${ano}`;
    const doAno = anos.get(chave) ?? { unidade, ano, versao, linhas: [] };
    anos.set(chave, doAno);
    let linha = doAno.linhas.find((uma) => uma.categoria === categoria);
    if (!linha) doAno.linhas.push((linha = { categoria, parcial: 0, integral: 0, origem }));
    linha[jornada === 'INTEGRAL' ? 'integral' : 'parcial'] = quantidade;
  }
  return [...anos.values()].map((doAno) => ({
    ...doAno,
    linhas: doAno.linhas.sort((uma, outra) => ordem(uma) - ordem(outra)),
  }));
}

/** The enrolments of a unit, newest year first. */
export const matriculasDaUnidade = (banco: Banco | Transacao, unidade: number): Promise<MatriculasDoAno[]> =>
  buscarMatriculas(banco, eq(matriculas.unidadeEducacionalId, unidade));

/** The totals of each unit and year, newest year first. */
export function totaisDeMatriculas(banco: Banco): Promise<TotalDeMatriculas[]> {
  const soma = (jornada: Jornada) =>
    sql<number>`coalesce(sum(${matriculas.quantidade}) filter (where ${matriculas.jornada} = ${jornada}), 0)::int`;
  return banco
    .select({
      unidade: matriculas.unidadeEducacionalId,
      ano: matriculas.ano,
      parcial: soma('PARCIAL'),
      integral: soma('INTEGRAL'),
    })
    .from(matriculas)
    .groupBy(matriculas.unidadeEducacionalId, matriculas.ano)
    .orderBy(desc(matriculas.ano), asc(matriculas.unidadeEducacionalId));
}

/** The units with enrolments in a year, by name, with their lines. */
export async function relatorioDeMatriculas(banco: Banco, ano: number): Promise<RelatorioMatriculas> {
  const comAlunos = banco
    .select({ id: matriculas.unidadeEducacionalId })
    .from(matriculas)
    .where(and(eq(matriculas.ano, ano), gt(matriculas.quantidade, 0)));
  const [unidades, anos] = await Promise.all([
    banco
      .select({
        id: unidadesEducacionais.id,
        nome: unidadesEducacionais.nome,
        codigoInep: unidadesEducacionais.codigoInep,
      })
      .from(unidadesEducacionais)
      .where(inArray(unidadesEducacionais.id, comAlunos)),
    buscarMatriculas(banco, eq(matriculas.ano, ano)),
  ]);
  const linhas = new Map(anos.map((doAno) => [doAno.unidade, doAno.linhas]));
  return unidades.sort(porNome).map((unidade) => ({ unidade, linhas: linhas.get(unidade.id) ?? [] }));
}

/**
 * Students of a category at a unit, by the enrolments of the newest year up to `ate`: of one school day, or of both.
 * Undefined when no such year has enrolments.
 */
export async function alunosMatriculados(
  banco: Banco,
  {
    unidade,
    categoria,
    jornada,
    ate,
  }: { unidade: number; categoria: CategoriaDaMatricula; jornada?: Jornada; ate: number },
): Promise<{ ano: number; quantidade: number } | undefined> {
  const [achado] = await banco
    .select({ ano: matriculas.ano, quantidade: sql<number>`sum(${matriculas.quantidade})::int` })
    .from(matriculas)
    .where(
      and(
        eq(matriculas.unidadeEducacionalId, unidade),
        eq(matriculas.categoria, categoria),
        jornada && eq(matriculas.jornada, jornada),
        lte(matriculas.ano, ate),
      ),
    )
    .groupBy(matriculas.ano)
    .orderBy(desc(matriculas.ano))
    .limit(1);
  return achado;
}
