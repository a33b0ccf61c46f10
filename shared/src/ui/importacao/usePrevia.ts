import type { EntidadeImportavel, LinhaConferida } from '@merenda/shared/contratos';
import { useEffect, useEffectEvent, useState } from 'react';
import { aConferir, comColunas, type PlanilhaEditada } from './correcoes.js';
import { useConferirPlanilha } from './importacao.api.js';

/** A state of the rows, and the edit that led to it. */
interface Passo {
  planilha: PlanilhaEditada;
  /** The edit in a sentence; null for the rows as they were before any edit. */
  feito: string | null;
}

/** Edits that can be undone. */
const PASSOS = 100;

/** Milliseconds without an edit after which the rows are checked again. */
const PAUSA = 400;

/**
 * The rows of a file that the user corrects, with the result of the last check. A row may repeat another one or
 * continue it, so each check needs all rows: it follows a pause, one at a time, and its predecessor's answer stays
 * meanwhile. A failed check loses no edit.
 */
export function usePrevia(entidade: EntidadeImportavel) {
  const conferencia = useConferirPlanilha(entidade);
  const [passos, setPassos] = useState<readonly Passo[]>([]);
  const [conferida, setConferida] = useState<{ planilha: PlanilhaEditada; linhas: LinhaConferida[] } | null>(null);
  const ultimo = passos.at(-1);
  const planilha = ultimo?.planilha ?? null;
  const emDia = conferida !== null && conferida.planilha === planilha;

  function conferir(aoFalhar?: (erro: unknown) => void): void {
    if (!planilha) return;
    conferencia.mutate(aConferir(planilha), {
      onSuccess: (linhas) => setConferida({ planilha, linhas }),
      onError: aoFalhar,
    });
  }

  const repetir = useEffectEvent(() => conferir());
  const espera = conferida !== null && !emDia && conferencia.isIdle;
  useEffect(() => {
    if (!espera) return undefined;
    const pausa = setTimeout(() => repetir(), PAUSA);
    return () => clearTimeout(pausa);
  }, [espera, planilha]);
  // The next check waits for this one; a failed one waits for an edit or for the user.
  const { isSuccess, reset } = conferencia;
  useEffect(() => {
    if (isSuccess) reset();
  }, [isSuccess, reset]);

  return {
    planilha,
    conferidas: conferida?.linhas ?? null,
    /** The last edit, which can be undone. */
    feito: passos.length > 1 ? (ultimo?.feito ?? null) : null,
    /** The rows are as they were checked. */
    emDia,
    conferindo: conferencia.isPending,
    erro: conferencia.error,
    conferir,
    /** Begins with these rows; without rows there is nothing until the next file. */
    comecar(nova: PlanilhaEditada | null): void {
      conferencia.reset();
      setConferida(null);
      setPassos(nova ? [{ planilha: nova, feito: null }] : []);
    },
    /** Back to the columns, with the rows as they are. */
    fechar(): void {
      conferencia.reset();
      setConferida(null);
      setPassos(planilha ? [{ planilha, feito: null }] : []);
    },
    /** Goes on with these rows alone, after the others are imported. They are checked again. */
    manter(numeros: ReadonlySet<number>): void {
      if (!planilha) return;
      const linhas = planilha.linhas.filter(({ numero }) => numeros.has(numero));
      setPassos([{ planilha: { ...planilha, linhas }, feito: null }]);
    },
    /** Changes what the columns are, before the rows are checked. The file has the first `doArquivo` of them. */
    mudarColunas(colunas: PlanilhaEditada['colunas'], doArquivo: number): void {
      setPassos(planilha ? [{ planilha: comColunas(planilha, colunas, doArquivo), feito: null }] : []);
    },
    editar(editada: PlanilhaEditada, feito: string): void {
      if (conferencia.isError) conferencia.reset();
      setPassos([...passos.slice(-PASSOS), { planilha: editada, feito }]);
    },
    desfazer(): void {
      if (conferencia.isError) conferencia.reset();
      if (passos.length > 1) setPassos(passos.slice(0, -1));
    },
  };
}

export type Previa = ReturnType<typeof usePrevia>;
