import ScanOutlined from '@ant-design/icons/ScanOutlined';
import { Icone } from '../Icone.js';
import { Button } from 'antd';

/** Opens the reader of labels. */
export function BotaoLerEtiqueta({ lendo = false, aoAbrir }: { lendo?: boolean; aoAbrir: () => void }) {
  return (
    <Button icon={<Icone de={ScanOutlined} />} loading={lendo} onClick={aoAbrir}>
      Ler etiqueta
    </Button>
  );
}
