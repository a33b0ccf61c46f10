import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarCardapio } from './consultas.js';

/** Deletes a menu. 409 naming the menus, weekly menus and days of the calendar that use it. */
export function excluirCardapio(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarCardapio(tx, id);
    await recusarSeEmUso(tx, contexto, `O cardápio ${nomeComum(antes.nome)}`, [
      {
        tipo: 'cardapioRegular',
        registros: sql`select c.id, c.nome, c.nome as ordem from cardapios c join cardapio_alternativos a on a.cardapio_id = c.id where a.alternativo_id = ${id}`,
      },
      {
        tipo: 'cardapioSemanal',
        registros: sql`select s.id, s.nome, s.nome as ordem from cardapios_semanais s join cardapio_semanal_dias d on d.cardapio_semanal_id = s.id where d.cardapio_id = ${id}`,
      },
      {
        tipo: 'diaDoCalendario',
        registros: sql`select data as id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where cardapio_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'cardapios', registro: id, tabela: cardapios });
    await tx.delete(cardapios).where(eq(cardapios.id, id));
    await auditar(tx, { entidade: 'cardapios', id, acao: 'EXCLUIR', antes });
  });
}
