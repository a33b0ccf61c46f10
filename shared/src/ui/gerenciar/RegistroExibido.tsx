import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { Alerta } from '../tela/Alerta.js';
import { ComVizinhos } from './ComVizinhos.js';
import { useExibido } from './useExibido.js';

interface IdExibidoProps {
  /** The modal, which reads the record by its id. It stays while its content changes to another record. */
  children: (id: number, aoFechar: () => void) => ReactNode;
}

/** The record that the address names, for a modal that reads it by its id. */
export function IdExibido({ children }: IdExibidoProps) {
  const { exibido, fechar } = useExibido();
  return exibido !== null && <ComVizinhos id={exibido}>{children(exibido, fechar)}</ComVizinhos>;
}

export interface RegistroExibidoProps<T> {
  /** The query of the list. */
  consulta: { data: readonly T[] | undefined; isFetching: boolean };
  /** The modal of the record, as the list has it now. It stays while its content changes to another record. */
  children: (registro: T, aoFechar: () => void) => ReactNode;
}

/** The record of a list that its address names. A record that the list does not have is reported as gone. */
export function RegistroExibido<T extends { id: number }>({ consulta, children }: RegistroExibidoProps<T>) {
  return (
    <IdExibido>
      {(exibido, fechar) => {
        const registro = consulta.data?.find(({ id }) => id === exibido);
        if (registro) return children(registro, fechar);
        // A record that was just registered comes with the next read.
        return consulta.data === undefined || consulta.isFetching ? null : <RegistroAusente aoFechar={fechar} />;
      }}
    </IdExibido>
  );
}

function RegistroAusente({ aoFechar }: { aoFechar: () => void }) {
  const [aberto, setAberto] = useState(true);
  const fechar = () => setAberto(false);
  return (
    <Modal
      title="Registro não encontrado"
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      <Alerta
        type="warning"
        title="Este registro não está nesta lista"
        description="Talvez tenha sido excluído, ou pertença a uma unidade à qual você não tem acesso."
      />
    </Modal>
  );
}
