import { formatarData, formatarMoeda } from '@merenda/shared/formatos';
import { reconhecer, type LancamentoLido } from '@merenda/shared/regras';
import { and, inArray, isNull, or } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/** The lines by their identifiers. Throws 409 for one identifier on two different lines: one of them would be lost. */
export function semRepetidos(lancamentos: readonly LancamentoLido[]): LancamentoLido[] {
  const unicos = new Map<string, LancamentoLido>();
  for (const lancamento of lancamentos) {
    exigirMesmo(unicos.get(lancamento.fitid), lancamento);
    unicos.set(lancamento.fitid, lancamento);
  }
  return [...unicos.values()];
}

function exigirMesmo(conhecido: Pick<LancamentoLido, 'data' | 'valor'> | undefined, lido: LancamentoLido): void {
  if (!conhecido || (conhecido.data === lido.data && conhecido.valor === lido.valor)) return;
  const escrito = ({ data, valor }: Pick<LancamentoLido, 'data' | 'valor'>) =>
    `${formatarData(data)}, ${formatarMoeda(valor)}`;
  throw conflito(
    `O banco deu o mesmo identificador (${lido.fitid}) a dois lançamentos: ${escrito(conhecido)} e ${escrito(lido)}. Nada foi guardado.`,
  );
}

interface Separados {
  novos: LancamentoLido[];
  /** Stored line by the identifier of a line of the file that came in the other form, OFX or CSV. */
  reconhecidos: ReadonlyMap<string, number>;
}

/** What of the lines of a file is new, and what is stored from a file of the other form. 409 as above. */
export async function separar(leitor: Banco | Transacao, lidos: readonly LancamentoLido[]): Promise<Separados> {
  const { id, fitid, outroFitid, data, valor, documento } = lancamentosDoExtrato;
  const colunas = { id, fitid, outroFitid, data, valor, documento };
  const fitids = lidos.map((lido) => lido.fitid);
  const conhecidos = await leitor
    .select(colunas)
    .from(lancamentosDoExtrato)
    .where(or(inArray(fitid, fitids), inArray(outroFitid, fitids)));
  const porFitid = new Map(conhecidos.flatMap((um) => [[um.fitid, um] as const, [um.outroFitid, um] as const]));
  for (const lido of lidos) exigirMesmo(porFitid.get(lido.fitid), lido);
  const desconhecidos = lidos.filter((lido) => !porFitid.has(lido.fitid));
  const dias = [...new Set(desconhecidos.map((lido) => lido.data))];
  const dosDias = await leitor
    .select(colunas)
    .from(lancamentosDoExtrato)
    .where(and(inArray(data, dias), isNull(outroFitid)))
    .orderBy(id);
  const reconhecidos = reconhecer(desconhecidos, dosDias);
  return { novos: desconhecidos.filter((lido) => !reconhecidos.has(lido.fitid)), reconhecidos };
}
