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
type Pedido = Correcao | 'DESFAZER';

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
const PASSOS = 100;

interface Estado {
  /** Oldest first; the first one is on its way, or has failed. */
  pedidos: readonly Pedido[];
  feitas: readonly Feita[];
  iguais: Iguais | null;
}

const NENHUMA: Estado = { pedidos: [], feitas: [], iguais: null };

/**
 * The corrections of the rows of an import, sent one after the other. The screen shows them at once, by `pendentes`. One
 * that fails is kept, and waits with those after it for another attempt.
 * @param mostradas the numbers of the page that is shown
 */
export function useCorrecoes(id: number, mostradas: readonly number[]) {
  const { mutate, reset, isIdle, isSuccess, isPending, error } = useEditarLinhas(id);
  const [estado, setEstado] = useState(NENHUMA);
  const { pedidos, feitas, iguais } = estado;
  const { depois, pendentes } = comPedidos(feitas, pedidos);
  const proximo = pedidos[0];

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
    emDia: pedidos.length === 0,
    iguais,
    erro: error,
    enviando: isPending,
    /** Tries again what failed. */
    tentar: enviar,
    corrigir(correcao: Correcao): void {
      if (error !== null) reset();
      setEstado((antes) => ({ ...antes, pedidos: [...antes.pedidos, correcao], iguais: null }));
    },
    desfazer(): void {
      if (depois.length === 0) return;
      if (error !== null) reset();
      setEstado((antes) => ({ ...antes, pedidos: semOUltimo(antes.pedidos, error === null), iguais: null }));
    },
  };
}

/** The edits as they will be when the server has answered all, and those that it has not answered. */
function comPedidos(
  feitas: readonly Feita[],
  pedidos: readonly Pedido[],
): { depois: Feita[]; pendentes: EdicaoDaPrevia[] } {
  const depois = [...feitas];
  const pendentes: EdicaoDaPrevia[] = [];
  for (const pedido of pedidos)
    if (pedido === 'DESFAZER') pendentes.push(...(depois.pop()?.desfazer ?? []));
    else {
      depois.push({ frase: pedido.frase, desfazer: null });
      pendentes.push(...pedido.edicoes);
    }
  return { depois, pendentes };
}

/** The requests without the last edit: it is not sent, or it is undone once it is done. */
function semOUltimo(pedidos: readonly Pedido[], aCaminho: boolean): readonly Pedido[] {
  const ultimo = pedidos.at(-1);
  const jaFoi = ultimo === undefined || ultimo === 'DESFAZER' || (pedidos.length === 1 && aCaminho);
  return jaFoi ? [...pedidos, 'DESFAZER'] : pedidos.slice(0, -1);
}

/** After the answer to the first request. */
function respondido({ pedidos, feitas }: Estado, desfazer: EdicaoDaPrevia[], total: number): Estado {
  const [feito, ...resto] = pedidos;
  if (feito === undefined || feito === 'DESFAZER') return { pedidos: resto, feitas: feitas.slice(0, -1), iguais: null };
  const { frase, comIguais } = feito;
  return {
    pedidos: resto,
    feitas: [...feitas.slice(1 - PASSOS), { frase, desfazer }],
    iguais: resto.length === 0 && comIguais && total > 0 ? { total, edicao: comIguais } : null,
  };
}

export type Correcoes = ReturnType<typeof useCorrecoes>;
