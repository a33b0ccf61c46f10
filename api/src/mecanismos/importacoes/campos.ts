import { ROTULOS_UNIDADE_MEDIDA } from '@merenda/shared/contratos';
import { SINONIMOS_DA_UNIDADE_MEDIDA, type CampoDePlanilha, type OpcaoDoCampo } from '@merenda/shared/regras';
import { opcoesDosRotulos } from './opcoes.js';

type Resto = Partial<Omit<CampoDePlanilha, 'campo' | 'titulo' | 'leitura' | 'exemplo'>>;

/** A column of text. */
export const texto = (campo: string, titulo: string, exemplo: string, resto: Resto = {}): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'texto' },
  explicacao: 'Texto.',
  exemplo,
  ...resto,
});

/** A column of digits that are no quantity; `digitos`: the lengths that they may have. */
export const codigo = (
  campo: string,
  titulo: string,
  digitos: readonly number[],
  exemplo: string,
  resto: Resto = {},
): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'codigo', digitos },
  explicacao: 'Digite com ou sem a pontuação.',
  exemplo,
  ...resto,
});

/** A column of numbers with at most `casas` decimals. */
export const numero = (
  campo: string,
  titulo: string,
  casas: number,
  exemplo: string,
  resto: Resto & Pick<CampoDePlanilha, 'explicacao'>,
): CampoDePlanilha => ({ campo, titulo, leitura: { tipo: 'numero', casas }, exemplo, ...resto });

/** A column of amounts in R$. */
export const dinheiro = (
  campo: string,
  titulo: string,
  exemplo: string,
  resto: Resto & Pick<CampoDePlanilha, 'explicacao'>,
): CampoDePlanilha => ({ campo, titulo, leitura: { tipo: 'numero', casas: 2, moeda: true }, exemplo, ...resto });

/** A column of days. */
export const data = (campo: string, titulo: string, exemplo: string, resto: Resto = {}): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'data' },
  explicacao: 'DD/MM/AAAA.',
  exemplo,
  ...resto,
});

/** A column with one of these options. */
export const opcao = (
  campo: string,
  titulo: string,
  opcoes: readonly OpcaoDoCampo[],
  exemplo: string,
  resto: Resto = {},
): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'opcao', opcoes },
  explicacao: 'Escolha uma opção da lista.',
  exemplo,
  ...resto,
});

/** The column of the unit in which something is measured. */
export const unidadeMedida = (exemplo: string, { sinonimos = [], ...resto }: Resto): CampoDePlanilha =>
  opcao('unidadeMedida', 'Unidade de medida', opcoesDosRotulos(ROTULOS_UNIDADE_MEDIDA), exemplo, {
    sinonimos: [...SINONIMOS_DA_UNIDADE_MEDIDA, ...sinonimos],
    ...resto,
  });
