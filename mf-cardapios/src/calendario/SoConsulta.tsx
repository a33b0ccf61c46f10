import { Typography } from 'antd';

/** Why the user changes nothing in the calendar, and what is possible instead. */
export function SoConsulta() {
  return (
    <Typography.Paragraph type="secondary">
      Neste município, quem tem a permissão Cardápios vincula e muda os cardápios. Você os consulta aqui e, no dia,
      substitui pratos na execução.
    </Typography.Paragraph>
  );
}
