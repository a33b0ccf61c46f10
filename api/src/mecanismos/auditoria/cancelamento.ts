import type { CancelamentoLido } from '@merenda/shared/contratos';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { nomeDoAutor } from './autores.js';

/** Who cancelled a record, and when, by the audit trail; both null where the trail does not reach back so far. */
export async function autorDoCancelamento(
  banco: Banco,
  entidade: 'aquisicoes' | 'solicitacoes' | 'movimentacoes',
  id: number,
): Promise<Pick<CancelamentoLido, 'quando' | 'usuario'>> {
  const [linha] = await banco
    .select({
      quando: auditoria.quando,
      usuario: sql<string>`coalesce(${auditoria.nome}, ${nomeDoAutor(auditoria.usuarioId)})`,
    })
    .from(auditoria)
    .where(and(eq(auditoria.entidade, entidade), eq(auditoria.entidadeId, id), eq(auditoria.acao, 'CANCELAR')))
    .orderBy(desc(auditoria.id))
    .limit(1);
  return linha ? { quando: dataHoraBR(linha.quando), usuario: linha.usuario } : { quando: null, usuario: null };
}
