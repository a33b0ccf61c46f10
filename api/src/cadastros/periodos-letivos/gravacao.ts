import type { PeriodoLetivo, PeriodoLetivoEdicao, PeriodoLetivoNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { periodosLetivos } from '../../banco/esquema/cadastros/periodos-letivos.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { travarPeriodo } from './consultas.js';

const ENTIDADE = 'periodos-letivos';

/** Adds a period to the school calendar. 403 for a unit that is not the user's, 409 when it is there already. */
export async function criarPeriodo(contexto: Contexto, novo: PeriodoLetivoNovo): Promise<PeriodoLetivo> {
  await exigirUnidadesEducacionais(contexto, unidadesDe(novo));
  return emTransacao(contexto, async (tx) => {
    const { id } = primeira(
      await comPeriodoUnico(tx.insert(periodosLetivos).values(colunas(novo)).returning({ id: periodosLetivos.id })),
    );
    const criado = await travarPeriodo(tx, contexto.usuario, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a period. 404; 403 as above; 409 when it changed since it was read, or is there already. */
export async function alterarPeriodo(
  contexto: Contexto,
  id: number,
  edicao: Recebida<PeriodoLetivoEdicao>,
): Promise<PeriodoLetivo> {
  await exigirUnidadesEducacionais(contexto, unidadesDe(edicao));
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPeriodo(tx, contexto.usuario, id);
    exigirVersao(antes, edicao.versao, 'O calendário escolar foi alterado');
    await comPeriodoUnico(
      tx
        .update(periodosLetivos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(periodosLetivos.id, id)),
    );
    const depois = await travarPeriodo(tx, contexto.usuario, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Runs a write; throws 409 at `de` when the same days are in the calendar already. */
export function comPeriodoUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'periodos_letivos_unico', 'de', 'Este período já está no calendário escolar.');
}

const unidadesDe = ({ unidade }: Pick<PeriodoLetivoNovo, 'unidade'>): number[] => (unidade ? [unidade.id] : []);

const colunas = ({ tipo, de, ate, nome, unidade }: PeriodoLetivoNovo) => ({
  tipo,
  de,
  ate,
  nome,
  unidadeEducacionalId: unidade?.id ?? null,
});
