import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, lerQuantidade } from '@merenda/shared/formatos';
import { Input } from 'antd';
import { useState, type ChangeEvent } from 'react';
import { Campo, type CampoProps } from './Campo';
import { entre, type Limites } from './limites';

interface CampoQuantidadeProps extends CampoProps, Partial<Limites> {
  /** Decimals allowed; 0 asks for a whole number. */
  casas?: number;
  /** Unit shown after the number: 'kg'. */
  sufixo?: string;
}

/** A number as Brazilians write it, '1.234,567'; the value is a number. */
export function CampoQuantidade({ min = 0, max = LIMITES.quantidade, casas = 3, sufixo, desabilitado, regras = [], ...campo }: CampoQuantidadeProps) {
  return (
    <Campo {...campo} regras={[entre({ min, max }, (numero) => formatarQuantidade(numero, casas)), ...regras]}>
      <EntradaQuantidade casas={casas} suffix={sufixo} disabled={desabilitado || undefined} />
    </Campo>
  );
}

export interface EntradaQuantidadeProps {
  id?: string;
  value?: number | null;
  onChange?: (valor: number | null) => void;
  casas?: number;
  suffix?: string;
  placeholder?: string;
  disabled?: boolean;
  status?: 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** The control alone, for tables and lists outside a form. */
export function EntradaQuantidade({ value, onChange, casas = 3, ...resto }: EntradaQuantidadeProps) {
  // While typing, the text is the user's ('1,50'); at rest it is the number's ('1,5').
  const [rascunho, setRascunho] = useState<string | null>(null);
  const escrito = value === undefined || value === null ? '' : formatarQuantidade(value, casas);

  function aoMudar(evento: ChangeEvent<HTMLInputElement>): void {
    const texto = comVirgula(evento);
    if (!aceita(texto, casas)) return;
    setRascunho(texto);
    onChange?.(texto === '' ? null : lerQuantidade(texto.replace(/,$/, '')));
  }

  return (
    <Input
      {...resto}
      value={rascunho ?? escrito}
      onChange={aoMudar}
      onBlur={() => setRascunho(null)}
      inputMode={casas === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
}

/** The dot of a numeric keypad is meant as the decimal mark; dots of a pasted text group thousands. */
function comVirgula(evento: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = evento.target;
  const fim = selectionStart ?? value.length;
  const digitado = (evento.nativeEvent as InputEvent).data;
  return digitado === '.' ? `${value.slice(0, fim - 1)},${value.slice(fim)}` : value;
}

function aceita(texto: string, casas: number): boolean {
  return casas === 0 ? /^[\d.]*$/.test(texto) : new RegExp(`^[\\d.]*(,\\d{0,${casas}})?$`).test(texto);
}
