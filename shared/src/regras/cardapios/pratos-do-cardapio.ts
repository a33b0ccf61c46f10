import { ROTULOS_TIPO_REFEICAO, type TipoRefeicao } from '../../vocabulario/cardapios/cardapios.js';
import { type ModalidadeEscolar, ROTULOS_MODALIDADE_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * Rows of dishes of a menu by modality (specification 3, section 9). `inicial` rows show when the modality is chosen.
 */
export const LINHAS_DE_PRATOS: Record<ModalidadeEscolar, { inicial: number; minimo: number; maximo: number }> = {
  PARCIAL1: { inicial: 1, minimo: 1, maximo: 2 },
  PARCIAL2: { inicial: 2, minimo: 2, maximo: 10 },
  INTEGRAL: { inicial: 3, minimo: 3, maximo: 10 },
};

/** A menu has as many rows of dishes (`linhas`) as its modality takes. */
export function violacoesDaQuantidadeDePratos(modalidade: ModalidadeEscolar, linhas: number): Violacao[] {
  const { minimo, maximo } = LINHAS_DE_PRATOS[modalidade];
  return violacao(
    linhas < minimo || linhas > maximo,
    'pratos',
    `A modalidade ${ROTULOS_MODALIDADE_ESCOLAR[modalidade]} pede de ${minimo} a ${maximo} pratos.`,
  );
}

/** The dishes of a menu in one text, for reports and exports: '09:30 Colação (lanche da manhã): FRUTA; 12:00 Almoço: SOPA'. */
export const pratosPorExtenso = (
  pratos: readonly { hora: string; tipo: TipoRefeicao; prato: { nome: string } }[],
): string => pratos.map(({ hora, tipo, prato }) => `${hora} ${ROTULOS_TIPO_REFEICAO[tipo]}: ${prato.nome}`).join('; ');
