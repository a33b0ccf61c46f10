import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, lerQuantidade, semMilhares } from '@merenda/shared/formatos';
import type { Limites } from '@merenda/shared/regras';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaNumero, LEGIVEL, type EntradaDeNumeroProps } from './EntradaNumero.js';
import { entre } from './limites.js';

interface CampoQuantidadeProps extends CampoProps, Partial<Limites> {
  /** Decimals allowed; 0 asks for a whole number. */
  casas?: number;
  /**
   * Unit shown after the number: 'kg'. A field whose unit may be set later takes ' ', because antd rebuilds an input
   * that gets a suffix.
   */
  sufixo?: string;
  /** Writes a bound in the message, where the number alone says little: packages as people weigh them. */
  escrever?: (numero: number) => string;
  /** A number that is a name, such as a year, has no dots. */
  milhares?: boolean;
}

/**
 * A number as Brazilians write it, '1.234,567'; the value is a number, or the `Ilegivel` text that the field refuses.
 */
export function CampoQuantidade({
  min = 0,
  max = LIMITES.quantidade,
  casas = 3,
  milhares = true,
  sufixo,
  escrever = (numero) => escreverQuantidade(numero, casas, milhares),
  desabilitado,
  regras = [],
  ...campo
}: CampoQuantidadeProps) {
  return (
    <Campo {...campo} regras={[...LEGIVEL, entre({ min, max }, escrever), ...regras]}>
      <EntradaQuantidade casas={casas} milhares={milhares} suffix={sufixo} disabled={desabilitado || undefined} />
    </Campo>
  );
}

export interface EntradaQuantidadeProps extends EntradaDeNumeroProps {
  casas?: number;
  milhares?: boolean;
  suffix?: string;
}

/** Only the control, for tables and lists outside a form. */
export function EntradaQuantidade({ casas = 3, milhares = true, ...resto }: EntradaQuantidadeProps) {
  return (
    <EntradaNumero
      {...resto}
      ler={(texto) => lerQuantidade(texto, casas)}
      escrever={(numero) => escreverQuantidade(numero, casas, milhares)}
      inputMode={casas === 0 ? 'numeric' : 'decimal'}
    />
  );
}

function escreverQuantidade(numero: number, casas: number, milhares: boolean): string {
  const escrito = formatarQuantidade(numero, casas);
  return milhares ? escrito : semMilhares(escrito);
}
