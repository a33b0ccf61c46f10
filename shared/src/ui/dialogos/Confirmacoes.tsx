import { useConfirmacoes } from '@merenda/shared';
import { Button, Modal, Typography } from 'antd';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { ACIMA_DOS_MODAIS } from './camadas.js';
import { FOLHA } from './quadro-do-modal.js';
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
  const estreita = useTelaEstreita();

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

  return (
    <Modal
      title="Aviso"
      open={pergunta !== undefined}
      onCancel={() => pergunta?.responder(false)}
      {...(estreita ? { ...FOLHA, closable: false } : { width: 420, centered: true })}
      // A click outside the question does not answer it: it is rarely meant as a no.
      mask={{ closable: false }}
      // It also does not take the focus from the answers.
      wrapProps={{
        onMouseDown: (evento: MouseEvent) => evento.target === evento.currentTarget && evento.preventDefault(),
      }}
      focusable={{ focusTriggerAfterClose: false }}
      // Each question opens with new buttons, which take the focus.
      destroyOnHidden
      // Above the modal that asks, also one that another modal opened: antd gives each level 100 more.
      zIndex={ACIMA_DOS_MODAIS}
      footer={
        <Respostas pergunta={mostrado} grandes={estreita} responder={(resposta) => pergunta?.responder(resposta)} />
      }
    >
      {mostrado?.mensagem}
      {(estreita && mostrado?.resumo) ||
        mostrado?.detalhes?.map((detalhe) => (
          <Typography.Paragraph key={detalhe} style={{ marginBlock: '8px 0', overflowWrap: 'anywhere' }}>
            {detalhe}
          </Typography.Paragraph>
        ))}
      {mostrado?.efeito && <div style={{ marginTop: 8 }}>{mostrado.efeito}</div>}
    </Modal>
  );
}

interface RespostasProps {
  pergunta: ReturnType<typeof useConfirmacoes.getState>['fila'][number] | undefined;
  /** On a phone they share the width, high enough for a thumb. */
  grandes: boolean;
  responder: (resposta: boolean) => void;
}

const GRANDE = { flex: 1, height: 56, margin: 0 };

/**
 * Enter answers yes, unless the action cannot be undone. The focus is set as soon as the buttons are on the page: when the
 * dialog has opened it is too late, because until then antd gives the focus to the cross, and Enter there means no.
 */
function Respostas({ pergunta, grandes, responder }: RespostasProps) {
  const nao = useRef<HTMLButtonElement>(null);
  const sim = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focar = () => (pergunta?.perigo ? nao : sim).current?.focus({ preventScroll: true });
    focar();
    // A modal below still holds the focus until antd has locked this dialog, and would leave it on the cross.
    const quadro = requestAnimationFrame(focar);
    return () => cancelAnimationFrame(quadro);
  }, [pergunta]);
  const style = grandes ? GRANDE : undefined;
  return (
    <>
      <Button ref={nao} style={style} onClick={() => responder(false)}>
        Cancelar
      </Button>
      <Button ref={sim} style={style} type="primary" danger={pergunta?.perigo} onClick={() => responder(true)}>
        Sim
      </Button>
    </>
  );
}
