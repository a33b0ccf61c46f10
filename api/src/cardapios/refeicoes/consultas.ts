import type {
  BuscaPaginadaDeRefeicoes,
  BuscaRefeicoes,
  OrdemRefeicao,
  Pagina,
  Refeicao,
  RefeicaoComRegistros,
  RegistroDeAlimento,
  SituacaoRefeicao,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { REFEICAO_NAO_ENCONTRADA } from '@merenda/shared/regras';
import { and, asc, desc, eq, gte, inArray, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { dasUnidadesDe, exigirUnidadesEducacionais } from '../../acesso/index.js';
import { chavesDe, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { alimentos, cardapios, lancamentos, pratos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes, registrosAlimentos } from '../../banco/esquema/cardapios/refeicoes.js';
import { comLinhas, paginar, type Lista } from '../../banco/paginas.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';

/** The meals of a unit, newest first. */
export function listarRefeicoes(banco: Banco, { unidade, de, ate }: BuscaRefeicoes): Promise<Refeicao[]> {
  return buscar(banco, eq(refeicoes.unidadeEducacionalId, unidade), noPeriodo({ de, ate }));
}

/** Newest day first, and within a day by the hour. */
const LISTA: Lista<OrdemRefeicao> = {
  de: sql`${refeicoes} left join ${chavesDe(sql`pratos p`, sql`p.id`, sql`p.nome`)} prato on prato.id = ${refeicoes.pratoId}`,
  chaves: [
    { coluna: refeicoes.dia, tipo: 'dia', decrescente: true },
    { coluna: refeicoes.hora, tipo: 'hora' },
    { coluna: refeicoes.id, tipo: 'inteiro' },
  ],
  ordens: {
    prato: [porChaveDe(sql`prato`)],
    data: [
      { coluna: refeicoes.dia, tipo: 'dia' },
      { coluna: refeicoes.hora, tipo: 'hora' },
    ],
    hora: [{ coluna: refeicoes.hora, tipo: 'hora' }],
    alunos: [{ coluna: refeicoes.quantidadeDePessoas, tipo: 'inteiro' }],
  },
};

/** One page of the meals of a unit, or of all units of the user. 403 for a unit that is not the user's. */
export async function paginaDeRefeicoes(
  { banco, usuario }: Contexto,
  { unidade, de, ate, situacao, ...pagina }: BuscaPaginadaDeRefeicoes,
): Promise<Pagina<Refeicao>> {
  if (unidade !== undefined) await exigirUnidadesEducacionais({ banco, usuario }, [unidade]);
  const ids = await paginar<number, OrdemRefeicao>(
    banco,
    LISTA,
    {
      linha: sql`${refeicoes.id}`,
      escopo: and(
        isNull(refeicoes.excluidoEm),
        noPeriodo({ de, ate }),
        unidade === undefined
          ? dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId)
          : eq(refeicoes.unidadeEducacionalId, unidade),
      ),
      filtros: [situacao && NA_SITUACAO[situacao]],
    },
    pagina,
  );
  return comLinhas(ids, (lidos) => buscar(banco, inArray(refeicoes.id, lidos)));
}

const NA_SITUACAO: Record<SituacaoRefeicao, SQL | undefined> = {
  REGISTRADA: eq(refeicoes.executado, false),
  EXECUTADA: eq(refeicoes.executado, true),
  SEM_SOBRA: and(eq(refeicoes.executado, true), isNull(refeicoes.sobraDeAlimentos)),
};

const noPeriodo = ({ de, ate }: Pick<BuscaRefeicoes, 'de' | 'ate'>): SQL | undefined =>
  and(de ? gte(refeicoes.dia, de) : undefined, ate ? lte(refeicoes.dia, ate) : undefined);

/** A meal of the user's units with its foods; 404. */
export async function buscarRefeicao(
  banco: Banco | Transacao,
  usuario: Contexto['usuario'],
  id: number,
): Promise<RefeicaoComRegistros> {
  const [refeicao] = await buscar(banco, eq(refeicoes.id, id), dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId));
  if (!refeicao) throw naoEncontrado(REFEICAO_NAO_ENCONTRADA);
  return { ...refeicao, registros: await listarRegistros(banco, id), ...(await partesDaRefeicao(banco, id)) };
}

export type LinhaDeRefeicao = typeof refeicoes.$inferSelect;

/** A meal as it is stored; 404 when there is none, it was deleted, or its unit is not the user's. */
export async function linhaDaRefeicao(
  banco: Banco,
  usuario: Contexto['usuario'],
  id: number,
): Promise<LinhaDeRefeicao> {
  const [linha] = await banco.select().from(refeicoes).where(visivel(usuario, id));
  if (!linha) throw naoEncontrado(REFEICAO_NAO_ENCONTRADA);
  return linha;
}

/** Like `linhaDaRefeicao`, locked until the end of the transaction. */
export async function travarRefeicao(
  tx: Transacao,
  usuario: Contexto['usuario'],
  id: number,
): Promise<LinhaDeRefeicao> {
  const [linha] = await tx.select().from(refeicoes).where(visivel(usuario, id)).for('update');
  if (!linha) throw naoEncontrado(REFEICAO_NAO_ENCONTRADA);
  return linha;
}

/**
 * The id of a meal that a write names by its id or by the UUID with which it was registered. 404 when no meal has the
 * UUID, or its unit is not the user's.
 */
export async function idDaRefeicao(contexto: Contexto, qual: number | string): Promise<number> {
  return typeof qual === 'number' ? qual : idDaUnica(contexto, eq(refeicoes.uuid, qual));
}

/** The id of the meal of the user's units that a unique key selects; 404 when there is none. */
export async function idDaUnica({ banco, usuario }: Contexto, daChave: SQL | undefined): Promise<number> {
  const [linha] = await banco
    .select({ id: refeicoes.id })
    .from(refeicoes)
    .where(and(daChave, isNull(refeicoes.excluidoEm), dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId)));
  if (!linha) throw naoEncontrado('Esta refeição não está registrada. Registre a refeição antes.');
  return linha.id;
}

/** A meal of the user's units as it is shown, without its foods, locked like `travarRefeicao`; 404. */
export async function travarRefeicaoMostrada(
  tx: Transacao,
  usuario: Contexto['usuario'],
  id: number,
): Promise<Refeicao> {
  const [linha] = await refeicaoTravada(tx).execute({ id, usuario: usuario.id });
  if (!linha) throw naoEncontrado(REFEICAO_NAO_ENCONTRADA);
  return refeicaoDe(linha);
}

const refeicaoTravada = preparada((banco) =>
  comDetalhes(banco)
    .where(visivel({ id: sql.placeholder('usuario') }, sql.placeholder('id')))
    .for('update', { of: refeicoes })
    .prepare('refeicao_travada'),
);

/** The foods of a meal by the order in which they were registered. */
async function listarRegistros(banco: Banco | Transacao, refeicaoId: number): Promise<RegistroDeAlimento[]> {
  const linhas = await banco
    .select({
      alimento: { id: alimentos.id, nome: alimentos.nome },
      valor: registrosAlimentos.valorArredondado,
      unidadeMedida: registrosAlimentos.unidadeMedida,
    })
    .from(registrosAlimentos)
    .innerJoin(alimentos, eq(alimentos.id, registrosAlimentos.alimentoId))
    .where(eq(registrosAlimentos.refeicaoId, refeicaoId))
    .orderBy(asc(registrosAlimentos.id));
  return linhas.map(({ alimento, valor, unidadeMedida }) => ({
    alimento,
    valorArredondado: Number(valor),
    unidadeMedida,
  }));
}

/** Meals with their foods; the caller has checked that they are the user's. */
export async function refeicoesComRegistros(banco: Banco, ids: readonly number[]): Promise<RefeicaoComRegistros[]> {
  if (ids.length === 0) return [];
  const partes = await partesDasRefeicoes(banco, ids);
  const registros = await banco
    .select({
      refeicao: registrosAlimentos.refeicaoId,
      alimento: { id: alimentos.id, nome: alimentos.nome },
      valor: registrosAlimentos.valorArredondado,
      unidadeMedida: registrosAlimentos.unidadeMedida,
    })
    .from(registrosAlimentos)
    .innerJoin(alimentos, eq(alimentos.id, registrosAlimentos.alimentoId))
    .where(inArray(registrosAlimentos.refeicaoId, [...ids]))
    .orderBy(asc(registrosAlimentos.id));
  return (await buscar(banco, inArray(refeicoes.id, [...ids]))).map((refeicao) => ({
    ...refeicao,
    registros: registros
      .filter((registro) => registro.refeicao === refeicao.id)
      .map(({ alimento, valor, unidadeMedida }) => ({ alimento, valorArredondado: Number(valor), unidadeMedida })),
    ...partes.get(refeicao.id),
  }));
}

/** What a meal has beyond its foods: the diets that it counted apart, and the foods that were missing. */
export async function partesDaRefeicao(
  banco: Banco | Transacao,
  refeicaoId: number,
): Promise<Pick<RefeicaoComRegistros, 'dietas' | 'substituicoes'>> {
  return (await partesDasRefeicoes(banco, [refeicaoId])).get(refeicaoId) ?? {};
}

/** The same of several meals; those without any are left out. */
async function partesDasRefeicoes(
  banco: Banco | Transacao,
  ids: readonly number[],
): Promise<Map<number, Pick<RefeicaoComRegistros, 'dietas' | 'substituicoes'>>> {
  const { rows } = await banco.execute<{
    refeicao: number;
    dietas: NonNullable<RefeicaoComRegistros['dietas']> | null;
    substituicoes: NonNullable<RefeicaoComRegistros['substituicoes']> | null;
  }>(sql`
    select r.id as refeicao,
      (select json_agg(json_build_object('patologia', json_build_object('id', p.id, 'nome', p.tipo), 'alunos', d.alunos) order by d.id)
        from refeicao_dietas d join patologias p on p.id = d.patologia_id where d.refeicao_id = r.id) as dietas,
      (select json_agg(json_build_object('alimento', json_build_object('id', a.id, 'nome', a.nome),
          'substituto', json_build_object('id', o.id, 'nome', o.nome), 'quantidade', s.quantidade, 'unidadeMedida', s.unidade_medida,
          'motivo', s.motivo) order by s.id)
        from refeicao_substituicoes s join alimentos a on a.id = s.alimento_id join alimentos o on o.id = s.substituto_id
        where s.refeicao_id = r.id) as substituicoes
    from refeicoes r where r.id = any(${sql.param([...ids])}::int[])`);
  return new Map(
    rows.map(({ refeicao, dietas, substituicoes }) => [
      refeicao,
      { ...(dietas && { dietas }), ...(substituicoes && { substituicoes }) },
    ]),
  );
}

function visivel(usuario: Parameters<typeof dasUnidadesDe>[0], id: number | Placeholder): SQL | undefined {
  return and(
    eq(refeicoes.id, id),
    isNull(refeicoes.excluidoEm),
    dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId),
  );
}

async function buscar(banco: Banco | Transacao, ...filtros: (SQL | undefined)[]): Promise<Refeicao[]> {
  const linhas = await comDetalhes(banco)
    .where(and(isNull(refeicoes.excluidoEm), ...filtros))
    .orderBy(desc(refeicoes.dia), asc(refeicoes.hora), asc(refeicoes.id));
  return linhas.map(refeicaoDe);
}

/** Meals with the names that they are shown with. */
function comDetalhes(banco: Banco | Transacao) {
  return banco
    .select({
      linha: refeicoes,
      unidadeEducacional: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome },
      prato: { id: pratos.id, nome: pratos.nome },
      lancamentoId: lancamentos.id,
      cardapio: { id: cardapios.id, nome: cardapios.nome },
    })
    .from(refeicoes)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, refeicoes.unidadeEducacionalId))
    .innerJoin(pratos, eq(pratos.id, refeicoes.pratoId))
    .leftJoin(lancamentos, eq(lancamentos.id, refeicoes.lancamentoId))
    .leftJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId));
}

type LinhaComDetalhes = Awaited<ReturnType<typeof comDetalhes>>[number];

function refeicaoDe({ linha, unidadeEducacional, prato, lancamentoId, cardapio }: LinhaComDetalhes): Refeicao {
  return {
    id: linha.id,
    unidadeEducacional,
    dia: formatarData(linha.dia),
    hora: linha.hora.slice(0, 5),
    tipo: linha.tipo,
    prato,
    quantidadeDePessoas: linha.quantidadeDePessoas,
    acrescimo: Number(linha.acrescimo),
    executado: linha.executado,
    executadoEm: linha.executadoEm && dataHoraBR(linha.executadoEm),
    sobraDeAlimentos: linha.sobraDeAlimentos === null ? null : Number(linha.sobraDeAlimentos),
    lancamentoCardapio: lancamentoId !== null && cardapio ? { id: lancamentoId, cardapio } : null,
    ...(linha.lancadaDepois && { lancadaDepois: true }),
  };
}
