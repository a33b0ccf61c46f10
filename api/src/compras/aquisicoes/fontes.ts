import type { AquisicaoResumo, FontesDasAquisicoes } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao } from '../../mecanismos/versao.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarAquisicao, exigirAquisicao, listarDeIds } from './consultas.js';
import { recusaDasCafs } from './tetos.js';

/**
 * Says who pays several acquisitions, also those in force, which cannot be edited otherwise: all of them or none. Who
 * sends one has checked it. 404, 409 at a stale version, and with the figures when one in force that the national
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
