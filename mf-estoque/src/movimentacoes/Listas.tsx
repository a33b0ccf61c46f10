import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Icone, useTelaEstreita } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { DestinoNoTelefone } from './DestinoNoTelefone.js';
import { OrigemNoTelefone } from './OrigemNoTelefone.js';
import { PainelDestino, type PainelDestinoProps } from './PainelDestino.js';
import { PainelOrigem, type PainelOrigemProps } from './PainelOrigem.js';

interface ListasProps {
  origem: PainelOrigemProps;
  destino: PainelDestinoProps;
  /** Moves the checked lots of the origin to the target list. */
  aoMover: () => void;
}

/** What the origin has, and what of it is chosen to move: side by side; on a phone one above the other, product by product. */
export function Listas({ origem, destino, aoMover }: ListasProps) {
  if (useTelaEstreita())
    return (
      <>
        <OrigemNoTelefone {...origem} aoMover={aoMover} />
        <DestinoNoTelefone {...destino} />
      </>
    );
  return (
    <Flex gap="middle" align="stretch">
      <div style={{ flex: 1, minWidth: 0 }}>
        <PainelOrigem {...origem} />
      </div>
      <Flex vertical gap="small" justify="center">
        <Button
          icon={<Icone de={RightOutlined} />}
          aria-label="Mover os marcados para o destino"
          disabled={origem.marcadas.size === 0}
          onClick={aoMover}
        />
        <Button
          icon={<Icone de={LeftOutlined} />}
          aria-label="Devolver os marcados à origem"
          disabled={!destino.lista.some(({ marcado }) => marcado)}
          onClick={() => destino.aoMudar({ tipo: 'devolver-marcados' })}
        />
      </Flex>
      <div style={{ flex: 1, minWidth: 0 }}>
        <PainelDestino {...destino} />
      </div>
    </Flex>
  );
}
