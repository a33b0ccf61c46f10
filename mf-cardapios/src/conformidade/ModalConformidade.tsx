import { nomeProprio } from '@merenda/shared/formatos';
import { useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Modal, Typography } from 'antd';
import { useState } from 'react';
import { nomeDoMes, mesDe } from '../calendario/mes.js';
import { RegrasDaUnidade } from './RegrasDaUnidade.js';
import { TabelaDasUnidades } from './TabelaDasUnidades.js';

interface ModalConformidadeProps {
  /** Null: all units of the user. */
  unidade: number | null;
  /** The day whose month is compared, 'YYYY-MM-DD'; its week is open. */
  dia: string;
  aoFechar: () => void;
}

/** How the calendar stands to the rules of menus: of all units a table, of which each row leads to a unit's rules. */
export function ModalConformidade({ unidade, dia, aoFechar }: ModalConformidadeProps) {
  const [aberto, setAberto] = useState(true);
  const [escolhida, setEscolhida] = useState<{ id: number; nome: string } | null>(null);
  const quadro = useQuadroDoModal('GAVETA');
  const mostrada = unidade ?? escolhida?.id ?? null;
  return (
    <Modal
      {...quadro}
      title={`Conformidade dos cardápios de ${nomeDoMes(mesDe(dia))}`}
      open={aberto}
      footer={null}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
    >
      {mostrada === null ? (
        <TabelaDasUnidades dia={dia} aoEscolher={setEscolhida} />
      ) : (
        <>
          {escolhida && (
            <>
              <Button onClick={() => setEscolhida(null)}>Voltar a todas as unidades</Button>
              <Typography.Title level={3} style={{ marginBlock: 16, fontSize: 18 }}>
                {nomeProprio(escolhida.nome)}
              </Typography.Title>
            </>
          )}
          <RegrasDaUnidade unidade={mostrada} dia={dia} />
        </>
      )}
    </Modal>
  );
}
