import type { RegraPnae } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { regraEmVigor } from '@merenda/shared/regras';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

type Leitor = Banco | Transacao;
type Linha = typeof regrasPnae.$inferSelect;

/** Every rule, in the order of the norm; those that were replaced too. */
export const listarRegras = async (leitor: Leitor): Promise<RegraPnae[]> => (await ler(leitor)).map(comoRegra);

/** One rule. 404 when there is none. */
export async function buscarRegra(leitor: Leitor, id: number): Promise<RegraPnae> {
  const [linha] = await ler(leitor, eq(regrasPnae.id, id));
  if (!linha) throw naoEncontrado('Regra do PNAE não encontrada.');
  return comoRegra(linha);
}

/** The rules of these codes that are in force on a day; a code without one is left out. */
export async function regrasEmVigor<Codigo extends string>(
  leitor: Leitor,
  codigos: readonly Codigo[],
  dia: string,
): Promise<Map<Codigo, RegraPnae>> {
  const linhas = await ler(leitor);
  return new Map(
    codigos.flatMap((codigo) => {
      const linha = regraEmVigor(linhas, codigo, dia);
      return linha ? [[codigo, comoRegra(linha)] as const] : [];
    }),
  );
}

const ler = (leitor: Leitor, filtro?: SQL): Promise<Linha[]> =>
  leitor.select().from(regrasPnae).where(filtro).orderBy(asc(regrasPnae.id));

const comoRegra = ({ valor, vigenteDe, vigenteAte, ...linha }: Linha): RegraPnae => ({
  ...linha,
  valor: valor === null ? null : Number(valor),
  vigenteDe: vigenteDe && formatarData(vigenteDe),
  vigenteAte: vigenteAte && formatarData(vigenteAte),
});
