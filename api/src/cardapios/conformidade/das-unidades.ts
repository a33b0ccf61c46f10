import type { ConformidadeDaEtapa, ModalidadeEscolar, RegraPnae } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import {
  agrupar,
  contaNoPrato,
  diasDoPeriodo,
  type ConteudoDoPrato,
  ehMensal,
  faltasDaClassificacao,
  gramasDoPrato,
  julgarContagem,
  type JulgamentoDaRegra,
  medidaDaRegra,
  piorMarca,
  type Recorte,
  regrasDaEtapa,
} from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { lerUnidades, modalidadePorNome, unidadesAtivas } from '../../cadastros/index.js';
import { conteudosDosPratos } from './conteudos.js';
import { lerCategorias, lerCreches, lerRegrasDosCardapios } from './regras.js';
import { periodosDoMes, type PeriodosDoMes, pratosServidosEm } from './servidos.js';

/** A rule at a stage of a unit in one period. */
export interface RegraJulgada extends JulgamentoDaRegra {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  recorte: Recorte;
  regra: RegraPnae;
}

/** What the database counts for a stage of a unit in a period; the arrays and the bits are by rule. */
type Contagem = {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  /** Position of the period. */
  recorte: number;
  dias: number[];
  vezes: number[];
  gramas: string;
  semGrupo: number;
  semPeso: boolean;
};

/**
 * The rules at all stages of many units in the month of a day: the pure functions say what each dish is and judge the
 * counts, and the database counts, because a month of many units has tens of thousands of servings.
 */
export async function julgarUnidades(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  dia: string,
): Promise<RegraJulgada[]> {
  const periodos = await periodosDoMes(banco, dia);
  const regras = await lerRegrasDosCardapios(banco, periodos.todos.de);
  const creches = await lerCreches(banco);
  const contagens = await contar(banco, unidades, periodos, regras);
  const porEtapa = agrupar(contagens, ({ unidade, categoria, modalidade }) => `${unidade} ${categoria} ${modalidade}`);
  return [...porEtapa.values()].flatMap((daEtapa) => {
    const [{ unidade, categoria, modalidade }] = daEtapa;
    const suas = regrasDaEtapa(regras, { creche: creches.includes(categoria), modalidade });
    const temAula = periodos.temAula(unidade);
    return periodos.recortes.flatMap((recorte, n) => {
      const contagem = daEtapa.find((uma) => uma.recorte === n);
      const diasLetivos = diasDoPeriodo(recorte.de, recorte.ate).filter(temAula).length;
      return suas
        .filter((regra) => ehMensal(regra) === recorte.mes)
        .map((regra) => ({
          unidade,
          categoria,
          modalidade,
          recorte,
          regra,
          ...julgar(regra, regras.indexOf(regra), contagem, diasLetivos),
        }));
    });
  });
}

/** Without a count the period has no menu. */
function julgar(
  regra: RegraPnae,
  posicao: number,
  contagem: Contagem | undefined,
  diasLetivos: number,
): JulgamentoDaRegra {
  const medida = medidaDaRegra(regra);
  if (!medida) throw new Error(`The rule ${regra.codigo} is not about menus.`);
  const valor = medida.contagem === 'gramas' ? contagem?.gramas : contagem?.[medida.contagem][posicao];
  return julgarContagem(
    regra,
    medida,
    {
      valor: valor ?? 0,
      semGrupo: contagem !== undefined && (contagem.semGrupo & (1 << posicao)) !== 0,
      semPeso: contagem?.semPeso ?? false,
    },
    diasLetivos,
  );
}

/** Bits of a 32-bit integer, one a rule. */
const bits = (regras: readonly RegraPnae[], tem: (medida: NonNullable<ReturnType<typeof medidaDaRegra>>) => boolean) =>
  regras.reduce((soma, regra, n) => {
    const medida = medidaDaRegra(regra);
    return medida && tem(medida) ? soma | (1 << n) : soma;
  }, 0);

const doPrato = (regras: readonly RegraPnae[], prato: number, conteudo: ConteudoDoPrato) => ({
  prato,
  conta: bits(regras, ({ de }) => contaNoPrato(de, conteudo)),
  falta: bits(regras, (medida) => faltasDaClassificacao(medida, conteudo).length > 0),
  semPeso: conteudo.semPeso.length > 0,
  gramas: gramasDoPrato(conteudo).toString(),
});

/** Distinct days, distinct meals and grams by unit, stage, period and rule. */
async function contar(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  { todos, recortes, semNada }: PeriodosDoMes,
  regras: readonly RegraPnae[],
): Promise<Contagem[]> {
  const servidos = pratosServidosEm(unidades, todos);
  const { rows: lidos } = await banco.execute<{ pratos: number[] | null; unidades: number[] | null }>(
    sql`select array_agg(distinct prato) as pratos, array_agg(distinct unidade) as unidades from (${servidos}) s`,
  );
  const conteudos = await conteudosDosPratos(banco, lidos[0]?.pratos ?? []);
  const semAula = (lidos[0]?.unidades ?? []).flatMap((unidade) => semNada(unidade).map((dia) => ({ unidade, dia })));
  const porRegra = (coluna: (n: number) => SQL) =>
    sql`array[${sql.join(
      regras.map((_, n) => coluna(n)),
      sql`, `,
    )}]::int[]`;
  const { rows } = await banco.execute<Contagem>(sql`
    with conteudos as (select * from json_to_recordset(${json([...conteudos].map(([id, um]) => doPrato(regras, id, um)))})
        as c(prato int, conta int, falta int, "semPeso" boolean, gramas numeric)),
      recortes as (select * from json_to_recordset(${json(recortes.map(({ de, ate }, n) => ({ n, de, ate })))}) as r(n int, de date, ate date)),
      sem_aula as (select * from json_to_recordset(${json(semAula)}) as a(unidade int, dia date)),
      refeicoes_do_dia as (
        select s.unidade, s.categoria, s.modalidade, s.dia, bit_or(c.conta) as conta, bit_or(c.falta) as falta,
          bool_or(c."semPeso") as "semPeso", sum(c.gramas) as gramas
        from (${servidos}) s join conteudos c on c.prato = s.prato
        where not exists (select from sem_aula a where a.unidade = s.unidade and a.dia = s.dia)
        group by s.unidade, s.categoria, s.modalidade, s.dia, s.hora, s.tipo),
      dias as (
        select unidade, categoria, modalidade, dia, bit_or(conta) as conta, bit_or(falta) as falta, bool_or("semPeso") as "semPeso",
          sum(gramas) as gramas, ${porRegra((n) => sql`sum((conta >> ${sql.raw(String(n))}) & 1)`)} as vezes
        from refeicoes_do_dia group by 1, 2, 3, 4)
    select d.unidade, d.categoria, d.modalidade, r.n as recorte, bit_or(d.falta) as "semGrupo", bool_or(d."semPeso") as "semPeso",
      sum(d.gramas)::text as gramas, ${porRegra((n) => sql`sum((d.conta >> ${sql.raw(String(n))}) & 1)`)} as dias,
      ${porRegra((n) => sql`sum(d.vezes[${sql.raw(String(n + 1))}])`)} as vezes
    from dias d join recortes r on d.dia between r.de and r.ate
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}

const json = (valor: unknown): SQL => sql`${JSON.stringify(valor)}::json`;

/** Each stage of the user's units in the month of a day, with the rules that are not kept or not known. */
export async function conformidadeDasUnidades(contexto: Contexto, dia: string): Promise<ConformidadeDaEtapa[]> {
  const { banco } = contexto;
  const ativas = unidadesAtivas(contexto);
  const julgadas = await julgarUnidades(banco, ativas, dia);
  const unidades = await lerUnidades(contexto, ativas);
  const categoriaDe = await lerCategorias(banco);
  const porEtapa = agrupar(julgadas, ({ unidade, categoria, modalidade }) => `${unidade} ${categoria} ${modalidade}`);
  const linhas = [...porEtapa.values()].map((daEtapa) => {
    const [{ unidade, categoria, modalidade }] = daEtapa;
    const porRegra = [...agrupar(daEtapa, ({ regra }) => regra.codigo).values()].map((dela) => ({
      nome: dela[0].regra.regra,
      marca: piorMarca(dela.map(({ marca }) => marca)),
    }));
    const comMarca = (qual: string) => porRegra.filter(({ marca }) => marca === qual).map(({ nome }) => nome);
    return {
      unidade: { id: unidade, nome: unidades.get(unidade)?.nome ?? '' },
      categoria: categoriaDe(categoria),
      modalidade: modalidadePorNome(modalidade),
      cumpridas: comMarca('CUMPRE').length,
      naoCumpridas: comMarca('NAO_CUMPRE'),
      incompletas: comMarca('INCOMPLETO'),
    };
  });
  return linhas.sort((a, b) => compararTextos(a.unidade.nome, b.unidade.nome));
}
