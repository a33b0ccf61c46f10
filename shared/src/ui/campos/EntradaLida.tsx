import { Input, type InputProps } from 'antd';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';

export interface EntradaLidaProps<V> extends Omit<InputProps, 'value' | 'onChange'> {
  value?: V;
  onChange?: (valor: V) => void;
  /** What was typed → value. `emCurso`: the field has the focus, more may come. */
  ler: (texto: string, emCurso: boolean) => V;
  /** Value → what is shown. `editando`: the field has the focus. */
  escrever: (valor: V | undefined, editando: boolean) => string;
  /** Whether two values are the same; a form may hand back a copy. */
  igual: (um: V | undefined, outro: V | undefined) => boolean;
}

/**
 * A text input that leaves what is typed alone while it has the focus, and writes its value properly when it is left. Each keystroke is read, so
 * that the value is always that of the text; the text that is no value is part of the value, and stays.
 */
export function EntradaLida<V>({
  value,
  onChange,
  ler,
  escrever,
  igual,
  onFocus,
  onBlur,
  ...resto
}: EntradaLidaProps<V>) {
  const [editando, setEditando] = useState(false);
  // What is typed, with the value that it was read as: another value comes from elsewhere (a reset, a look-up) and is shown instead.
  const [digitado, setDigitado] = useState<{ texto: string; valor: V } | null>(null);
  // The field that a Tab key has just selected: its text changes with the focus, and the browser would forget the selection.
  const selecionada = useRef<HTMLInputElement | null>(null);
  const texto = digitado !== null && igual(digitado.valor, value) ? digitado.texto : escrever(value, editando);

  useLayoutEffect(() => {
    selecionada.current?.select();
    selecionada.current = null;
  }, [editando]);

  function aoEntrar(evento: FocusEvent<HTMLInputElement>): void {
    const { target } = evento;
    if (target.value !== '' && target.selectionStart === 0 && target.selectionEnd === target.value.length)
      selecionada.current = target;
    setEditando(true);
    onFocus?.(evento);
  }

  function aoMudar({ target }: ChangeEvent<HTMLInputElement>): void {
    const valor = ler(target.value, true);
    setDigitado({ texto: target.value, valor });
    onChange?.(valor);
  }

  function aoSair(evento: FocusEvent<HTMLInputElement>): void {
    setEditando(false);
    setDigitado(null);
    if (digitado !== null && igual(digitado.valor, value)) {
      const lido = ler(digitado.texto, false);
      if (lido !== value) onChange?.(lido);
    }
    onBlur?.(evento);
  }

  return <Input {...resto} value={texto} onChange={aoMudar} onFocus={aoEntrar} onBlur={aoSair} autoComplete="off" />;
}
