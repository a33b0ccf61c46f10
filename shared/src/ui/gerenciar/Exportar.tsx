import DownOutlined from '@ant-design/icons/DownOutlined';
import { api, avisos } from '@merenda/shared';
import { FORMATOS_DE_EXPORTACAO, type FormatoDeExportacao, type ListaExportavel } from '@merenda/shared/contratos';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Popover } from 'antd';
import { useState } from 'react';
import { Icone } from '../Icone.js';
import { baixarPlanilha } from '../importacao/arquivos.js';

interface ExportarProps {
  lista: ListaExportavel;
  /** The ids of the rows that the list shows now, in its order; null while they are loading. */
  ids: () => number[] | null;
}

/** The button that downloads a list as it is filtered and sorted, in the columns of its import. */
export function Exportar({ lista, ids }: ExportarProps) {
  const [aberto, setAberto] = useState(false);
  const exportacao = useMutation({
    mutationFn: async (pedida: { formato: FormatoDeExportacao; ids: number[] }) =>
      baixarPlanilha(await api.post('exportacoes/:lista', pedida, { caminho: { lista } })),
  });

  function exportar(formato: FormatoDeExportacao): void {
    setAberto(false);
    const daLista = ids();
    if (daLista) exportacao.mutate({ formato, ids: daLista }, { onError: (erro) => avisos.falha(erro) });
  }

  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={aberto}
      onOpenChange={setAberto}
      content={
        <Flex vertical gap="small">
          {FORMATOS_DE_EXPORTACAO.map((formato) => (
            <Button key={formato} type="text" onClick={() => exportar(formato)}>
              {`Exportar ${formato}`}
            </Button>
          ))}
        </Flex>
      }
    >
      <Button
        icon={<Icone de={DownOutlined} />}
        iconPlacement="end"
        loading={exportacao.isPending}
        aria-haspopup="true"
        aria-expanded={aberto}
      >
        Exportar
      </Button>
    </Popover>
  );
}
