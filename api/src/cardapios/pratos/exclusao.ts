import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { pratos } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarPrato } from './consultas.js';

/** Deletes a dish. 409 naming the menus and meals that use it. */
export function excluirPrato(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPrato(tx, id);
    await recusarSeEmUso(tx, contexto, `O prato ${nomeComum(antes.nome)}`, [
      {
        tipo: 'cardapio',
        registros: sql`select c.id, c.nome, c.nome as ordem from cardapios c join cardapio_pratos cp on cp.cardapio_id = c.id where cp.prato_id = ${id}`,
      },
      {
        tipo: 'refeicao',
        registros: sql`select id, to_char(dia + hora, 'DD/MM/YYYY HH24:MI') as nome, dia + hora as ordem from refeicoes where prato_id = ${id}`,
      },
      {
        tipo: 'substituicao',
        registros: sql`select s.id, to_char(l.data, 'DD/MM/YYYY') as nome, l.data as ordem from substituicoes s join lancamentos l on l.id = s.lancamento_id where ${id} in (s.substituido_id, s.substituto_id)`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'pratos', registro: id, tabela: pratos });
    await tx.delete(pratos).where(eq(pratos.id, id));
    await auditar(tx, { entidade: 'pratos', id, acao: 'EXCLUIR', antes });
  });
}
