import { setImmediate as ceder } from 'node:timers/promises';
import type { CriteriosDaSugestao, ReferenciaNutricional, RegraPnae, TipoRefeicao } from '@merenda/shared/contratos';
import {
  type Acervo,
  acervoDe,
  type EtapaAvaliada,
  mesDoDia,
  type PratoServidoNoDia,
  semAula,
  semAulaCerto,
} from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { exigirCategoria, lerCalendarioEscolar, referenciaSeHouver } from '../../cadastros/index.js';
import { lerRegrasDosCardapios } from '../conformidade/regras.js';
import { noPeriodo, pratosServidosEm } from '../conformidade/servidos.js';
import { lerDadosDasFichas } from '../fichas-tecnicas/dados.js';
import { precosDosAlimentos } from '../fichas-tecnicas/precos.js';
import { pratoDaEtapa, type PratoDaEtapa, type PratoLido } from './pratos-da-etapa.js';
import { semanasDaSugestao, type SemanaDaSugestao } from './semanas.js';

/** The dishes of days, 'YYYY-MM-DD'. */
export type PratosPorDia = ReadonlyMap<string, readonly PratoServidoNoDia[]>;

/** Everything that a suggestion for a stage is made of. */
export interface DadosDaSugestao {
  acervo: Acervo;
  etapa: EtapaAvaliada;
  /** The rules about the food of menus that are in force on the first day. */
  regras: readonly RegraPnae[];
  /** What the national norm asks of the stage; null when it has no reference. */
  referencia: ReferenciaNutricional | null;
  pratos: ReadonlyMap<number, PratoDaEtapa>;
  semanas: readonly SemanaDaSugestao[];
  temAula: (dia: string) => boolean;
  /** What the unit's calendar has for the stage, from the first day of the first month to the end of the last one. */
  doCalendario: PratosPorDia;
}

type Pedida = Pick<CriteriosDaSugestao, 'categoria' | 'modalidade' | 'unidade' | 'de' | 'semanas' | 'fixos'>;

/** Reads what a suggestion needs. 422 when the category does not exist. */
export async function lerDadosDaSugestao(banco: Banco, pedida: Pedida): Promise<DadosDaSugestao> {
  const { categoria, modalidade, de } = pedida;
  await exigirCategoria(banco, categoria.id);
  const unidade = pedida.unidade?.id ?? null;
  const fim = semanasDaSugestao(pedida, { feriados: new Map(), periodos: [] }, null).at(-1)?.ate ?? de;
  const todos = { de: mesDoDia(de).de, ate: mesDoDia(fim).ate };
  const escolar = await lerCalendarioEscolar(banco, todos);
  const dados = await lerDadosDasFichas(banco);
  const precoDe = await precosDosAlimentos(banco, dados.alimentos);
  const familiares = new Set(dados.alimentos.filter((um) => precoDe(um)?.familiar).map(({ id }) => id));
  const acervo = acervoDe(dados);
  const doCalendario: PratosPorDia =
    unidade === null
      ? new Map()
      : await lerCalendario(banco, pedida, unidade, todos, (dia) => semAulaCerto(dia, escolar, unidade) !== null);
  const citados = [...doCalendario.values()].flatMap((doDia) => doDia.map(({ id }) => id));
  const lidos = await lerPratos(banco, pedida, citados);
  const pratos = new Map<number, PratoDaEtapa>();
  for (const um of lidos) {
    pratos.set(
      um.id,
      pratoDaEtapa(um, acervo, ({ id }) => familiares.has(id)),
    );
    // Hundreds of dishes take longer than another request should wait.
    await ceder();
  }
  return {
    acervo,
    etapa: { creche: acervo.creches.includes(categoria.id), modalidade },
    regras: await lerRegrasDosCardapios(banco, de),
    referencia: await referenciaSeHouver(banco, categoria.id, modalidade),
    pratos,
    semanas: semanasDaSugestao(pedida, escolar, unidade),
    temAula: (dia) => semAula(dia, escolar, unidade) === null,
    doCalendario,
  };
}

/** The dishes of the category and those that stay or that the calendar has; only those of the modality are suggested. */
async function lerPratos(
  banco: Banco,
  { categoria, modalidade, fixos }: Pedida,
  doCalendario: readonly number[],
): Promise<PratoLido[]> {
  const citados = [...fixos.map(({ prato }) => prato.id), ...doCalendario];
  const { rows } = await banco.execute<PratoLido & Record<string, unknown>>(sql`
    select p.id, p.nome, p.categoria_id as "categoriaId", p.tipos_da_refeicao as tipos, ${MESES} as meses,
      p.categoria_id = ${categoria.id} and p.modalidade = ${modalidade} and not ${SO_ALTERNATIVO} as candidato
    from pratos p where p.categoria_id = ${categoria.id} or p.id = any(${sql.param([...new Set(citados)])}::int[]) order by p.id`);
  return rows;
}

/** The months of each item of a dish `p` that has a season. */
const MESES = sql`coalesce((select json_agg(i.meses) from prato_preparos pp join preparo_ingredientes pi on pi.preparo_id = pp.preparo_id
  join alimentos a on a.id = pi.alimento_id join itens_produto i on i.id = a.item_id
  where pp.prato_id = p.id and pi.quantidade > 0 and i.meses <> '[]'), '[]')`;

/** Only alternative menus have the dish `p`: it is for the students who need it. */
const SO_ALTERNATIVO = sql`(exists (select from cardapio_pratos cp where cp.prato_id = p.id)
  and not exists (select from cardapio_pratos cp join cardapios c on c.id = cp.cardapio_id and c.cardapio_tipo = 'REGULAR'
    where cp.prato_id = p.id))`;

async function lerCalendario(
  banco: Banco,
  { categoria, modalidade }: Pedida,
  unidade: number,
  todos: { de: string; ate: string },
  nadaEm: (dia: string) => boolean,
): Promise<PratosPorDia> {
  const { rows } = await banco.execute<{ dia: string; hora: string; tipo: TipoRefeicao; prato: number; nome: string }>(
    sql`select s.dia::text as dia, s.hora, s.tipo, s.prato, d.nome
      from (${pratosServidosEm(sql`l.unidade_educacional_id = ${unidade} and c.categoria_id = ${categoria.id}
        and c.modalidade = ${modalidade} and ${noPeriodo(todos)}`)}) s
      join pratos d on d.id = s.prato order by s.dia, s.hora, s.prato`,
  );
  const dias = new Map<string, PratoServidoNoDia[]>();
  for (const { dia, prato, ...servido } of rows) {
    if (nadaEm(dia)) continue;
    dias.set(dia, [...(dias.get(dia) ?? []), { ...servido, id: prato }]);
  }
  return dias;
}
