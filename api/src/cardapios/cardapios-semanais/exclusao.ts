import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapiosSemanais } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarCardapioSemanal } from './consultas.js';

/** Deletes a weekly menu. 409 naming the days of the calendar that it filled. */
export function excluirCardapioSemanal(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarCardapioSemanal(tx, id);
    await recusarSeEmUso(tx, contexto, `O cardápio semanal ${nomeComum(antes.nome)}`, [
      {
        tipo: 'diaDoCalendario',
        registros: sql`select data as id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where cardapio_semanal_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'cardapios-semanais', registro: id, tabela: cardapiosSemanais });
    await tx.delete(cardapiosSemanais).where(eq(cardapiosSemanais.id, id));
    await auditar(tx, { entidade: 'cardapios-semanais', id, acao: 'EXCLUIR', antes });
  });
}
