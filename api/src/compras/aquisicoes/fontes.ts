import type { Aquisicao, AquisicaoResumo, FontesDasAquisicoes } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao } from '../../mecanismos/versao.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarAquisicao, exigirAquisicao, listarDeIds } from './consultas.js';
import { recusaDasCafs } from './tetos.js';

/**
 * Says who pays several acquisitions, also those in force, which cannot be edited otherwise: all of them or none. Who
 * sends one has checked it. 404, 409 at a stale version, for one that closed accounts have, and with the figures when one in force that the national
 * programme pays from now on passes the ceiling of a CAF.
 */
export function definirFontes(
  contexto: Contexto,
  { aquisicoes: mudancas }: FontesDasAquisicoes,
): Promise<AquisicaoResumo[]> {
  return emTransacao(contexto, async (tx) => {
    // All of them before the ceilings, and in the order of ids, as every transaction that locks several.
    const emOrdem = [...mudancas].sort((uma, outra) => uma.id - outra.id);
    const travadas = [];
    for (const mudanca of emOrdem) travadas.push({ mudanca, travada: await exigirAquisicao(tx, contexto, mudanca.id) });
    for (const { mudanca, travada } of travadas) {
      const { id, fonteDeRecursos, versao } = mudanca;
      exigirVersao(travada, versao, 'A aquisição foi alterada');
      const antes = await buscarAquisicao(tx, contexto.usuario, id);
      await tx
        .update(aquisicoes)
        .set({ fonteDeRecursos, fonteConferida: true, versao: travada.versao + 1 })
        .where(eq(aquisicoes.id, id));
      if (antes.fonteDeRecursos !== fonteDeRecursos) await exigirForaDosFechados(tx, antes);
      if (travada.status === 'VIGENTE' && antes.fonteDeRecursos !== fonteDeRecursos) {
        const recusa = await recusaDasCafs(tx, travada);
        if (recusa) throw conflito(`Aquisição ${antes.numero}/${antes.ano}: ${recusa}`);
      }
      const depois = await buscarAquisicao(tx, contexto.usuario, id);
      await auditar(tx, { entidade: 'aquisicoes', id, acao: 'ALTERAR', antes, depois });
    }
    return listarDeIds(
      tx,
      contexto.usuario,
      emOrdem.map(({ id }) => id),
    );
  });
}

/**
 * Throws 409 when closed accounts have a contract, an invoice or a payment of the acquisition: who paid it stays. Read after the
 * write, which waits for a closing.
 */
async function exigirForaDosFechados(tx: Transacao, { id, numero, ano }: Aquisicao): Promise<void> {
  const { rows } = await tx.execute<{ ano: number }>(sql`
    select min(f.ano) as ano from anos_fechados f
    join (select extract(year from a.data_contrato) as ano from aquisicoes a where a.id = ${id} and a.status = 'VIGENTE'
      union select extract(year from n.data_recebimento) from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id where s.aquisicao_id = ${id}
      union select extract(year from g.data) from pagamentos g join notas_fiscais n on n.id = g.nota_fiscal_id
        join solicitacoes s on s.id = n.solicitacao_id where s.aquisicao_id = ${id}) d on d.ano = f.ano having count(*) > 0`);
  const [fechado] = rows;
  if (fechado)
    throw conflito(
      `As contas de ${fechado.ano}, que têm a aquisição ${numero}/${ano}, estão fechadas: quem paga não muda mais.`,
    );
}
