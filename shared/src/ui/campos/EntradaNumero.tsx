import { ehIlegivel, semMilhares, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDoTexto } from '@merenda/shared/regras';
import type { FormRule } from 'antd';
import { useId } from 'react';
import { regra } from '../formulario/regra.js';
import { EntradaLida } from './EntradaLida.js';

/** Properties of a number control, in a form and outside one. */
export interface EntradaDeNumeroProps {
  id?: string;
  value?: NumeroDigitado;
  onChange?: (valor: NumeroDigitado) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  status?: 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface EntradaNumeroProps extends EntradaDeNumeroProps {
  ler: (texto: string) => NumeroDigitado;
  escrever: (numero: number) => string;
  /** 'text' where a minus sign may be typed: the number keypads of phones have none. */
  inputMode: 'numeric' | 'decimal' | 'text';
  /** Unit after the number, read with it. */
  suffix?: string;
  /** Id of a text that is read after the unit. */
  depoisDaUnidade?: string;
}

/**
 * A number that the given functions read and write. A text that is not a number stays in the field as typed; it is then
 * also the value, so that no older number can be sent instead.
 */
export function EntradaNumero({
  ler,
  escrever,
  suffix,
  depoisDaUnidade,
  'aria-describedby': descrita,
  ...resto
}: EntradaNumeroProps) {
  const idDaUnidade = useId();
  return (
    <EntradaLida<NumeroDigitado>
      {...resto}
      ler={(texto, emCurso) => {
        const lido = ler(texto);
        return ehIlegivel(lido) && emCurso ? { ...lido, emCurso } : lido;
      }}
      escrever={(valor, editando) =>
        mostrar(valor, (numero) => (editando ? semMilhares(escrever(numero)) : escrever(numero)))
      }
      igual={igual}
      suffix={suffix === undefined ? undefined : <span id={idDaUnidade}>{suffix}</span>}
      aria-describedby={
        [descrita, suffix?.trim() ? idDaUnidade : '', depoisDaUnidade].filter(Boolean).join(' ') || undefined
      }
    />
  );
}

function mostrar(valor: NumeroDigitado | undefined, escrever: (numero: number) => string): string {
  if (ehIlegivel(valor)) return valor.digitado;
  return valor === undefined || valor === null ? '' : escrever(valor);
}

function igual(um: NumeroDigitado | undefined, outro: NumeroDigitado | undefined): boolean {
  if (ehIlegivel(um) || ehIlegivel(outro)) return ehIlegivel(um) && ehIlegivel(outro) && um.digitado === outro.digitado;
  return (um ?? null) === (outro ?? null);
}

/**
 * Rules that refuse a text that is no number: when the field loses the focus, and during typing only when the form is
 * sent.
 */
export const LEGIVEL: FormRule[] = [
  regra<NumeroDigitado>((valor) => violacoesDoTexto(valor, false)),
  regra<NumeroDigitado>((valor) => violacoesDoTexto(valor, true), 'onSubmit'),
];
