import { nomeComum } from '@merenda/shared/formatos';
import { eq, sql, type SQL } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarAlimento } from './consultas.js';

/** Deletes a food. 409 naming the preparations and meals that use it. */
export function excluirAlimento(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarAlimento(tx, id);
    await recusarSeEmUso(tx, contexto, `O alimento ${nomeComum(antes.nome)}`, [
      { tipo: 'preparo', registros: usosEmPreparos(id) },
      {
        tipo: 'refeicao',
        registros: sql`select r.id, to_char(r.dia + r.hora, 'DD/MM/YYYY HH24:MI') as nome, r.dia + r.hora as ordem from refeicoes r join registros_alimentos ra on ra.refeicao_id = r.id where ra.alimento_id = ${id}`,
      },
    ]);
    await guardarExclusao(tx, { entidade: 'alimentos', registro: id, tabela: alimentos });
    await tx.delete(alimentos).where(eq(alimentos.id, id));
    await auditar(tx, { entidade: 'alimentos', id, acao: 'EXCLUIR', antes });
  });
}

/** The preparations that cook the food, itself or as a substitute. */
function usosEmPreparos(id: number): SQL {
  return sql`select p.id, p.nome, p.nome as ordem from preparos p join preparo_ingredientes i on i.preparo_id = p.id
    left join ingrediente_substitutos s on s.ingrediente_id = i.id where i.alimento_id = ${id} or s.alimento_id = ${id}`;
}
