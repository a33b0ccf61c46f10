import { avisos, confirmar, novaIdempotencia } from '@merenda/shared';
import { useRef, useState } from 'react';

interface EnvioConfirmado<V> {
  /** The question in the 'Aviso' dialog. */
  confirmacao: string;
  /** The sentence of the success toast. */
  sucesso: string;
  acao: (valores: V & { idempotencia: string }) => Promise<unknown>;
  aoConcluir: () => void;
  /** What to show besides the toast. */
  aoFalhar?: (erro: unknown) => void;
}

/**
 * Asks, sends and says how it went, for screens whose values are no form's. The same values sent again carry the same key, so that a repetition
 * after a lost answer is carried out once; a second click while the first runs does nothing.
 */
export function useEnvioConfirmado<V extends object>({
  confirmacao,
  sucesso,
  acao,
  aoConcluir,
  aoFalhar,
}: EnvioConfirmado<V>) {
  const [enviando, setEnviando] = useState(false);
  const emCurso = useRef(false);
  const ultimo = useRef<{ valores: string; idempotencia: string } | null>(null);

  async function enviar(valores: V): Promise<void> {
    if (emCurso.current) return;
    emCurso.current = true;
    try {
      if (!(await confirmar({ mensagem: confirmacao }))) return;
      setEnviando(true);
      const escritos = JSON.stringify(valores);
      if (ultimo.current?.valores !== escritos)
        ultimo.current = { valores: escritos, idempotencia: novaIdempotencia() };
      await acao({ ...valores, idempotencia: ultimo.current.idempotencia });
      ultimo.current = null;
      avisos.sucesso(sucesso);
      aoConcluir();
    } catch (erro) {
      avisos.falha(erro);
      aoFalhar?.(erro);
    } finally {
      emCurso.current = false;
      setEnviando(false);
    }
  }

  return { enviar, enviando };
}
