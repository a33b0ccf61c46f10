import { toast, type TypeOptions } from 'react-toastify';
import { ErroApi } from './erro-api.js';
import { darALer, pedeLeitura } from './leituras.js';

/** `(mensagem)` with the kind's own title, or `(titulo, mensagem)`. */
type Aviso = (...texto: [mensagem: string] | [titulo: string, mensagem: string]) => void;

/** Time, place and progress bar belong to the one container, in the shell. A text that takes longer to read stays until it is closed. */
function criarAviso(type: TypeOptions, tituloPadrao: string): Aviso {
  return (...texto) => {
    const [titulo, mensagem] = texto.length === 2 ? texto : [tituloPadrao, texto[0]];
    toast(
      <div>
        <strong>{titulo}</strong>
        <div>{mensagem}</div>
      </div>,
      // The content is the identity: the same notice twice is one toast.
      { type, toastId: `${type}|${titulo}|${mensagem}`, ...(pedeLeitura(mensagem) && { autoClose: false as const }) },
    );
  };
}

const erro = criarAviso('error', 'Erro');

/** Notices to the user (toasts): a title and a sentence. */
export const avisos = {
  sucesso: criarAviso('success', 'Sucesso'),
  erro,
  atencao: criarAviso('warning', 'Atenção'),
  info: criarAviso('info', 'Informação'),
  /**
   * A failed call, titled 'Erro' unless told otherwise, with the server's sentence. What uses a record, and what is long, is given to read in a
   * dialog. An expired session is not repeated here: the listener of `aoExpirar` shows its one notice.
   */
  falha: (falha: unknown, titulo = 'Erro'): void => {
    if (falha instanceof ErroApi && falha.status === 401) return;
    const texto = falha instanceof ErroApi ? falha.detail : 'Algo inesperado aconteceu. Tente de novo.';
    const emUso = falha instanceof ErroApi ? falha.emUso : undefined;
    if (emUso) darALer({ titulo: emUso.titulo, texto, usos: emUso.usos });
    else if (pedeLeitura(texto)) darALer({ titulo, texto });
    else erro(titulo, texto);
  },
};
