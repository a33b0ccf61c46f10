import { dataComparavel } from '@merenda/shared/formatos';
import { avisoDeValidade, vencido } from '@merenda/shared/regras';
import { StatusTag } from '@merenda/shared/ui';
import { Flex } from 'antd';

interface ValidadeProps {
  /** 'DD/MM/YYYY'. */
  data: string;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** The day on which a lot expires, with a mark when it has or soon will. */
export function Validade({ data, hoje }: ValidadeProps) {
  return (
    <Flex wrap gap={4} align="center" justify="inherit" component="span">
      {data}
      <MarcaDeValidade data={data} hoje={hoje} />
    </Flex>
  );
}

/** The mark alone; nothing for a lot that has time. */
export function MarcaDeValidade({ data, hoje }: ValidadeProps) {
  const aviso = avisoDeValidade(dataComparavel(data), hoje);
  return aviso && <StatusTag tom={vencido(dataComparavel(data), hoje) ? 'perigo' : 'atencao'} rotulo={aviso} />;
}
