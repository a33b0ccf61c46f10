import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useImportarUnidades, type Andamento } from './importacao.api';
import { ModalImportacao } from './ModalImportacao';

/** The button that brings the units of the external school system, and the modal that tells how it goes. */
export function BuscarUnidades() {
  const importacao = useImportarUnidades();
  const [aberto, setAberto] = useState(false);
  const [andamento, setAndamento] = useState<Andamento | null>(null);

  function buscar(): void {
    setAberto(true);
    setAndamento(null);
    importacao.mutate(setAndamento);
  }

  return (
    <>
      <Button icon={<Icone de={CloudDownloadOutlined} />} onClick={buscar}>
        Buscar unidades
      </Button>
      {aberto && (
        <ModalImportacao
          andamento={andamento}
          resultado={importacao.data ?? null}
          erro={importacao.error}
          aoTentar={buscar}
          aoFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}
