import { diasEntre, vencido, venceEmBreve } from '@merenda/shared/regras';
import { StatusTag } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { dia } from './lote';

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
  if (vencido(dia(data), hoje)) return <StatusTag tom="perigo" rotulo="Vencido" />;
  if (venceEmBreve(dia(data), hoje)) return <StatusTag tom="atencao" rotulo={prazo(diasEntre(hoje, dia(data)))} />;
  return null;
}

function prazo(dias: number): string {
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}
