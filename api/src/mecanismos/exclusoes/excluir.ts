import type { EntidadeDesfazivel } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { recusarComRegistros } from '../em-uso.js';
import { exclusoesDasAreas } from './excluivel.js';
import { guardarExclusao } from './guardar.js';
import { partesDe } from './partes.js';
import { usosDe } from './usos.js';

/**
 * Deletes a record with its parts; the deletion can be undone (`desfazimento.ts`). 404; 409 by a rule of its entity, or
 * naming the records that use it: 'O item Arroz não pode ser excluído: é usado por 1 produto (Arroz 1 kg).'
 */
export function excluir(contexto: Contexto, entidade: EntidadeDesfazivel, registro: number | string): Promise<void> {
  const { excluiveis, rotulos } = exclusoesDasAreas();
  const excluivel = excluiveis[entidade];
  return emTransacao(contexto, async (tx) => {
    const {
      registrado,
      sujeito = 'O registro',
      saida,
      aoExcluir,
    } = await excluivel.travar(tx, contexto, String(registro));
    const genero = sujeito.startsWith('A ') ? 'a' : 'o';
    await recusarComRegistros(
      tx,
      contexto,
      { titulo: `${sujeito} não pode ser excluíd${genero}`, motivo: `é usad${genero} por`, saida },
      usosDe(excluivel, registro, rotulos),
    );
    const partes = partesDe(excluivel, registro);
    await guardarExclusao(tx, { entidade, registro, partes });
    const { tabela: propria, mais = [] } = excluivel;
    // Parts first. The foreign keys delete the others.
    for (const { tabela, condicao } of partes.toReversed()) {
      if (tabela === propria || mais.includes(tabela)) await tx.delete(tabela).where(condicao);
    }
    await aoExcluir?.();
    await auditar(tx, {
      entidade,
      id: typeof registro === 'number' ? registro : null,
      acao: 'EXCLUIR',
      antes: registrado,
    });
  });
}
