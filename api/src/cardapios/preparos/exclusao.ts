import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { preparos } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarPreparo } from './consultas.js';

/** Deletes a preparation. 409 naming the dishes that use it. */
export function excluirPreparo(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPreparo(tx, id);
    await recusarSeEmUso(tx, contexto, `O preparo ${nomeComum(antes.nome)}`, [
      {
        tipo: 'prato',
        registros: sql`select p.id, p.nome, p.nome as ordem from pratos p join prato_preparos pp on pp.prato_id = p.id where pp.preparo_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'preparos', registro: id, tabela: preparos });
    await tx.delete(preparos).where(eq(preparos.id, id));
    await auditar(tx, { entidade: 'preparos', id, acao: 'EXCLUIR', antes });
  });
}
