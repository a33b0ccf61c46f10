import type { RegraPnae, RegraPnaeEdicao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { buscarRegra } from './consultas.js';

/**
 * Corrects a rule, when the norm changes or its transcription was wrong. 404, 409 when it changed since it was read, or
 * when another row of the rule begins on the same day.
 */
export function alterarRegra(
  contexto: Contexto,
  id: number,
  { valor, norma, vigenteDe, vigenteAte, certeza, versao }: Recebida<RegraPnaeEdicao>,
): Promise<RegraPnae> {
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: regrasPnae.id }).from(regrasPnae).where(eq(regrasPnae.id, id)).for('update');
    const antes = await buscarRegra(tx, id);
    exigirVersao(antes, versao, 'A regra foi alterada');
    await unico(
      tx
        .update(regrasPnae)
        .set({
          valor: comoNumeric(valor === '' ? null : valor),
          norma,
          vigenteDe: vigenteDe || null,
          vigenteAte: vigenteAte || null,
          certeza,
          versao: antes.versao + 1,
        })
        .where(eq(regrasPnae.id, id)),
      'regras_pnae_unica',
      'vigenteDe',
      'Esta regra já tem um valor que começa neste dia.',
    );
    const depois = await buscarRegra(tx, id);
    await auditar(tx, { entidade: 'regras-pnae', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}
