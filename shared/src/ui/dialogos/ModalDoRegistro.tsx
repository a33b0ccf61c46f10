import { Modal, Skeleton } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import { EstadoErro } from '../tela/EstadoErro.js';
import { useQuadroDoRegistro, type LarguraDoModal } from './quadro-do-modal.js';

interface Leitura {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const OutroRegistro = createContext<Leitura | null>(null);

/** The read of another record, while the modal still has the one before; null when it shows the right one. */
export const useOutroRegistro = (): Leitura | null => use(OutroRegistro);

interface ModalDoRegistroProps<T> {
  titulo: string;
  largura?: LarguraDoModal;
  /** The query that reads the record. */
  consulta: Leitura & { data: T | undefined };
  aoFechar: () => void;
  /** The modal of the record. */
  children: (registro: T) => ReactNode;
}

/**
 * A modal over a record that is read by its id: until it has come, a modal with the progress or with the reason of the
 * failure. A `ModalDetalhes` inside stays open while another record is read.
 */
export function ModalDoRegistro<T>({ titulo, largura, consulta, aoFechar, children }: ModalDoRegistroProps<T>) {
  const { data, error, isFetching, refetch } = consulta;
  const [ultimo, setUltimo] = useState(data);
  if (data !== undefined && data !== ultimo) setUltimo(data);
  const registro = data ?? ultimo;
  const quadro = useQuadroDoRegistro(largura);
  if (registro !== undefined)
    return (
      <OutroRegistro value={data === undefined ? { error, isFetching, refetch } : null}>
        {children(registro)}
      </OutroRegistro>
    );
  return (
    <Modal title={titulo} open onCancel={aoFechar} footer={null} {...quadro}>
      {error !== null ? <EstadoErro erro={error} aoTentar={refetch} tentando={isFetching} /> : <Skeleton active />}
    </Modal>
  );
}
