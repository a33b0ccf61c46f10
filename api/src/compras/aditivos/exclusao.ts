import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { aditivos } from '../../banco/esquema/compras/aquisicoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarAditivo } from './consultas.js';
import { exigirQueBaste } from './regras-do-aditivo.js';

/** Deletes an addendum. 409 by state, or when requests need it. */
export function excluirAditivo(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const { antes, aquisicao } = await travarAditivo(tx, contexto, id);
    await guardarExclusao(tx, { entidade: 'aditivos', registro: id, tabela: aditivos });
    await tx.delete(aditivos).where(eq(aditivos.id, id));
    await exigirQueBaste(tx, aquisicao.id);
    await auditar(tx, { entidade: 'aditivos', id, acao: 'EXCLUIR', antes });
  });
}
