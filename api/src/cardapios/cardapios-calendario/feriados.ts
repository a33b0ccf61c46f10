import type { Feriado, FeriadoNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { asc, between, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

const ENTIDADE = 'feriados';

/** Days without school from `de` to `ate` (`YYYY-MM-DD`), in order. */
export async function listarFeriados(banco: Banco | Transacao, de: string, ate: string): Promise<Feriado[]> {
  const dias = await banco
    .select()
    .from(feriados)
    .where(between(feriados.data, de, ate))
    .orderBy(asc(feriados.data));
  return dias.map(comoFeriado);
}

/** Adds a day without school. 409 at `data` when the day already is one. */
export function criarFeriado(contexto: Contexto, { data, nome }: FeriadoNovo): Promise<Feriado> {
  return emTransacao(contexto, async (tx) => {
    await comDiaUnico(tx.insert(feriados).values({ data, nome }));
    const criado = { data: formatarData(data), nome };
    await auditar(tx, { entidade: ENTIDADE, id: null, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Runs a write; throws 409 at the field when the day is in the list already. */
export function comDiaUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'feriados_pkey', 'data', 'Este dia já está na lista de feriados.');
}

/** As the calls show it: the stored day is `YYYY-MM-DD`. */
export const comoFeriado = ({ data, nome }: typeof feriados.$inferSelect): Feriado => ({
  data: formatarData(data),
  nome,
});

/** A day without school, locked until the end of the transaction. 404 when the day is not in the list. */
export async function travarFeriado(tx: Transacao, dia: string): Promise<typeof feriados.$inferSelect> {
  const [feriado] = await tx.select().from(feriados).where(eq(feriados.data, dia)).for('update');
  if (!feriado) throw naoEncontrado('Este dia não está na lista de feriados.');
  return feriado;
}
