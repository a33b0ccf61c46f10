import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { avisos } from '@merenda/shared';
import type { NotaFiscal } from '@merenda/shared/contratos';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useBaixarXml } from './notas-eletronicas.api.js';

/** Downloads the XML of an invoice that has one. */
export function BaixarXml({ nota: { id, chave } }: { nota: NotaFiscal }) {
  const { mutate: baixar, isPending } = useBaixarXml();
  if (chave === null) return null;
  return (
    <Button
      icon={<Icone de={DownloadOutlined} />}
      loading={isPending}
      onClick={() => baixar({ id, chave }, { onError: (erro) => avisos.falha(erro) })}
    >
      Baixar XML da NF-e
    </Button>
  );
}
