import type { DadosDasFichas, FichaTecnica } from '@merenda/shared/contratos';
import {
  acervoDe,
  alergenicosEmUmaLinha,
  escreverCusto,
  frasesDoCusto,
  frasesDosAlergenicos,
  preparosDosPratos,
  resumoDaFicha,
} from '@merenda/shared/regras';
import type { Celula, ColunaDaFolha, DadoDaFolha } from '../folha/folha.js';

type Resumo = Pick<FichaTecnica, 'custo' | 'alergenicos'>;

/** The cost and the allergens of a sheet, above its tables. */
export const dadosDoResumo = ({ custo, alergenicos }: Resumo): DadoDaFolha[] => [
  { rotulo: 'Custo por porção', valor: comFrases(escreverCusto(custo), frasesDoCusto(custo)) },
  { rotulo: 'Alergênicos', valor: frasesDosAlergenicos(alergenicos).join(' ') },
];

const comFrases = (custo: string, frases: readonly string[]): string =>
  frases.length === 0 ? custo : `${custo}. ${frases.join(' ')}`;

/** Cost and allergens in a list: a missing price is shown in the cell, because the true cost is at least as high. */
export const COLUNAS_DO_RESUMO: readonly ColunaDaFolha[] = [
  { titulo: 'Custo por aluno', tipo: 'moeda' },
  { titulo: 'Alimentos sem preço', tipo: 'inteiro', opcional: true },
  { titulo: 'Alergênicos', opcional: true },
];

/** The cells of `COLUNAS_DO_RESUMO` for dishes together, as the forms compute them. */
export function celulasDoResumo(dados: DadosDasFichas): (pratos: readonly number[]) => Celula[] {
  const acervo = acervoDe(dados);
  return (pratos) => {
    const { custo, alergenicos } = resumoDaFicha(preparosDosPratos(acervo, pratos), {
      ...acervo,
      precoDe: ({ preco }) => preco,
      repasse: null,
    });
    return [custo.valor, custo.semPreco.length || null, alergenicosEmUmaLinha(alergenicos) || null];
  };
}
