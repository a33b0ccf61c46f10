import {
  CAMPOS_DAS_REFEICOES_SERVIDAS,
  CAMPOS_DOS_ALUNOS,
  CATEGORIAS_DA_MATRICULA,
  ROTULOS_FOLHA_DAS_CONTAS,
  type AlunosDasContas,
  type RefeicoesDasContas,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { noAno } from '../recursos-pnae/parcelas.js';

/** The students of the census of the year before, on which the year's transfer stands; every stage, youngest first. */
export const alunosDasContas = ({ banco }: Contexto, ano: number): Promise<AlunosDasContas[]> =>
  lerDoAno(banco, ano, 'alunos', () => lerAlunos(banco, ano));

async function lerAlunos(banco: Banco, ano: number): Promise<AlunosDasContas[]> {
  const censo = ano - 1;
  const { rows } = await banco.execute<{ linha: Omit<AlunosDasContas, 'censo'> }>(sql`
    select json_build_object('categoria', categoria, 'parcial', coalesce(sum(quantidade) filter (where jornada = 'PARCIAL'), 0),
      'integral', coalesce(sum(quantidade) filter (where jornada = 'INTEGRAL'), 0)) as linha
    from matriculas where ano = ${censo} group by categoria`);
  const lidas = new Map(rows.map(({ linha }) => [linha.categoria, linha]));
  return CATEGORIAS_DA_MATRICULA.map((categoria) => ({
    censo,
    ...(lidas.get(categoria) ?? { categoria, parcial: 0, integral: 0 }),
  }));
}

/** The executed meals of the year by month and stage of their dish: one for each student who ate. */
export const refeicoesDasContas = ({ banco }: Contexto, ano: number): Promise<RefeicoesDasContas[]> =>
  lerDoAno(banco, ano, 'refeicoes', () => lerRefeicoes(banco, ano));

async function lerRefeicoes(banco: Banco, ano: number): Promise<RefeicoesDasContas[]> {
  const { rows } = await banco.execute<{ linha: RefeicoesDasContas }>(sql`
    select json_build_object('mes', to_char(t.mes, 'MM/YYYY'), 'etapa', t.etapa, 'refeicoes', t.refeicoes) as linha
    from (select date_trunc('month', r.dia::timestamp) as mes, c.modalidade as etapa, min(c.ordem) as ordem, sum(r.quantidade_de_pessoas) as refeicoes
      from refeicoes r join pratos p on p.id = r.prato_id join categorias c on c.id = p.categoria_id
      where r.executado and r.excluido_em is null and ${noAno(sql`r.dia`, ano)} group by 1, 2) t
    order by t.mes, t.ordem, t.etapa`);
  return rows.map(({ linha }) => linha);
}

/** The students, for the spreadsheet. */
export const EXPORTACAO_DOS_ALUNOS = exportavel('GET /recursos-pnae/contas/alunos', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-alunos'],
  ler: (contexto, { query }) => alunosDasContas(contexto, query.ano),
  campos: CAMPOS_DOS_ALUNOS,
});

/** The meals, for the spreadsheet. */
export const EXPORTACAO_DAS_REFEICOES_SERVIDAS = exportavel('GET /recursos-pnae/contas/refeicoes', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-refeicoes'],
  ler: (contexto, { query }) => refeicoesDasContas(contexto, query.ano),
  campos: CAMPOS_DAS_REFEICOES_SERVIDAS,
});
