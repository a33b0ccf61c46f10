import type { CriteriosDaSugestao } from '@merenda/shared/contratos';
import type { DadosDaSugestao } from './dados.js';
import type { EstoqueDaUnidade } from './estoque-da-unidade.js';
import { ALCANCE } from './decisao.js';
import { FICHAS } from './pratos-da-etapa.js';
import { problemaDaSugestao, type Tentativa } from './problema-da-sugestao.js';
import { Solucionador } from './solucionador.js';

const solucionador = new Solucionador();

/** The least that an attempt gets, s. */
const AO_MENOS = 1;

/**
 * Solves with the dishes with a whole sheet, and asks less of the data only if nothing fits. All attempts together have
 * the time of one.
 */
export async function resolver(
  criterios: CriteriosDaSugestao,
  dados: DadosDaSugestao,
  estoque: EstoqueDaUnidade | null,
  sinal: AbortSignal,
) {
  let restam = ALCANCE.segundos;
  const tentar = async (tentativa: Tentativa) => {
    const montado = problemaDaSugestao(criterios, dados, estoque, tentativa);
    const possiveis = montado.vagas.map((vaga) => vaga.possiveis);
    const trabalho = { problema: montado.problema, possiveis, segundos: Math.max(AO_MENOS, restam) };
    const resposta = await solucionador.decidir(trabalho, sinal);
    restam -= resposta.duracao;
    return { montado, resposta };
  };
  const [primeira, ...outras] = FICHAS;
  const inviavel = ({ resposta: { decisao } }: Awaited<ReturnType<typeof tentar>>) =>
    decisao.tipo === 'INVIAVEL' ? decisao : null;
  let feita = await tentar({ ficha: primeira, seguir: () => true });
  for (const ficha of outras)
    if (inviavel(feita) && feita.montado.deFora.length > 0) feita = await tentar({ ficha, seguir: () => true });
  // Of the rules that some dish lacks data for, those in conflict are left out first.
  const emConflito = new Set(inviavel(feita)?.conflitos.map(({ chave }) => chave));
  const ficha = FICHAS[FICHAS.length - 1] ?? primeira;
  for (const seguir of [(chave: string) => !emConflito.has(chave), () => false])
    if (inviavel(feita) && feita.montado.incompletos.length > 0) feita = await tentar({ ficha, seguir });
  return feita;
}
