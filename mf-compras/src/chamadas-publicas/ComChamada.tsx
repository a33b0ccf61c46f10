import type { ChamadaPublica } from '@merenda/shared/contratos';
import { EstadoErro, type LarguraDoModal } from '@merenda/shared/ui';
import { Modal, Skeleton } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useChamada } from './chamadas.api.js';

interface ComChamadaProps {
  id: number;
  titulo: string;
  largura: LarguraDoModal;
  aoFechar: () => void;
  children: (chamada: ChamadaPublica) => ReactNode;
}

/** Reads a public call before its form opens: a later read must not change what is being typed. */
export function ComChamada({ children, ...leitura }: ComChamadaProps) {
  const [lida, setLida] = useState<ChamadaPublica | null>(null);
  return lida === null ? <Leitura {...leitura} aoLer={setLida} /> : children(lida);
}

function Leitura({
  id,
  titulo,
  largura,
  aoFechar,
  aoLer,
}: Omit<ComChamadaProps, 'children'> & { aoLer: (chamada: ChamadaPublica) => void }) {
  const { data, error, isFetchedAfterMount, refetch } = useChamada(id);
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount) aoLer(data);
  }, [aoLer, data, isFetchedAfterMount]);
  return (
    <Modal title={titulo} open onCancel={aoFechar} footer={null} width={largura}>
      {error !== null ? <EstadoErro erro={error} aoTentar={() => void refetch()} /> : <Skeleton active />}
    </Modal>
  );
}
