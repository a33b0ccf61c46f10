import type { LimiteEdicao, LimiteNacional } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { referenciasNutricionais as referencias } from '../../banco/esquema/cadastros/convencoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { buscarLimite } from './consultas.js';

/**
 * Changes a bound and its source, when the norm changes or its transcription was wrong. 404, 409 when it changed since
 * it was read.
 */
export function alterarLimite(
  contexto: Contexto,
  id: number,
  { versao, ...edicao }: Recebida<LimiteEdicao>,
): Promise<LimiteNacional> {
  return emTransacao(contexto, async (tx) => {
    await tx.select({ id: referencias.id }).from(referencias).where(eq(referencias.id, id)).for('update');
    const antes = await buscarLimite(tx, id);
    exigirVersao(antes, versao, 'A referência foi alterada');
    const { minimo, maximo, norma, fonte, observacao } = edicao;
    await tx
      .update(referencias)
      .set({
        minimo: comoTexto(minimo),
        maximo: comoTexto(maximo),
        norma,
        fonte,
        observacao: observacao || null,
        versao: antes.versao + 1,
      })
      .where(eq(referencias.id, id));
    const depois = await buscarLimite(tx, id);
    await auditar(tx, { entidade: 'referencias-nutricionais', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Zero is a bound; blank is none. */
const comoTexto = (limite: number | '' | null | undefined): string | null =>
  typeof limite === 'number' ? String(limite) : null;
