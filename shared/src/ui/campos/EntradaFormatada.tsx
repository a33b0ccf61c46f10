import { Input, type InputProps, type InputRef } from 'antd';
import { useLayoutEffect, useReducer, useRef, type ChangeEvent } from 'react';

export interface EntradaFormatadaProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** null: a record without it. */
  value?: string | null;
  onChange?: (valor: string) => void;
  /** Stored value → shown text. */
  mostrar: (valor: string) => string;
  /** Shown text after a keystroke → stored value. */
  ler: (texto: string) => string;
  /** One character that the user typed, not the format's punctuation. */
  significativo: RegExp;
}

/**
 * A text input that formats the typed text and keeps the caret in place: the caret is kept by the number of significant
 * characters before it, since punctuation comes and goes.
 */
export function EntradaFormatada({ value, onChange, mostrar, ler, significativo, ...resto }: EntradaFormatadaProps) {
  const entrada = useRef<InputRef>(null);
  const cursor = useRef<number | null>(null);
  // A refused character changes no value, so nothing would render and React would throw the caret to the end.
  const [, renderizar] = useReducer((vez: number) => vez + 1, 0);

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    entrada.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });

  function aplicar(campo: HTMLInputElement, tipo?: string): void {
    const texto = campo.value;
    const posicao = campo.selectionStart ?? texto.length;
    const novo = ler(texto);
    const mostrado = mostrar(novo);
    const lugar = posicaoDe(contar(texto.slice(0, posicao), significativo), mostrado, significativo);
    // 'Delete' before punctuation removes a character that is added again: skip it, or the key would have no effect.
    cursor.current = tipo === 'deleteContentForward' ? proximoSignificativo(lugar, mostrado, significativo) : lugar;
    onChange?.(novo);
    renderizar();
  }

  function aoMudar(evento: ChangeEvent<HTMLInputElement>): void {
    // A dead key (´ + a) is in the middle of a character: rewriting now would break it.
    if ((evento.nativeEvent as InputEvent).isComposing) onChange?.(evento.target.value);
    else aplicar(evento.target, (evento.nativeEvent as InputEvent).inputType);
  }

  return (
    <Input
      {...resto}
      ref={entrada}
      value={mostrar(value ?? '')}
      onChange={aoMudar}
      onCompositionEnd={(evento) => aplicar(evento.currentTarget)}
    />
  );
}

function contar(texto: string, significativo: RegExp): number {
  return [...texto].filter((letra) => significativo.test(letra)).length;
}

/** The caret's position with `quantos` significant characters before it. */
function posicaoDe(quantos: number, texto: string, significativo: RegExp): number {
  let vistos = 0;
  let posicao = 0;
  while (vistos < quantos && posicao < texto.length) {
    if (significativo.test(texto.charAt(posicao))) vistos += 1;
    posicao += 1;
  }
  // Never before a prefix such as '('.
  return vistos === 0 ? proximoSignificativo(0, texto, significativo) : posicao;
}

function proximoSignificativo(posicao: number, texto: string, significativo: RegExp): number {
  let proximo = posicao;
  while (proximo < texto.length && !significativo.test(texto.charAt(proximo))) proximo += 1;
  return proximo;
}
