import { somarDias } from '@merenda/shared/regras';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { mesmoDiaNoMes } from './mes.js';
import type { Visao } from './useEnderecoDoCalendario.js';

/** Days that an arrow goes on. */
const PASSOS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Arrows move the focus from day to day, PgUp and PgDn to the week or month before and after. A day out of sight is
 * shown, and gets the focus once it is there.
 */
export function useTeclasDosDias(visao: Visao, irPara: (dia: string) => void) {
  const quadro = useRef<HTMLDivElement>(null);
  const esperado = useRef<string>(undefined);
  const focar = (dia: string): boolean => {
    const alvo = quadro.current?.querySelector<HTMLElement>(`[data-dia="${dia}"] .calendario-dia`);
    alvo?.focus();
    return alvo != null;
  };
  useEffect(() => {
    if (esperado.current !== undefined && focar(esperado.current)) esperado.current = undefined;
  });
  function onKeyDown(tecla: KeyboardEvent<HTMLElement>): void {
    const dia = (tecla.target as HTMLElement).closest<HTMLElement>('[data-dia]')?.dataset.dia;
    if (dia === undefined || tecla.ctrlKey || tecla.altKey || tecla.metaKey) return;
    const novo = diaDaTecla(tecla.key, dia, visao);
    if (novo === undefined) return;
    tecla.preventDefault();
    if (focar(novo)) return;
    esperado.current = novo;
    irPara(novo);
  }
  return { ref: quadro, onKeyDown };
}

function diaDaTecla(tecla: string, dia: string, visao: Visao): string | undefined {
  const passo = PASSOS[tecla];
  if (passo !== undefined) return somarDias(dia, passo);
  const sentido = tecla === 'PageDown' ? 1 : tecla === 'PageUp' ? -1 : undefined;
  if (sentido === undefined) return undefined;
  return visao === 'semana' ? somarDias(dia, 7 * sentido) : mesmoDiaNoMes(dia, sentido);
}
