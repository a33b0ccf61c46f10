import { Typography } from 'antd';

/** Why the user changes nothing in the calendar, and what is possible instead. */
export function SoConsulta() {
  return (
    <Typography.Paragraph type="secondary">
      Neste município, somente quem tem a permissão Cardápios vincula e muda os cardápios. Você pode consultá-los aqui
      e, no dia, substituir pratos na execução.
    </Typography.Paragraph>
  );
}
