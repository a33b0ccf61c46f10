import { avisos, type ErroApi } from '@merenda/shared';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Comparaveis } from './comparaveis.js';
import { compararCampos, trazerDoServidor, type Diferenca } from './conflito.js';
import type { Edicao } from './edicao.js';

interface OpcoesDoConflito<V> {
  form: FormInstance<V>;
  /** The initial values of the form. */
  iniciais: Partial<V> | undefined;
  edicao: Edicao<V> | undefined;
  /** The typed values are discarded. */
  aoDescartar: () => void;
}

/** The part of another user's change that a form shows. */
export interface ConflitoDeEdicao {
  /** The fields of the form register here. */
  comparaveis: Comparaveis;
  /** Null while there is no open conflict. */
  aberto: { mensagem: string; diferencas: readonly Diferenca[] } | null;
  /** The server's record replaces the typed values. */
  usarAtual: () => void;
  /** The typed values stay, and the next submission replaces the server's record. */
  aplicarMinha: () => void;
}

/** The state of an edit that was refused because another user changed the record. */
export function useConflito<V>({ form, iniciais, edicao, aoDescartar }: OpcoesDoConflito<V>) {
  const [comparaveis] = useState<Comparaveis>(() => new Map());
  // The last record read, initially the one that the form started with: a new read of the list must not change it
  // during editing.
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

  // Only now the form has the new initial values.
  useEffect(() => {
    if (trocas > 0) form.resetFields();
  }, [form, trocas]);

  /** @returns whether the panel shows it */
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
