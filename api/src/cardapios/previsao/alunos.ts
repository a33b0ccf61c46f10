import type { BaseDeAlunos, MotivoSemAlunos } from '@merenda/shared/contratos';
import { categoriaDaFaixa, type Decimal, decimal, ZERO } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Servido } from './servidos.js';

/** Where, when and for which stage a dish is served. */
interface ParaQuem extends Pick<Servido, 'unidade' | 'dia'> {
  cardapio: Pick<NonNullable<Servido['cardapio']>, 'faixa' | 'integral'> | null;
}

/** The students that a planned dish is cooked for, not rounded to whole students; zero with the reason. */
export type AlunosDoPrato = (servido: ParaQuem) => { alunos: Decimal; motivo: MotivoSemAlunos | null };

/** Meals of which a mean is made, if there are so many. */
const REFEICOES_DA_MEDIA = 20;

/** The last executed meals of a unit, age band and length of the school day. */
export interface UltimasRefeicoes {
  /** Of all of them, decimal string. */
  pessoas: string;
  refeicoes: number;
}

/**
 * Students of the units by their enrolments or their last meals (specification 4, 4.3).
 * @param unidades condition on the column that it is given
 */
export const lerAlunos = (banco: Banco, unidades: (coluna: SQL) => SQL, base: BaseDeAlunos): Promise<AlunosDoPrato> =>
  base === 'MATRICULAS' ? dasMatriculas(banco, unidades) : dasRefeicoes(banco, unidades);

/** The enrolments of the newest year up to that of the day, times the part of the stage that eats. */
async function dasMatriculas(banco: Banco, unidades: (coluna: SQL) => SQL): Promise<AlunosDoPrato> {
  const { rows } = await banco.execute<{ chave: string; anos: { ano: number; alunos: number }[]; percentual: string }>(
    sql`select m.unidade_educacional_id || ' ' || m.categoria || ' ' || m.jornada as chave,
        coalesce(max(a.percentual), 100)::text as percentual,
        json_agg(json_build_object('ano', m.ano, 'alunos', m.quantidade) order by m.ano desc) as anos
      from matriculas m
      left join adesoes a on a.unidade_educacional_id = m.unidade_educacional_id and a.categoria = m.categoria
      where ${unidades(sql`m.unidade_educacional_id`)}
      group by m.unidade_educacional_id, m.categoria, m.jornada`,
  );
  const porChave = new Map(rows.map((linha) => [linha.chave, linha]));
  return ({ unidade, dia, cardapio }) => {
    const categoria = cardapio && categoriaDaFaixa(cardapio.faixa);
    const linha = porChave.get(`${unidade} ${categoria} ${cardapio?.integral ? 'INTEGRAL' : 'PARCIAL'}`);
    const doAno = linha?.anos.find(({ ano }) => ano <= Number(dia.slice(0, 4)));
    if (!linha || !doAno || doAno.alunos === 0) return { alunos: ZERO, motivo: 'SEM_MATRICULAS' };
    return { alunos: decimal(doAno.alunos).times(linha.percentual).div(100), motivo: null };
  };
}

/** The mean of the last executed meals of the unit, age band and length of the school day; adherence is in it already. */
async function dasRefeicoes(banco: Banco, unidades: (coluna: SQL) => SQL): Promise<AlunosDoPrato> {
  const ultimas = await lerUltimasRefeicoes(banco, unidades(sql`r.unidade_educacional_id`));
  return ({ unidade, cardapio }) => {
    const linha = cardapio && ultimas.get(chaveDasUltimas(unidade, cardapio.faixa, cardapio.integral));
    if (!linha) return { alunos: ZERO, motivo: 'SEM_REFEICOES' };
    return { alunos: decimal(linha.pessoas).div(linha.refeicoes), motivo: null };
  };
}

/** @param integral null for both lengths of the school day */
export const chaveDasUltimas = (unidade: number, faixa: string, integral: boolean | null): string =>
  `${unidade} ${faixa} ${integral}`;

/**
 * The last executed meals by `chaveDasUltimas`.
 * @param quais condition on the meals `r`
 * @param comJornada false: meals of both lengths of the school day together
 */
export async function lerUltimasRefeicoes(
  banco: Banco,
  quais: SQL,
  comJornada = true,
): Promise<Map<string, UltimasRefeicoes>> {
  const integral = comJornada ? sql`c.modalidade = 'INTEGRAL'` : sql`null::boolean`;
  const { rows } = await banco.execute<
    Pick<UltimasRefeicoes, keyof UltimasRefeicoes> & Record<'unidade' | 'codigo' | 'integral', unknown>
  >(
    sql`select unidade, codigo, integral, sum(pessoas)::text as pessoas, count(*)::int as refeicoes
      from (select r.unidade_educacional_id as unidade, fe.codigo, ${integral} as integral, r.quantidade_de_pessoas as pessoas,
          row_number() over (partition by r.unidade_educacional_id, fe.codigo, ${integral}
            order by r.dia desc, r.hora desc, r.id desc) as n
        from refeicoes r
        join lancamentos l on l.id = r.lancamento_id
        join cardapios c on c.id = l.cardapio_id
        join categorias k on k.id = c.categoria_id
        join faixas_etarias fe on fe.id = k.faixa_etaria_id
        where r.executado and r.excluido_em is null and ${quais}) u
      where n <= ${REFEICOES_DA_MEDIA}
      group by unidade, codigo, integral`,
  );
  return new Map(
    rows.map(({ unidade, codigo, integral: diaInteiro, ...ultimas }) => [
      chaveDasUltimas(Number(unidade), String(codigo), diaInteiro as boolean | null),
      ultimas,
    ]),
  );
}
