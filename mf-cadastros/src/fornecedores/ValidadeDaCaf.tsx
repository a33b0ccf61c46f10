import { dataComparavel } from '@merenda/shared/formatos';
import { alertaDaCaf } from '@merenda/shared/regras';
import { StatusTag, useHoje } from '@merenda/shared/ui';
import { Flex } from 'antd';

/** The last day of a CAF ('DD/MM/YYYY'), with a tag when it has passed or is near. */
export function ValidadeDaCaf({ validade }: { validade: string }) {
  return (
    <Flex wrap gap="small">
      {validade}
      <AlertaDaCaf validade={validade} />
    </Flex>
  );
}

/** Only the tag; nothing for a CAF that is valid for long, or without a known validity. */
export function AlertaDaCaf({ validade }: { validade: string | null }) {
  const alerta = alertaDaCaf(validade && dataComparavel(validade), useHoje());
  if (alerta === null) return null;
  return alerta === 'VENCIDA' ? (
    <StatusTag tom="perigo" rotulo="CAF vencida" />
  ) : (
    <StatusTag tom="atencao" rotulo="CAF perto do fim" />
  );
}
