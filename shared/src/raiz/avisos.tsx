import type { ReactNode } from 'react';
import { toast, type Id, type TypeOptions } from 'react-toastify';
import { ENVIO_CHEGOU, ErroApi, fraseDaFalha } from './erro-api.js';
import { darALer, pedeLeitura } from './leituras.js';

/** `(mensagem)` with the kind's own title, or `(titulo, mensagem)`. */
type Aviso = (...texto: [mensagem: string] | [titulo: string, mensagem: string]) => void;

function Texto({ titulo, mensagem, children }: { titulo: string; mensagem: string; children?: ReactNode }) {
  return (
    <div>
      <strong>{titulo}</strong>
      <div>{mensagem}</div>
      {children}
    </div>
  );
}

/** The toasts on the screen, by kind and text. */
const abertos = new Map<string, Id>();
let vezes = 0;

/**
 * The container in the shell sets time, place and progress bar. A long text stays until it is closed. The same text twice
 * is one toast: its time starts again, and a screen reader reads it again. A toast that is already going away does not
 * count; the library drops a new one with the same id, so no id is used twice.
 */
function criarAviso(type: TypeOptions, tituloPadrao: string): Aviso {
  return (...texto) => {
    const [titulo, mensagem] = texto.length === 2 ? texto : [tituloPadrao, texto[0]];
    const chave = `${type}|${titulo}|${mensagem}`;
    const conteudo = <Texto key={++vezes} titulo={titulo} mensagem={mensagem} />;
    const aberto = abertos.get(chave);
    if (aberto !== undefined && toast.isActive(aberto)) {
      toast.update(aberto, { render: conteudo, delay: 0 });
      return;
    }
    const id = toast(conteudo, {
      type,
      onClose: () => abertos.delete(chave),
      ...(pedeLeitura(mensagem) && { autoClose: false as const }),
    });
    abertos.set(chave, id);
  };
}

const erro = criarAviso('error', 'Erro');
const SUCESSO = 'Sucesso';

/**
 * Shows the result of an act, with the button 'Desfazer'.
 * @param ms how long it stays; without it, until it is closed
 * @returns closes the toast, for a screen that goes away
 */
function desfazivel(mensagem: string, desfazer: () => void, { ms }: { ms?: number } = {}): () => void {
  let desfeito = false;
  const id = toast(
    ({ closeToast }) => (
      <Texto titulo={SUCESSO} mensagem={mensagem}>
        <button
          type="button"
          className="botao desfazer-aviso"
          onClick={(evento) => {
            // The second click of a double click comes while the toast goes away.
            if (desfeito) return;
            desfeito = true;
            desfazer();
            closeToast(evento);
          }}
        >
          Desfazer
        </button>
      </Texto>
    ),
    { type: 'success', autoClose: ms ?? false },
  );
  return () => toast.dismiss(id);
}

/**
 * Shows an uncertain outcome, with buttons. It stays until it is closed by the code that shows it.
 * @param acoes by the text of the button
 */
function pendente(mensagem: string, acoes: Record<string, () => void>) {
  const conteudo = (texto: string) => (
    <Texto titulo="Aguarde" mensagem={texto}>
      {Object.entries(acoes).map(([rotulo, acao]) => (
        <button key={rotulo} type="button" className="botao desfazer-aviso" onClick={acao}>
          {rotulo}
        </button>
      ))}
    </Texto>
  );
  const id = toast(conteudo(mensagem), { type: 'warning', autoClose: false, closeOnClick: false, closeButton: false });
  return {
    mudar: (texto: string): void => toast.update(id, { render: conteudo(texto) }),
    fechar: (): void => toast.dismiss(id),
  };
}

/** Toasts: a title and a sentence. */
export const avisos = {
  sucesso: criarAviso('success', SUCESSO),
  erro,
  atencao: criarAviso('warning', 'Atenção'),
  info: criarAviso('info', 'Informação'),
  desfazivel,
  pendente,
  /**
   * A failed call, with the server's message; the default title is 'Erro'. A long message, or a list of what uses a
   * record, opens a dialog. An expired session shows nothing here: the listener of `aoExpirar` shows its message.
   */
  falha: (falha: unknown, titulo = 'Erro'): void => {
    if (falha instanceof ErroApi && falha.status === 401) return;
    if (falha instanceof ErroApi && falha.tipo === ENVIO_CHEGOU) return avisos.sucesso(falha.detail);
    const texto = fraseDaFalha(falha);
    const emUso = falha instanceof ErroApi ? falha.emUso : undefined;
    if (emUso) darALer({ titulo: emUso.titulo, texto, usos: emUso.usos });
    else if (pedeLeitura(texto)) darALer({ titulo, texto });
    else erro(titulo, texto);
  },
};
