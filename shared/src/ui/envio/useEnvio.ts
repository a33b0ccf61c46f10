import { novaIdempotencia } from '@merenda/shared';
import { useRef, useState } from 'react';
import { confirmarEExecutar } from './executar.js';

export interface OpcoesDoEnvio<V, R = unknown> {
  /** The question in the 'Aviso' dialog; a function if it depends on the values. */
  confirmacao: string | ((valores: V) => string);
  /** Marks an action that cannot be undone. */
  perigo?: boolean;
  /** The sentence of the success toast; a function if it depends on the values or on what `aoSalvar` gave. */
  sucesso: string | ((valores: V, resposta: R) => string);
  /** Title of the toast of a failure; 'Erro' by default. */
  tituloDaFalha?: string;
  /**
   * Sends the values. The same values sent again have the same key, so that a repetition after a lost response is done
   * only once: pass it to `api` if the server supports it.
   */
  aoSalvar: (valores: V, envio: { idempotencia: string }) => Promise<R>;
  /** After the success. */
  aoConcluir: () => void;
  /** Handles a failure; true: completely handled, no toast is shown. */
  aoFalhar?: (erro: unknown, valores: V) => boolean | Promise<boolean>;
}

/**
 * The one way to submit something: confirm, send, report the result. A second click while it runs does nothing. A form
 * uses it through `useFormulario`, a screen without a form directly.
 */
export function useEnvio<V, R = unknown>({
  confirmacao,
  perigo,
  sucesso,
  tituloDaFalha,
  aoSalvar,
  aoConcluir,
  aoFalhar,
}: OpcoesDoEnvio<V, R>): { enviar: (valores: V) => Promise<void>; enviando: boolean } {
  const [enviando, setEnviando] = useState(false);
  const emCurso = useRef(false);
  const ultimo = useRef<{ escritos: string | undefined; idempotencia: string } | null>(null);

  /** A refused submission, or one without a response, keeps its key until other values are sent. */
  function chaveDe(valores: V): string {
    const escritos = JSON.stringify(valores);
    if (ultimo.current === null || ultimo.current.escritos !== escritos)
      ultimo.current = { escritos, idempotencia: novaIdempotencia() };
    return ultimo.current.idempotencia;
  }

  async function enviar(valores: V): Promise<void> {
    if (emCurso.current) return;
    emCurso.current = true;
    try {
      const feito = await confirmarEExecutar({
        mensagem: typeof confirmacao === 'string' ? confirmacao : confirmacao(valores),
        perigo,
        sucesso: typeof sucesso === 'string' ? sucesso : (resposta) => sucesso(valores, resposta),
        tituloDaFalha,
        acao: () => {
          setEnviando(true);
          return aoSalvar(valores, { idempotencia: chaveDe(valores) });
        },
        aoFalhar: aoFalhar && ((erro) => aoFalhar(erro, valores)),
      });
      if (!feito) return;
      ultimo.current = null;
      aoConcluir();
    } finally {
      emCurso.current = false;
      setEnviando(false);
    }
  }

  return { enviar, enviando };
}
