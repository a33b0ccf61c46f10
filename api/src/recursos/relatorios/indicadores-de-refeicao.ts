import type { RefeicoesPorMes, SobraDaRefeicao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { diasDoPeriodo } from '@merenda/shared/regras';
import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { cardapioPratos, lancamentos, pratos } from '../../banco/esquema/cardapios.js';
import { refeicoes } from '../../banco/esquema/refeicoes.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { Contexto } from '../../plugins/sessao.js';
import type { Periodo } from '../cardapios-calendario/periodo.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';

/** One dish of one launch is one planned meal; the months of the period in their order, those without any meal too. */
export async function refeicoesPorMes({ banco, usuario }: Contexto, { de, ate }: Periodo): Promise<RefeicoesPorMes[]> {
  const planejadas = await banco
    .select({ mes: mesDe(lancamentos.data), quantas: sql<number>`count(*)::int` })
    .from(lancamentos)
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, lancamentos.cardapioId))
    .where(and(dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId), gte(lancamentos.data, de), lte(lancamentos.data, ate)))
    .groupBy(sql`1`);
  const executadas = await banco
    .select({ mes: mesDe(refeicoes.dia), quantas: sql<number>`count(*)::int` })
    .from(refeicoes)
    .where(and(isNull(refeicoes.excluidoEm), eq(refeicoes.executado, true), dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId), gte(refeicoes.dia, de), lte(refeicoes.dia, ate)))
    .groupBy(sql`1`);
  const noMes = (lista: typeof planejadas, mes: string) => lista.find((um) => um.mes === mes)?.quantas ?? 0;
  return mesesDe(de, ate).map((mes) => ({ mes, planejadas: noMes(planejadas, mes), executadas: noMes(executadas, mes) }));
}

/** The executed meals whose leftover was weighed, oldest first. */
export async function sobrasDasRefeicoes({ banco, usuario }: Contexto, { de, ate }: Periodo): Promise<SobraDaRefeicao[]> {
  const linhas = await lerSobras(banco, usuario, { de, ate });
  return linhas.map(({ dia, hora, sobra, ...linha }) => ({ ...linha, dia: formatarData(dia), hora: hora.slice(0, 5), sobra: Number(sobra) }));
}

function lerSobras(banco: Banco, usuario: Contexto['usuario'], { de, ate }: Periodo) {
  return banco
    .select({
      id: refeicoes.id,
      dia: refeicoes.dia,
      hora: refeicoes.hora,
      unidade: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome },
      tipo: refeicoes.tipo,
      prato: { id: pratos.id, nome: pratos.nome },
      quantidadeDePessoas: refeicoes.quantidadeDePessoas,
      sobra: refeicoes.sobraDeAlimentos,
    })
    .from(refeicoes)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, refeicoes.unidadeEducacionalId))
    .innerJoin(pratos, eq(pratos.id, refeicoes.pratoId))
    .where(
      and(isNull(refeicoes.excluidoEm), isNotNull(refeicoes.sobraDeAlimentos), dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId), gte(refeicoes.dia, de), lte(refeicoes.dia, ate)),
    )
    .orderBy(asc(refeicoes.dia), asc(refeicoes.hora), asc(refeicoes.id));
}

const mesDe = (dia: typeof lancamentos.data | typeof refeicoes.dia) => sql<string>`to_char(${dia}, 'MM/YYYY')`;

/** The months from one day to another, 'MM/YYYY'. */
const mesesDe = (de: string, ate: string): string[] => [...new Set(diasDoPeriodo(de, ate).map((dia) => `${dia.slice(5, 7)}/${dia.slice(0, 4)}`))];
