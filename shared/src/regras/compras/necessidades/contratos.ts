import { compararTextos } from '../../../formatos/textos.js';
import { arredondar, Decimal, decimal, type Numerico, ZERO } from '../../decimal.js';
import { haFalta } from '../../falta.js';
import { embalagensPara } from '../../estoque/simulacao.js';

/** What a unit lacks of an item in a delivery window, in the unit of the need. */
export interface FaltaNaJanela {
  unidade: { id: number; codigoInep: string | null };
  /** The item in this unit of measure. */
  item: { chave: string; nome: string };
  /** First day of the window, 'YYYY-MM-DD'. */
  janela: string;
  falta: Decimal;
}

/** A product of a contract that is in force. */
export interface Candidato {
  itemPropostaId: number;
  aquisicaoId: number;
  produtoId: number;
  /** Content of one package, in the unit of the need. */
  conteudo: Decimal;
  /** R$ of a package. */
  precoUnidade: Numerico;
  agriculturaFamiliar: boolean;
  /** Last day of the contract, 'YYYY-MM-DD'. */
  vigencia: string;
  /** Packages that may still be requested. */
  disponivel: Numerico;
}

interface EmbalagensPedidas<F extends FaltaNaJanela, C extends Candidato> {
  falta: F;
  candidato: C;
  embalagens: number;
}

/** What no contract covers: `resta` in the unit of the need. */
interface SemCobertura<F extends FaltaNaJanela, C extends Candidato> {
  falta: F;
  resta: Decimal;
  /** The last product that was tried; null where no contract has the item. */
  ultimo: C | null;
}

interface Distribuicao<F extends FaltaNaJanela, C extends Candidato> {
  pedidos: EmbalagensPedidas<F, C>[];
  semCobertura: SemCobertura<F, C>[];
}

/**
 * Gives the shortages to the contracts (specification 4, 4.3). Units come in the order of window, INEP code and item, so
 * that scarce packages go to the first of them. A shortage tries the candidates in their order: each covers what it can
 * in whole packages, limited by the balance of its item and the value left in its contract, and the rest goes on to the
 * next.
 * @param candidatos by the key of the item
 * @param valores R$ left in each contract, by the id of the acquisition
 * @param familiarPrimeiro suppliers of family farming come before the price
 */
export function distribuirEmContratos<F extends FaltaNaJanela, C extends Candidato>(
  faltas: readonly F[],
  candidatos: ReadonlyMap<string, readonly C[]>,
  valores: ReadonlyMap<number, Numerico>,
  { familiarPrimeiro }: { familiarPrimeiro: boolean },
): Distribuicao<F, C> {
  const pedidas = new Map<number, number>();
  const gastos = new Map<number, Decimal>();
  const ultimaEntrega = ultimasEntregas(faltas);
  const resultado: Distribuicao<F, C> = { pedidos: [], semCobertura: [] };
  for (const falta of [...faltas].sort(ordemDasFaltas)) {
    let resta = falta.falta;
    let ultimo: C | null = null;
    const naOrdem = (candidatos.get(falta.item.chave) ?? [])
      .filter(({ vigencia }) => vigencia >= (ultimaEntrega.get(daUnidade(falta)) ?? falta.janela))
      .sort(ordemDosCandidatos(familiarPrimeiro));
    for (const candidato of naOrdem) {
      if (!haFalta(resta)) break;
      ultimo = candidato;
      const doContrato = decimal(valores.get(candidato.aquisicaoId) ?? 0).minus(gastos.get(candidato.aquisicaoId) ?? 0);
      const embalagens = Math.min(
        embalagensPara(resta, candidato.conteudo),
        inteiras(decimal(candidato.disponivel).minus(pedidas.get(candidato.itemPropostaId) ?? 0)),
        quantasCabem(doContrato, candidato.precoUnidade),
      );
      if (embalagens === 0) continue;
      pedidas.set(candidato.itemPropostaId, (pedidas.get(candidato.itemPropostaId) ?? 0) + embalagens);
      gastos.set(
        candidato.aquisicaoId,
        (gastos.get(candidato.aquisicaoId) ?? ZERO).plus(valorDasEmbalagens(embalagens, candidato.precoUnidade)),
      );
      resta = Decimal.max(resta.minus(candidato.conteudo.times(embalagens)), ZERO);
      resultado.pedidos.push({ falta, candidato, embalagens });
    }
    if (haFalta(resta)) resultado.semCobertura.push({ falta, resta, ultimo });
  }
  return resultado;
}

/** R$ of whole packages, half up to the cent. */
export const valorDasEmbalagens = (embalagens: number, precoUnidade: Numerico): Decimal =>
  arredondar(decimal(precoUnidade).times(embalagens), 2);

const inteiras = (quantidade: Decimal): number => Math.max(0, quantidade.floor().toNumber());

const quantasCabem = (valor: Decimal, preco: Numerico): number =>
  decimal(preco).isZero() ? Infinity : inteiras(valor.div(preco));

const daUnidade = ({ unidade, item }: FaltaNaJanela): string => `${unidade.id} ${item.chave}`;

/** The first day of the last window of each item in each unit: until then its contract must be valid. */
function ultimasEntregas(faltas: readonly FaltaNaJanela[]): Map<string, string> {
  const ultimas = new Map<string, string>();
  for (const falta of faltas) {
    const chave = daUnidade(falta);
    const antes = ultimas.get(chave);
    if (antes === undefined || antes < falta.janela) ultimas.set(chave, falta.janela);
  }
  return ultimas;
}

function ordemDasFaltas(uma: FaltaNaJanela, outra: FaltaNaJanela): number {
  return (
    uma.janela.localeCompare(outra.janela) ||
    porCodigo(uma.unidade.codigoInep, outra.unidade.codigoInep) ||
    uma.unidade.id - outra.unidade.id ||
    compararTextos(uma.item.nome, outra.item.nome) ||
    uma.item.chave.localeCompare(outra.item.chave)
  );
}

/** Units without an INEP code come last. */
function porCodigo(um: string | null, outro: string | null): number {
  if (um === null || outro === null) return Number(um === null) - Number(outro === null);
  return um.localeCompare(outro);
}

/** Family farming first, if asked; then the lower price of a kg, L or un, compared without a division. */
const ordemDosCandidatos =
  (familiarPrimeiro: boolean) =>
  (um: Candidato, outro: Candidato): number =>
    (familiarPrimeiro ? Number(outro.agriculturaFamiliar) - Number(um.agriculturaFamiliar) : 0) ||
    outro.conteudo.times(um.precoUnidade).cmp(um.conteudo.times(outro.precoUnidade)) ||
    um.itemPropostaId - outro.itemPropostaId;
