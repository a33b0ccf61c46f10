import { useConfirmacoes } from '@merenda/shared';
import { Button, Modal } from 'antd';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ACIMA_DOS_MODAIS } from './camadas.js';
import { ignorarSegundoClique } from './segundo-clique.js';

/**
 * Shows the questions asked with `confirmar`, one at a time. Mounted once, in the shell; it also guards every dialog
 * from double clicks.
 */
export function Confirmacoes() {
  const pergunta = useConfirmacoes(({ fila }) => fila[0]);
  // While the dialog fades out, its question is already answered and removed from the queue.
  const [mostrado, setMostrado] = useState(pergunta);
  if (pergunta !== undefined && pergunta !== mostrado) setMostrado(pergunta);

  // The screen that asked is closed (e.g. the session ended): the next screen must not ask its question.
  useEffect(() => () => useConfirmacoes.getState().fila.forEach(({ responder }) => responder(false)), []);

  useEffect(ignorarSegundoClique, []);

  // At once, not after the animation like antd: by then the answer may have moved the focus.
  useEffect(() => {
    if (pergunta === undefined) return;
    return () => {
      if (pergunta.origem instanceof HTMLElement) pergunta.origem.focus({ preventScroll: true });
    };
  }, [pergunta]);

  const nao = useRef<HTMLButtonElement>(null);
  const sim = useRef<HTMLButtonElement>(null);

  return (
    <Modal
      title="Aviso"
      open={pergunta !== undefined}
      onCancel={() => pergunta?.responder(false)}
      // Enter answers yes, unless the action cannot be undone.
      afterOpenChange={(aberto) => aberto && (mostrado?.perigo ? nao : sim).current?.focus()}
      width={420}
      centered
      // A click outside the question does not answer it: it is rarely meant as a no.
      mask={{ closable: false }}
      // It also does not take the focus from the answers.
      wrapProps={{
        onMouseDown: (evento: MouseEvent) => evento.target === evento.currentTarget && evento.preventDefault(),
      }}
      focusable={{ focusTriggerAfterClose: false }}
      // Above the modal that asks, also one that another modal opened: antd gives each level 100 more.
      zIndex={ACIMA_DOS_MODAIS}
      footer={[
        <Button key="nao" ref={nao} onClick={() => pergunta?.responder(false)}>
          Cancelar
        </Button>,
        <Button key="sim" ref={sim} type="primary" danger={mostrado?.perigo} onClick={() => pergunta?.responder(true)}>
          Sim
        </Button>,
      ]}
    >
      {mostrado?.mensagem}
    </Modal>
  );
}
