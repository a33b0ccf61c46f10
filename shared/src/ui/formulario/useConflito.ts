import { avisos, type ErroApi } from '@merenda/shared';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Comparaveis } from './comparaveis.js';
import { compararCampos, trazerDoServidor, type Diferenca } from './conflito.js';
import type { Edicao } from './edicao.js';

interface OpcoesDoConflito<V> {
  form: FormInstance<V>;
  /** What the form starts with. */
  iniciais: Partial<V> | undefined;
  edicao: Edicao<V> | undefined;
  /** What was typed is given up. */
  aoDescartar: () => void;
}

/** What a form shows of somebody else's change. */
export interface ConflitoDeEdicao {
  /** The fields of the form register here. */
  comparaveis: Comparaveis;
  /** Null while there is no open conflict. */
  aberto: { mensagem: string; diferencas: readonly Diferenca[] } | null;
  /** The server's record takes the place of what was typed. */
  usarAtual: () => void;
  /** What was typed stays, and the next submission replaces the server's record. */
  aplicarMinha: () => void;
}

/** The state of an edit that was refused because somebody else changed the record. */
export function useConflito<V>({ form, iniciais, edicao, aoDescartar }: OpcoesDoConflito<V>) {
  const [comparaveis] = useState<Comparaveis>(() => new Map());
  // What was read last, until then what the form began with: a list that is read again must not change it under the user's hands.
  const [lido, setLido] = useState<{ valores: Partial<V> | undefined; versao: number }>({
    valores: iniciais,
    versao: edicao?.versao ?? 0,
  });
  const [aberto, setAberto] = useState<
    (NonNullable<ConflitoDeEdicao['aberto']> & { atual: { versao: number; valores: Partial<V> } }) | null
  >(null);
  const [trocas, setTrocas] = useState(0);
  const versao = useRef(lido.versao);
  useEffect(() => {
    versao.current = lido.versao;
  }, [lido]);

  // Only now does the form know the new values to begin with.
  useEffect(() => {
    if (trocas > 0) form.resetFields();
  }, [form, trocas]);

  /** @returns whether the panel tells it */
  async function aoConflitar(erro: ErroApi): Promise<boolean> {
    if (edicao === undefined) return false;
    const atual = await edicao.reler().catch((falha: unknown) => falha as Error);
    if (atual instanceof Error) return false;
    if (atual === null) {
      avisos.erro('Este registro foi excluído por outra pessoa. O que você digitou não pode mais ser salvo aqui.');
      return true;
    }
    const diferencas = compararCampos(comparaveis, {
      antes: lido.valores,
      agora: atual.valores,
      digitado: form.getFieldsValue(true),
    });
    setAberto({ mensagem: erro.detail, diferencas, atual });
    return true;
  }

  function usarAtual(): void {
    if (aberto === null) return;
    setLido(aberto.atual);
    setTrocas(trocas + 1);
    setAberto(null);
    aoDescartar();
  }

  function aplicarMinha(): void {
    if (aberto === null) return;
    const { atual } = aberto;
    const trazidos = trazerDoServidor(comparaveis, {
      antes: lido.valores,
      agora: atual.valores,
      digitado: form.getFieldsValue(true),
    });
    form.setFields(trazidos as unknown as Parameters<typeof form.setFields>[0]);
    setLido(atual);
    setAberto(null);
  }

  return {
    comparaveis,
    aberto,
    usarAtual,
    aplicarMinha,
    iniciais: edicao === undefined ? iniciais : lido.valores,
    versao: () => versao.current,
    aoConflitar,
  };
}
