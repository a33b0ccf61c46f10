import { ROTULOS_UNIDADE_MEDIDA, type CadastroCitado } from '@merenda/shared/contratos';
import { SINONIMOS_DA_UNIDADE_MEDIDA, type CampoDePlanilha, type OpcaoDoCampo } from '@merenda/shared/regras';
import { opcoesDosRotulos } from './opcoes.js';

type Resto = Partial<Omit<CampoDePlanilha, 'campo' | 'titulo' | 'leitura' | 'exemplo'>>;

/** What is filled into a column of these kinds, if its field needs no sentence of its own. */
export const EXPLICACOES = {
  texto: 'Texto.',
  codigo: 'Digite com ou sem a pontuação.',
  data: 'DD/MM/AAAA.',
  opcao: 'Escolha uma opção da lista.',
};

/** A column of text. */
export const texto = (campo: string, titulo: string, exemplo: string, resto: Resto = {}): CampoDePlanilha => ({
  campo,
  titulo,
  leitura: { tipo: 'texto' },
  explicacao: EXPLICACOES.texto,
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
  explicacao: EXPLICACOES.opcao,
  exemplo,
  ...resto,
});

/** A column with the name of one of these records. Where it has another name, the preview offers to create the record. */
export const registro = (
  campo: string,
  titulo: string,
  citado: CadastroCitado,
  opcoes: readonly OpcaoDoCampo[],
  exemplo: string,
  resto: Resto = {},
): CampoDePlanilha => ({
  ...opcao(campo, titulo, opcoes, exemplo, resto),
  leitura: { tipo: 'opcao', opcoes, citado },
});

/** The column of the unit in which something is measured. */
export const unidadeMedida = (exemplo: string, { sinonimos = [], ...resto }: Resto): CampoDePlanilha =>
  opcao('unidadeMedida', 'Unidade de medida', opcoesDosRotulos(ROTULOS_UNIDADE_MEDIDA), exemplo, {
    sinonimos: [...SINONIMOS_DA_UNIDADE_MEDIDA, ...sinonimos],
    ...resto,
  });
