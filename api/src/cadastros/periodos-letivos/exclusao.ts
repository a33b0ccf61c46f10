import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { periodosLetivos } from '../../banco/esquema/cadastros/periodos-letivos.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarPeriodo } from './consultas.js';
import { ENTIDADE } from './gravacao.js';

/** Takes a period out of the school calendar; the cardápios of its days stay. 404. */
export function excluirPeriodo(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPeriodo(tx, contexto.usuario, id);
    await guardarExclusao(tx, { entidade: ENTIDADE, registro: id, tabela: periodosLetivos });
    await tx.delete(periodosLetivos).where(eq(periodosLetivos.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}
