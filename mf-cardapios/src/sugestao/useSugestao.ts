import { api } from '@merenda/shared';
import type { CriteriosDaSugestao, SugestaoDeCardapios } from '@merenda/shared/contratos';
import { useEffect, useRef, useState } from 'react';
import type { Pergunta } from './criterios.js';
import { fixosForaDaSemana, type Escolhas, type SemanaDaProposta } from './proposta.js';

/** How long a month of five meals a day may take on a slow server (ms). */
const ESPERA = 60_000;

/** A question with its answer, and what the user has decided about it. */
export interface Respondida {
  pergunta: Pergunta;
  resposta: SugestaoDeCardapios;
  escolhas: Escolhas;
}

const SEM_ESCOLHAS: Escolhas = { fixos: [], excluidos: [] };

/** The answer that is shown, those before it, and the question that is being answered. */
export function useSugestao() {
  const [respondidas, setRespondidas] = useState<readonly Respondida[]>([]);
  const [pedida, setPedida] = useState<{ semana: SemanaDaProposta | null }>();
  /** Why the last change was not possible: sentences, or the failed call. */
  const [recusa, setRecusa] = useState<{ conflitos: readonly string[] } | { erro: unknown }>();
  const emCurso = useRef<AbortController>(undefined);
  const atual = respondidas.at(-1);

  // The server stops solving for a page that is left.
  useEffect(() => () => emCurso.current?.abort(), []);

  /** Resolves to the answer; null when the user gave up. Rejects with the failure of the call. */
  async function pedir(
    corpo: CriteriosDaSugestao,
    semana: SemanaDaProposta | null,
  ): Promise<SugestaoDeCardapios | null> {
    emCurso.current?.abort();
    const controle = new AbortController();
    emCurso.current = controle;
    setPedida({ semana });
    setRecusa(undefined);
    try {
      const opcoes = { signal: controle.signal, conferir: false, espera: ESPERA } as const;
      return await api.post('cardapios-semanais/sugestao', corpo, opcoes);
    } catch (erro) {
      if (controle.signal.aborted) return null;
      throw erro;
    } finally {
      if (emCurso.current === controle) setPedida(undefined);
    }
  }

  /** Answers a new question; false when the user gave up. What was decided about the answer before is forgotten. */
  async function perguntar(pergunta: Pergunta): Promise<boolean> {
    const resposta = await pedir({ ...pergunta, fixos: [], excluidos: [] }, null);
    if (resposta) setRespondidas([{ pergunta, resposta, escolhas: SEM_ESCOLHAS }]);
    return resposta !== null;
  }

  /** Solves one week again, or the whole period; an answer without a proposal changes nothing. */
  async function mudar(escolhas: Escolhas, semana: SemanaDaProposta | null): Promise<void> {
    if (!atual) return;
    const { pergunta, resposta: antes } = atual;
    const fixos = semana ? fixosForaDaSemana(antes.proposta?.semanas ?? [], semana, escolhas) : [...escolhas.fixos];
    const excluidos = escolhas.excluidos.map(({ id }) => ({ id }));
    try {
      const resposta = await pedir({ ...pergunta, fixos, excluidos }, semana);
      if (!resposta) return;
      if (resposta.proposta) setRespondidas((todas) => [...todas, { pergunta, resposta, escolhas }]);
      else setRecusa({ conflitos: resposta.conflitos });
    } catch (erro) {
      setRecusa({ erro });
    }
  }

  return {
    atual,
    pedida,
    recusa,
    perguntar,
    mudar,
    /** Decides about the answer without another one. */
    anotar: (escolhas: Escolhas) => setRespondidas((todas) => (atual ? [...todas, { ...atual, escolhas }] : todas)),
    podeDesfazer: respondidas.length > 1,
    desfazer: () => {
      setRecusa(undefined);
      setRespondidas((todas) => todas.slice(0, -1));
    },
    cancelar: () => emCurso.current?.abort(),
  };
}
