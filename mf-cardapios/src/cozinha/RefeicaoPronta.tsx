import { nomeComum } from '@merenda/shared/formatos';
import { useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Modal } from 'antd';
import { useState } from 'react';

interface RefeicaoProntaProps {
  frase: string;
  /** The dish. */
  prato: string;
  /** Whether its leftover can be weighed: the execution is known; null: not on this page. */
  pesavel: boolean | null;
  aoPesar: () => void;
  aoFechar: () => void;
}

/** The end of an execution on a phone: it fills the view, and the leftover is the next step. */
export function RefeicaoPronta({ frase, prato, pesavel, aoPesar, aoFechar }: RefeicaoProntaProps) {
  const [saida, setSaida] = useState<(() => void) | null>(null);
  const quadro = useQuadroDoModal(undefined);
  const sair = (como: () => void) => setSaida(() => como);
  return (
    <Modal
      {...quadro}
      title={nomeComum(prato)}
      open={saida === null}
      closable={false}
      onCancel={() => sair(aoFechar)}
      afterClose={() => saida?.()}
      focusable={{ focusTriggerAfterClose: false }}
      footer={
        <div className="cozinha-botoes">
          <Button onClick={() => sair(aoFechar)}>Voltar à cozinha</Button>
          {pesavel !== null && (
            <Button type="primary" autoFocus loading={!pesavel} onClick={() => sair(aoPesar)}>
              Pesar sobra
            </Button>
          )}
        </div>
      }
    >
      <p className="cozinha-pronta" role="status">
        {frase}
      </p>
    </Modal>
  );
}
