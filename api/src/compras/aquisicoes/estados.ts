import type { AcaoAuditada, Aquisicao, Cancelamento, CancelamentoLido, LimiarDeSaldo } from '@merenda/shared/contratos';
import { MAQUINA_AQUISICAO, recusaHomologacao, type AcaoAquisicao } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { autorDoCancelamento } from '../../mecanismos/auditoria/cancelamento.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { buscarAquisicao, exigirAquisicao, type AquisicaoTravada } from './consultas.js';
import { recusaDasCafs } from './tetos.js';

/**
 * PENDENTE → VIGENTE, when the partial value equals the total, the validity is not past, and no CAF passes its ceiling;
 * otherwise 409.
 */
export function homologarAquisicao(contexto: Contexto, id: number): Promise<Aquisicao> {
  return mudar(contexto, id, 'homologar', {
    recusa: async (tx, travada, { valorParcial }) =>
      recusaHomologacao({ ...travada, valorParcial }, hoje()) ?? (await recusaDasCafs(tx, travada)),
  });
}

/** PENDENTE or VIGENTE → CANCELADA, with its reason. Open requests stay: ordered goods may still arrive. */
export function cancelarAquisicao(contexto: Contexto, id: number, { motivo }: Cancelamento): Promise<Aquisicao> {
  return mudar(contexto, id, 'cancelar', { colunas: { motivoCancelamento: motivo, canceladaEm: agora() } });
}

/** Sets the percentage of the value below which a notification is shown. */
export function definirLimiar(contexto: Contexto, id: number, { valor }: LimiarDeSaldo): Promise<Aquisicao> {
  return mudar(contexto, id, 'notificar', { colunas: { valorAbaixo: valor } });
}

/** Who cancelled an acquisition, when and why. 404 when it was not cancelled. */
export async function motivoDaAquisicao({ banco, usuario }: Contexto, id: number): Promise<CancelamentoLido> {
  const { motivo } = await buscarAquisicao(banco, usuario, id);
  if (motivo === null) throw naoEncontrado('A aquisição não foi cancelada.');
  return { motivo, ...(await autorDoCancelamento(banco, 'aquisicoes', id)) };
}

interface Mudanca {
  colunas?: Partial<typeof aquisicoes.$inferInsert>;
  /** Replaces the check by the table of states. */
  recusa?: (tx: Transacao, travada: AquisicaoTravada, aquisicao: Aquisicao) => Promise<string | null>;
}

/** Name of this action in the audit trail. */
const AUDITADA = { homologar: 'HOMOLOGAR', cancelar: 'CANCELAR', notificar: 'NOTIFICAR' } as const satisfies Partial<
  Record<AcaoAquisicao, AcaoAuditada>
>;

function mudar(
  contexto: Contexto,
  id: number,
  acao: keyof typeof AUDITADA,
  { colunas, recusa }: Mudanca,
): Promise<Aquisicao> {
  return emTransacao(contexto, async (tx) => {
    const travada = await exigirAquisicao(tx, contexto, id);
    const antes = await buscarAquisicao(tx, contexto.usuario, id);
    const frase = recusa ? await recusa(tx, travada, antes) : MAQUINA_AQUISICAO.recusa(acao, travada.status);
    if (frase) throw conflito(frase);
    const status = MAQUINA_AQUISICAO.depois(acao, travada.status);
    await tx
      .update(aquisicoes)
      .set({ ...colunas, status, versao: travada.versao + 1 })
      .where(eq(aquisicoes.id, id));
    const depois = await buscarAquisicao(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'aquisicoes', id, acao: AUDITADA[acao], antes, depois });
    return depois;
  });
}
