import { erroDoDigitado, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { energiaDaNorma, fatorDaCopia, violacoesDoFator } from '@merenda/shared/regras';
import { useState } from 'react';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { useReferencia } from '../ficha-tecnica/fichas.api.js';

/** By how much the portions of a copy change. */
export interface Fator {
  /** What applies; 1 while neither the norm nor the user says another. */
  valor: number;
  /** The norm's energies, kcal; null where it has none for them. */
  de: number | null;
  para: number | null;
  norma: string | null;
  digitado: NumeroDigitado;
  /** Why the typed text is no factor. */
  erro: string | null;
  digitar: (valor: NumeroDigitado) => void;
  /** The norms are read, and the factor is a number that may be one. */
  pronto: boolean;
}

/** The factor between two stages by the national reference, which the user may change. */
export function useFator(de: Etapa | undefined, para: Etapa | undefined): Fator {
  const [origem, destino] = [useReferencia(de), useReferencia(para)];
  // A typed factor holds for the stages for which it was typed.
  const chave = JSON.stringify([de, para]);
  const [escolhido, setEscolhido] = useState<{ chave: string; valor: NumeroDigitado } | null>(null);
  const energias = { de: energiaDaNorma(origem.data), para: energiaDaNorma(destino.data) };
  const calculado = fatorDaCopia(energias.de, energias.para) ?? 1;
  const digitado = escolhido?.chave === chave ? escolhido.valor : calculado;
  const lido = numeroLido(digitado);
  return {
    ...energias,
    valor: lido ?? 1,
    norma: destino.data?.norma ?? null,
    digitado,
    erro: erroDoDigitado(digitado, violacoesDoFator),
    pronto: !origem.isLoading && !destino.isLoading && violacoesDoFator(lido).length === 0,
    digitar: (valor) => setEscolhido({ chave, valor }),
  };
}
