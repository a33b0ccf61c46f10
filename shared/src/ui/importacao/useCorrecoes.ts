import type { EdicaoDaPrevia } from '@merenda/shared/contratos';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditarLinhas } from './importacao.api.js';

/** An edit of the user. */
interface Correcao {
  /** What it does, in a sentence. */
  frase: string;
  edicoes: EdicaoDaPrevia[];
  /** Of one cell: the edit that does the same with all cells that show what it showed. */
  comIguais?: EdicaoDaPrevia;
}

/** What the server has not answered yet: an edit, or that the last one is undone. */
type Passo = Correcao | 'DESFAZER';

/** An edit that the server has done, with those that undo it; unknown while it is on its way. */
interface Feita {
  frase: string;
  desfazer: EdicaoDaPrevia[] | null;
}

/** Cells that show what the last corrected cell showed, and the edit that corrects them. */
interface Iguais {
  total: number;
  edicao: EdicaoDaPrevia;
}

/** Edits that can be undone. */
const LIMITE = 100;

interface Estado {
  /** Oldest first; the first one is on its way, or has failed. */
  fila: readonly Passo[];
  feitas: readonly Feita[];
  iguais: Iguais | null;
}

const NENHUMA: Estado = { fila: [], feitas: [], iguais: null };

/**
 * The corrections of the rows of an import, sent one after the other. The screen shows them at once, by `pendentes`. One
 * that fails is kept, and waits with those after it for another attempt.
 * @param mostradas the numbers of the page that is shown
 */
export function useCorrecoes(id: number, mostradas: readonly number[]) {
  const { mutate, reset, isIdle, isSuccess, isPending, error } = useEditarLinhas(id);
  const [estado, setEstado] = useState(NENHUMA);
  const { fila, feitas, iguais } = estado;
  const { depois, pendentes } = comPassos(feitas, fila);
  const proximo = fila[0];

  function enviar(): void {
    if (!proximo) return;
    const edicoes = proximo === 'DESFAZER' ? (feitas.at(-1)?.desfazer ?? []) : proximo.edicoes;
    mutate(
      { edicoes, mostradas: [...mostradas] },
      { onSuccess: ({ desfazer, iguais: total }) => setEstado((antes) => respondido(antes, desfazer, total)) },
    );
  }

  const enviarAgora = useEffectEvent(enviar);
  useEffect(() => {
    if (proximo && isIdle) enviarAgora();
  }, [proximo, isIdle]);
  useEffect(() => {
    if (isSuccess) reset();
  }, [isSuccess, reset]);

  return {
    /** The edits that the server has not answered yet, in their order. */
    pendentes,
    /** The last edit in a sentence, if it can be undone. */
    feito: depois.at(-1)?.frase ?? null,
    /** The rows are as they were checked. */
    emDia: fila.length === 0,
    iguais,
    erro: error,
    enviando: isPending,
    /** Tries again what failed. */
    tentar: enviar,
    corrigir(correcao: Correcao): void {
      if (error !== null) reset();
      setEstado((antes) => ({ ...antes, fila: [...antes.fila, correcao], iguais: null }));
    },
    desfazer(): void {
      if (depois.length === 0) return;
      if (error !== null) reset();
      setEstado((antes) => ({ ...antes, fila: semOUltimo(antes.fila, error === null), iguais: null }));
    },
  };
}

/** The edits as they will be when the server has answered all, and those that it has not answered. */
function comPassos(feitas: readonly Feita[], fila: readonly Passo[]): { depois: Feita[]; pendentes: EdicaoDaPrevia[] } {
  const depois = [...feitas];
  const pendentes: EdicaoDaPrevia[] = [];
  for (const passo of fila)
    if (passo === 'DESFAZER') pendentes.push(...(depois.pop()?.desfazer ?? []));
    else {
      depois.push({ frase: passo.frase, desfazer: null });
      pendentes.push(...passo.edicoes);
    }
  return { depois, pendentes };
}

/** The steps without the last edit: it is not sent, or it is undone once it is done. */
function semOUltimo(fila: readonly Passo[], aCaminho: boolean): readonly Passo[] {
  const ultimo = fila.at(-1);
  const jaFoi = ultimo === undefined || ultimo === 'DESFAZER' || (fila.length === 1 && aCaminho);
  return jaFoi ? [...fila, 'DESFAZER'] : fila.slice(0, -1);
}

/** After the answer to the first step. */
function respondido({ fila, feitas }: Estado, desfazer: EdicaoDaPrevia[], total: number): Estado {
  const [feito, ...resto] = fila;
  if (feito === undefined || feito === 'DESFAZER') return { fila: resto, feitas: feitas.slice(0, -1), iguais: null };
  const { frase, comIguais } = feito;
  return {
    fila: resto,
    // An edit that changed nothing cannot be undone.
    feitas: desfazer.length === 0 ? feitas : [...feitas.slice(1 - LIMITE), { frase, desfazer }],
    iguais: resto.length === 0 && comIguais && total > 0 ? { total, edicao: comIguais } : null,
  };
}

export type Correcoes = ReturnType<typeof useCorrecoes>;
