import type { RepasseDasMatriculas } from '@merenda/shared/contratos';
import { repasseDasMatriculas } from '@merenda/shared/regras';
import { and, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { buscarMatriculas } from './consultas.js';

/**
 * What the national programme transfers for the enrolments of a year: the transfers of a year use the census of the year
 * before. Null without students, or without a value in force for one of them.
 */
export async function repasseDoAno(banco: Banco, anoDasMatriculas: number): Promise<RepasseDasMatriculas | null> {
  const ano = anoDasMatriculas + 1;
  const anos = await buscarMatriculas(banco, eq(matriculas.ano, anoDasMatriculas));
  if (anos.length === 0) return null;
  const unidades = await banco
    .select({
      id: unidadesEducacionais.id,
      pct: unidadesEducacionais.pct,
      alunosAee: unidadesEducacionais.alunosAee,
    })
    .from(unidadesEducacionais)
    .where(
      inArray(
        unidadesEducacionais.id,
        anos.map(({ unidade }) => unidade),
      ),
    );
  const linhas = new Map(anos.map((doAno) => [doAno.unidade, doAno.linhas]));
  const valores = await valoresDe(banco, ano);
  const repasse = repasseDasMatriculas(
    unidades.map(({ id, ...unidade }) => ({ ...unidade, linhas: linhas.get(id) ?? [] })),
    valores,
  );
  if (!repasse || repasse.codigos.length === 0) return null;
  const usados = valores.filter(({ codigo }) => repasse.codigos.includes(codigo));
  return {
    ano,
    dia: repasse.dia.toNumber(),
    dias: repasse.dias,
    total: repasse.total.toNumber(),
    normas: [...new Set(usados.map(({ norma }) => norma))],
    aConferir: usados.some(({ certeza }) => certeza !== 'verificado'),
  };
}

/** The newest value of each band that is in force in the year. */
async function valoresDe(banco: Banco, ano: number) {
  const { codigo, valor, dias, norma, certeza, vigenteDe, vigenteAte } = perCapitaPnae;
  const vigentes = await banco
    .select({ codigo, valor, dias, norma, certeza })
    .from(perCapitaPnae)
    .where(and(lte(vigenteDe, `${ano}-12-31`), or(isNull(vigenteAte), gte(vigenteAte, `${ano}-01-01`))))
    .orderBy(desc(vigenteDe));
  return vigentes.filter((um, posicao) => vigentes.findIndex((outro) => outro.codigo === um.codigo) === posicao);
}
