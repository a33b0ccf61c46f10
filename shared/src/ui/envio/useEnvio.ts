import { useRef, useState } from 'react';
import { confirmarEExecutar } from './executar.js';
import { useChaveDoEnvio } from './useChaveDoEnvio.js';

export interface OpcoesDoEnvio<V, R = unknown> {
  /** The question in the 'Aviso' dialog; a function if it depends on the values. */
  confirmacao: string | ((valores: V) => string);
  /**
   * Below the question, a paragraph each: the effect on quantities, the records that exist already. A caller that asks
   * the server for them answers a failure with none: the question must not wait for it.
   */
  detalhes?: (valores: V) => readonly string[] | Promise<readonly string[]>;
  /** Marks an action that cannot be undone. */
  perigo?: boolean;
  /** The sentence of the success toast; a function if it depends on the values or on what `aoSalvar` gave. */
  sucesso: string | ((valores: V, resposta: R) => string);
  /** Takes back what was sent: the success toast has the button 'Desfazer'. It handles its failure. */
  desfazer?: (resposta: R) => void;
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
  detalhes,
  perigo,
  sucesso,
  desfazer,
  tituloDaFalha,
  aoSalvar,
  aoConcluir,
  aoFalhar,
}: OpcoesDoEnvio<V, R>): { enviar: (valores: V) => Promise<void>; enviando: boolean } {
  const [enviando, setEnviando] = useState(false);
  const emCurso = useRef(false);
  const { chaveDe, concluir } = useChaveDoEnvio<V>();

  async function enviar(valores: V): Promise<void> {
    if (emCurso.current) return;
    emCurso.current = true;
    try {
      const feito = await confirmarEExecutar({
        mensagem: typeof confirmacao === 'string' ? confirmacao : confirmacao(valores),
        detalhes: await detalhes?.(valores),
        perigo,
        sucesso: typeof sucesso === 'string' ? sucesso : (resposta) => sucesso(valores, resposta),
        desfazer,
        tituloDaFalha,
        acao: () => {
          setEnviando(true);
          return aoSalvar(valores, { idempotencia: chaveDe(valores) });
        },
        aoFalhar: aoFalhar && ((erro) => aoFalhar(erro, valores)),
      });
      if (!feito) return;
      concluir();
      aoConcluir();
    } finally {
      emCurso.current = false;
      setEnviando(false);
    }
  }

  return { enviar, enviando };
}
