import { alimentosComDietas, violacoesDasDietas } from '@merenda/shared/regras';
import { and, eq } from 'drizzle-orm';
import { lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import type { LinhaDeLancamento } from '../cardapios-calendario/consultas.js';
import { alimentosDosPratos, type AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';
import { alternativasDosPratos } from './alternativas.js';

interface Refeicao {
  prato: { id: number };
  hora: string;
  tipo: string;
  /** Null when its menu has left the calendar: its diets then have no food of their own. */
  lancamento: LinhaDeLancamento | null;
  alunos: number;
  dietas: readonly { patologia: { id: number }; alunos: number }[];
}

/** The foods of a meal with those of its diets. 422 at a diet that the dish does not have. */
export async function alimentosDaRefeicao(
  tx: Transacao,
  { prato, hora, tipo, lancamento, alunos, dietas }: Refeicao,
): Promise<AlimentoDoPrato[]> {
  const doPrato = (await alimentosDosPratos(tx, [prato.id])).get(prato.id) ?? [];
  if (dietas.length === 0 || !lancamento) return doPrato;
  const doDia = await tx
    .select({ cardapioId: lancamentos.cardapioId })
    .from(lancamentos)
    .where(
      and(eq(lancamentos.unidadeEducacionalId, lancamento.unidadeEducacionalId), eq(lancamentos.data, lancamento.data)),
    );
  const [alternativas = []] = await alternativasDosPratos(tx, [
    {
      cardapioId: lancamento.cardapioId,
      pratoId: prato.id,
      hora,
      tipo,
      cardapiosDoDia: doDia.map(({ cardapioId }) => cardapioId),
    },
  ]);
  const [violada] = violacoesDasDietas(
    dietas,
    alternativas.map(({ patologia }) => patologia.id),
    alunos,
  );
  if (violada) throw invalido([violada]);
  return alimentosComDietas(
    doPrato,
    dietas.map(({ patologia, alunos: destes }) => ({
      alunos: destes,
      alimentos: alternativas.find((uma) => uma.patologia.id === patologia.id)?.alimentos ?? [],
    })),
    alunos,
  );
}
