import { Input, type InputProps } from 'antd';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';

export interface EntradaLidaProps<V> extends Omit<InputProps, 'value' | 'onChange'> {
  value?: V;
  onChange?: (valor: V) => void;
  /** Typed text → value. `emCurso`: the field has the focus, more text may follow. */
  ler: (texto: string, emCurso: boolean) => V;
  /** Value → shown text. `editando`: the field has the focus. */
  escrever: (valor: V | undefined, editando: boolean) => string;
  /** Whether two values are equal; a form may return a copy. */
  igual: (um: V | undefined, outro: V | undefined) => boolean;
}

/**
 * A text input that does not change the typed text while it has the focus, and formats its value when it loses the
 * focus. Each keystroke is read, so that the value always matches the text; an invalid text is kept as part of the
 * value.
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
  // The typed text with its value: a different value was set from outside (a reset, a look-up) and is shown instead.
  const [digitado, setDigitado] = useState<{ texto: string; valor: V } | null>(null);
  // The field that a Tab key has just selected: its text changes with the focus, and the browser would lose the
  // selection.
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
