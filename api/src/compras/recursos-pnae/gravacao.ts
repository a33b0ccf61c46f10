import type { RecursoPnae, RecursoPnaeEdicao, RecursoPnaeNovo } from '@merenda/shared/contratos';
import { agrupar, descricaoDaEdicao, descricaoDoRecurso } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { anoFechado, exigirMotivo, registrarCorrecao } from '../anos-fechados/correcoes.js';
import { lerRecursos, travarRecurso } from './consultas.js';

const ENTIDADE = 'recursos-pnae';

/** Records an entry or a return. 409 when its document is already recorded for the year, 422 as below. */
export const criarRecurso = (contexto: Contexto, novo: RecursoPnaeNovo): Promise<RecursoPnae> =>
  emTransacao(contexto, async (tx) => {
    const criado = primeira(await inserirRecursos(tx, [novo]));
    await corrigir(tx, criado, [criado.ano], descricaoDoRecurso(criado), novo.motivo);
    return criado;
  });

/** Records what was written in those of these years that are closed: it has a reason then. */
async function corrigir(
  tx: Transacao,
  { id }: RecursoPnae,
  anos: readonly number[],
  descricao: string,
  motivo: string | null | undefined,
): Promise<void> {
  for (const ano of new Set(anos)) {
    const fechado = await anoFechado(tx, ano);
    exigirMotivo({ ano, motivo }, fechado);
    if (fechado && motivo) await registrarCorrecao(tx, { ano, entidade: ENTIDADE, registroId: id, descricao, motivo });
  }
}

/**
 * Writes entries and returns with their audit lines, in one statement. 409 as above, 422 for a closed year without a
 * reason.
 */
export async function inserirRecursos(tx: Transacao, novos: readonly RecursoPnaeNovo[]): Promise<RecursoPnae[]> {
  for (const [ano, doAno] of agrupar(novos, (novo) => novo.ano)) {
    const fechado = await anoFechado(tx, ano);
    for (const novo of doAno) exigirMotivo(novo, fechado);
  }
  const inseridos = await comDocumentoUnico(
    tx.insert(recursosPnae).values(novos.map(colunas)).returning({ id: recursosPnae.id }),
  );
  const criados = await lerRecursos(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, ENTIDADE, criados);
  return criados;
}

/** Corrects an entry or a return. 404; 409 when it changed since it was read, or as above; 422 as above. */
export function alterarRecurso(
  contexto: Contexto,
  id: number,
  { versao, ...edicao }: Recebida<RecursoPnaeEdicao>,
): Promise<RecursoPnae> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarRecurso(tx, id);
    exigirVersao(antes, versao, 'O recurso foi alterado');
    await comDocumentoUnico(
      tx
        .update(recursosPnae)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(recursosPnae.id, id)),
    );
    const depois = await travarRecurso(tx, id);
    await corrigir(tx, depois, [antes.ano, depois.ano], descricaoDaEdicao(antes, depois), edicao.motivo);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Runs a write; throws 409 at `documento` when the same order is already recorded. */
export function comDocumentoUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'recursos_pnae_documento_unico', 'documento', DOCUMENTO_REPETIDO);
}

export const DOCUMENTO_REPETIDO = 'Este documento já está registrado neste ano.';

const colunas = ({ ano, tipo, parcela, data, valor, documento }: RecursoPnaeNovo) => ({
  ano,
  tipo,
  parcela: parcela ?? null,
  data,
  valor: String(valor),
  documento,
});
