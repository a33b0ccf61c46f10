import type { BuscaDaAuditoria, LinhaDaAuditoria, PaginaDaAuditoria } from '@merenda/shared/contratos';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { auditoria } from '../../banco/esquema/acesso.js';
import { invalido } from '../../nucleo/recusas.js';
import { dataHoraBR, fuso } from '../../nucleo/relogio.js';
import { nomeDoAutor } from '../estoques/autores.js';

const POR_PAGINA = 20;
/** Maximum lines of one export: a spreadsheet can still open it. */
const EXPORTADAS = 20_000;

/** One page of the selected lines, newest first. Throws 422 when the period ends before it begins. */
export async function paginaDaAuditoria(
  { banco }: Contexto,
  busca: BuscaDaAuditoria,
  pagina = 1,
): Promise<PaginaDaAuditoria> {
  const condicao = condicaoDe(busca);
  const [total, linhas] = [
    await banco.$count(auditoria, condicao),
    await linhasDaAuditoria(banco, condicao, POR_PAGINA, (pagina - 1) * POR_PAGINA),
  ];
  return { total, pagina, porPagina: POR_PAGINA, linhas };
}

/** The newest `EXPORTADAS` selected lines. Throws like `paginaDaAuditoria`. */
export function auditoriaParaExportar({ banco }: Contexto, busca: BuscaDaAuditoria): Promise<LinhaDaAuditoria[]> {
  return linhasDaAuditoria(banco, condicaoDe(busca), EXPORTADAS, 0);
}

async function linhasDaAuditoria(
  banco: Banco,
  condicao: SQL | undefined,
  limite: number,
  salto: number,
): Promise<LinhaDaAuditoria[]> {
  const { id, quando, usuarioId, entidade, entidadeId, acao, antes, depois } = auditoria;
  const usuario = sql<string>`case when ${usuarioId} is null then 'Sistema' else ${nomeDoAutor(usuarioId)} end`;
  const linhas = await banco
    .select({ id, quando, usuario, entidade, entidadeId, acao, antes, depois })
    .from(auditoria)
    .where(condicao)
    .orderBy(desc(quando), desc(id))
    .limit(limite)
    .offset(salto);
  return linhas.map((linha) => ({ ...linha, quando: dataHoraBR(linha.quando) }));
}

function condicaoDe({ entidade, registro, acao, usuario, de, ate }: BuscaDaAuditoria): SQL | undefined {
  if (de && ate && ate < de)
    throw invalido([{ campo: 'ate', mensagem: 'O fim do período não pode ser anterior ao início.' }]);
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
