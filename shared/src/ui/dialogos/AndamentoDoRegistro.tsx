import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { PassosDoRegistro } from '@merenda/shared/regras';
import { Button, Flex, theme, Typography } from 'antd';
import { Icone } from '../Icone.js';

interface AndamentoDoRegistroProps<A extends string> {
  andamento: PassosDoRegistro<A>;
  /** The label of each act, and what its button does. */
  acoes: Record<A, { rotulo: string; aoAcionar: () => void }>;
}

/** The states of a record as steps, and one button for the next act, or the sentence why there is none. */
export function AndamentoDoRegistro<A extends string>({ andamento, acoes }: AndamentoDoRegistroProps<A>) {
  const { passos, atual, interrompido, acao, motivo } = andamento;
  const proxima = acao && acoes[acao];
  return (
    <Flex wrap gap="small" align="center" justify="space-between" style={{ paddingBlock: 12 }}>
      <Flex
        component="ol"
        wrap
        gap="small"
        aria-label="Andamento"
        style={{ listStyle: 'none', margin: 0, padding: 0, columnGap: 24 }}
      >
        {passos.map((passo, lugar) => (
          <Passo
            key={passo}
            nome={passo}
            numero={lugar + 1}
            situacao={lugar < atual ? 'feito' : lugar > atual ? 'futuro' : interrompido ? 'interrompido' : 'atual'}
          />
        ))}
      </Flex>
      {proxima ? (
        <Button type="primary" onClick={proxima.aoAcionar}>
          {proxima.rotulo}
        </Button>
      ) : (
        <Typography.Text type="secondary">{motivo}</Typography.Text>
      )}
    </Flex>
  );
}

interface PassoProps {
  nome: string;
  numero: number;
  situacao: 'feito' | 'atual' | 'interrompido' | 'futuro';
}

/** The sign says the same as the colour: a tick, a cross, or the number of the step. */
function Passo({ nome, numero, situacao }: PassoProps) {
  const { token } = theme.useToken();
  const nele = situacao === 'atual' || situacao === 'interrompido';
  const cor = {
    feito: token.colorSuccess,
    atual: token.colorPrimary,
    interrompido: token.colorError,
    futuro: undefined,
  };
  return (
    <Flex component="li" gap="small" align="center" aria-current={nele ? 'step' : undefined}>
      <Flex
        align="center"
        justify="center"
        style={{
          width: 24,
          height: 24,
          borderRadius: 12,
          fontSize: 12,
          border: `1px solid ${cor[situacao] ?? token.colorBorder}`,
          color: nele ? token.colorTextLightSolid : (cor[situacao] ?? token.colorTextSecondary),
          background: nele ? cor[situacao] : 'transparent',
        }}
      >
        {situacao === 'feito' ? (
          <Icone de={CheckOutlined} />
        ) : situacao === 'interrompido' ? (
          <Icone de={CloseOutlined} />
        ) : (
          numero
        )}
      </Flex>
      <Typography.Text strong={nele} type={nele ? undefined : 'secondary'}>
        {nome}
      </Typography.Text>
    </Flex>
  );
}
