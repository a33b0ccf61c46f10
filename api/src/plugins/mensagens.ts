import { OBRIGATORIO } from '@merenda/shared/regras';
import { z } from 'zod';

/**
 * Portuguese messages for refusals without a message in the contract. Set for the whole process: zod has one
 * configuration.
 */
z.config({ localeError: (falha) => mensagem(falha) });

function mensagem(falha: z.core.$ZodRawIssue): string {
  switch (falha.code) {
    case 'invalid_type':
      return falha.input === undefined || falha.input === null
        ? OBRIGATORIO
        : `Informe ${TIPOS[falha.expected] ?? 'um valor válido'}.`;
    case 'invalid_value':
      return falha.input === undefined || falha.input === '' ? OBRIGATORIO : 'Escolha uma das opções.';
    case 'too_big':
      return `Informe no máximo ${falha.maximum}${medida(falha.origin, Number(falha.maximum))}.`;
    case 'too_small':
      return falha.origin === 'string' && falha.minimum === 1
        ? OBRIGATORIO
        : `Informe no mínimo ${falha.minimum}${medida(falha.origin, Number(falha.minimum))}.`;
    case 'not_multiple_of':
      return `Informe um múltiplo de ${falha.divisor}.`;
    default:
      return 'Valor inválido.';
  }
}

const TIPOS: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'sim ou não',
  array: 'uma lista',
  object: 'os dados',
};

function medida(origem: string, n: number): string {
  if (origem === 'string') return n === 1 ? ' caractere' : ' caracteres';
  if (origem === 'array' || origem === 'set') return n === 1 ? ' entrada' : ' entradas';
  return '';
}
