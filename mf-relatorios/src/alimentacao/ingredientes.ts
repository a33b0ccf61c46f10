import { SIMBOLOS_UNIDADE_MEDIDA, type Preparo, type UnidadeMedida } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { perCapita } from '@merenda/shared/regras';
import type { Celula, ColunaDaFolha } from '../folha/folha.js';

type Ingrediente = Preparo['ingredientes'][number];

/** The quantity of an ingredient for one student: as bought (gross) and as cooked (net). */
export const COLUNAS_PER_CAPITA: readonly ColunaDaFolha[] = [
  { titulo: 'Alimento' },
  { titulo: 'Per capita bruto', tipo: 'quantidade', opcional: true },
  { titulo: 'Per capita líquido', tipo: 'quantidade' },
];

/** The cells of `COLUNAS_PER_CAPITA`; a gross weight that no one gave stays blank. */
export function celulasPerCapita({ alimento, quantidade, pesoBruto }: Ingrediente, porcoes: number): Celula[] {
  return [
    alimento.nome,
    perCapita(pesoBruto, porcoes)?.toNumber() ?? null,
    perCapita(quantidade, porcoes)?.toNumber() ?? null,
  ];
}

export const COLUNA_SUBSTITUTOS: ColunaDaFolha = { titulo: 'Substitutos', opcional: true };

/** 'LACTOSE: 450 ml de BEBIDA DE SOJA', for the amount that `porcoes` portions take. */
export function escreverSubstitutos({ substitutos }: Ingrediente, porcoes = 1): string {
  return substitutos
    .map(
      ({ patologia, quantidade, unidadeMedida, alimento }) =>
        `${patologia.tipo}: ${escreverMedida(perCapita(quantidade, porcoes) ?? quantidade, unidadeMedida)} de ${alimento.nome}`,
    )
    .join('; ');
}

/** '4,5 kg' */
export const escreverMedida = (quantidade: Parameters<typeof formatarQuantidade>[0], unidade: UnidadeMedida): string =>
  `${formatarQuantidade(quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;
