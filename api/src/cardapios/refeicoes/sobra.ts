import type { RefeicaoComRegistros } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { buscarRefeicao, travarRefeicao } from './consultas.js';
import { exigirEstado } from './estado.js';

/**
 * Writes the leftover of a meal, in kg (decimal string, 2 places); a second weight replaces the first. 404, 409 before
 * execution.
 */
export function registrarSobra(contexto: Contexto, id: number, sobra: string): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, async (tx) => {
    const refeicao = await travarRefeicao(tx, contexto.usuario, id);
    exigirEstado(refeicao, 'registrarSobra');
    const { sobraDeAlimentos } = refeicao;
    await tx.update(refeicoes).set({ sobraDeAlimentos: sobra }).where(eq(refeicoes.id, id));
    await auditar(tx, {
      entidade: 'refeicoes',
      id,
      acao: 'REGISTRAR_SOBRA',
      antes: { sobraDeAlimentos },
      depois: { sobraDeAlimentos: sobra },
    });
    return buscarRefeicao(tx, contexto.usuario, id);
  });
}
