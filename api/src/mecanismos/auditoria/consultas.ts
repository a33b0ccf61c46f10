import type {
  BuscaDaAuditoria,
  BuscaPaginadaDaAuditoria,
  LinhaDaTrilha,
  Pagina,
  PaginaPedida,
} from '@merenda/shared/contratos';
import { violacoesDoPeriodo } from '@merenda/shared/regras';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { auditoria, auditoriaElos } from '../../banco/esquema/auditoria.js';
import { comLinhas, paginar, type Lista } from '../../banco/paginas.js';
import { invalido } from '../../nucleo/recusas.js';
import { dataHoraBR, fuso } from '../../nucleo/relogio.js';
import { nomeDoAutor } from './autores.js';
import { RESUMO_SEM_VALORES } from './cadeia.js';
import { ocultarPessoas } from './ocultacao.js';

/** Maximum lines of one export: a spreadsheet can still open it. */
const EXPORTADAS = 20_000;

/** Newest first. */
const LISTA: Lista = {
  de: sql`${auditoria}`,
  chaves: [
    { coluna: auditoria.quando, tipo: 'instante', decrescente: true },
    { coluna: auditoria.id, tipo: 'inteiro', decrescente: true },
  ],
};

/** One page of the selected lines. Throws 422 when the period ends before it begins. */
export const paginaDaAuditoria = (
  { banco }: Contexto,
  { porPagina, apos, pular, ...busca }: BuscaPaginadaDaAuditoria,
): Promise<Pagina<LinhaDaTrilha>> => paginaDeLinhas(banco, condicaoDe(busca), { porPagina, apos, pular });

/** One page of the lines in `escopo`, newest first. */
export async function paginaDeLinhas(
  banco: Banco,
  escopo: SQL | undefined,
  pagina: PaginaPedida,
): Promise<Pagina<LinhaDaTrilha>> {
  const ids = await paginar<number>(banco, LISTA, { linha: sql`${auditoria.id}`, escopo }, pagina);
  return comLinhas(ids, (lidos) => linhasDaAuditoria(banco, inArray(auditoria.id, lidos)));
}

/** The newest `EXPORTADAS` selected lines, newest first. Throws like `paginaDaAuditoria`. */
export function auditoriaParaExportar({ banco }: Contexto, busca: BuscaDaAuditoria): Promise<LinhaDaTrilha[]> {
  return linhasDaAuditoria(banco, condicaoDe(busca));
}

async function linhasDaAuditoria(banco: Banco, condicao: SQL | undefined): Promise<LinhaDaTrilha[]> {
  const { id, quando, usuarioId, nome, login, endereco, sessao, entidade, entidadeId, acao, antes, depois } = auditoria;
  const usuario = sql<string>`case when ${usuarioId} is null then 'Sistema' else coalesce(${nome}, ${nomeDoAutor(usuarioId)}) end`;
  const linhas = await banco
    .select({
      id,
      quando,
      usuario,
      login,
      endereco,
      sessao,
      entidade,
      entidadeId,
      acao,
      antes,
      depois,
      expurgada: EXPURGADA,
    })
    .from(auditoria)
    .where(condicao)
    .orderBy(desc(quando), desc(id))
    .limit(EXPORTADAS);
  return linhas.map((linha) => ({ ...linha, ...ocultarPessoas(linha), quando: dataHoraBR(linha.quando) }));
}

/** A line without values whose link was made over values. */
const EXPURGADA = sql<boolean>`${auditoria.antes} is null and ${auditoria.depois} is null and exists (
  select from ${auditoriaElos} e where e.auditoria_id = ${auditoria}.id and e.resumo <> ${RESUMO_SEM_VALORES})`;

function condicaoDe({ entidade, registro, acao, usuario, de, ate }: BuscaDaAuditoria): SQL | undefined {
  const [invertido] = violacoesDoPeriodo({ de, ate });
  if (invertido) throw invalido([invertido]);
  // A day begins and ends by the municipality's clock, in any time zone of the database.
  const meiaNoite = (dia: SQL): SQL => sql`((${dia})::timestamp at time zone ${fuso()})`;
  return and(
    entidade === undefined ? undefined : eq(auditoria.entidade, entidade),
    registro === undefined ? undefined : eq(auditoria.entidadeId, registro),
    acao === undefined ? undefined : eq(auditoria.acao, acao),
    usuario === undefined ? undefined : eq(auditoria.usuarioId, usuario),
    de === undefined ? undefined : sql`${auditoria.quando} >= ${meiaNoite(sql`${de}::date`)}`,
    ate === undefined ? undefined : sql`${auditoria.quando} < ${meiaNoite(sql`${ate}::date + 1`)}`,
  );
}
