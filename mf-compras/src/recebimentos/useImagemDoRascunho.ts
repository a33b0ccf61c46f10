import { avisos, ErroApi } from '@merenda/shared';
import { useRef } from 'react';
import { useEnviarFoto, type RascunhoLido } from './recebimentos.api.js';

/** A picture (a data URL) and its id on the server; null where the server has refused it. */
interface Enviada {
  imagem: string;
  foto: number | null;
}

/**
 * The picture of the invoice in a draft: sent once, when it is chosen, as a photo of the request; the draft then only names
 * it.
 */
export function useImagemDoRascunho(solicitacao: number, inicial: RascunhoLido | null) {
  const { mutateAsync: enviar } = useEnviarFoto(solicitacao);
  const enviada = useRef<Enviada | null>(
    inicial?.imagem ? { imagem: inicial.imagem, foto: inicial.conteudo.imagem ?? null } : null,
  );

  /** Its id; null before it was sent, and where it was refused. */
  const fotoDe = (imagem: string | null | undefined): number | null =>
    enviada.current?.imagem === imagem ? (enviada.current?.foto ?? null) : null;

  /**
   * Sends a picture that the server does not have. A refusal is shown once, and the draft goes on without the picture.
   */
  async function enviarNova(imagem: string | null | undefined): Promise<void> {
    if (!imagem || enviada.current?.imagem === imagem) return;
    try {
      enviada.current = { imagem, foto: (await enviar(imagem)).id };
    } catch (erro) {
      if (!(erro instanceof ErroApi && RECUSAS.includes(erro.status))) throw erro;
      enviada.current = { imagem, foto: null };
      avisos.falha(erro);
    }
  }

  /** Another draft may have taken the place of the one with this picture: it is sent again. */
  const esquecer = (): void => {
    enviada.current = null;
  };

  return { fotoDe, enviarNova, esquecer };
}

/** Too many pictures, too large, no picture: to try again does not help. */
const RECUSAS: readonly number[] = [409, 413, 422];
