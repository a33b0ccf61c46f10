import { Alert, Flex, theme } from 'antd';

interface ResumoDaExecucaoProps {
  /** What is missing, or has changed. */
  alertas: readonly string[];
  /** The name of each food and the quantity that leaves the stock: 'Arroz' and '9,04 kg'. */
  alimentos: readonly (readonly [nome: string, quanto: string])[];
  nota?: string;
  /** What leaves each lot, where it is known. */
  lotes?: readonly string[];
}

/** What an execution takes, as its question shows it on a phone: shortages on top, two columns, the lots folded. */
export function ResumoDaExecucao({ alertas, alimentos, nota, lotes }: ResumoDaExecucaoProps) {
  const { token } = theme.useToken();
  const linha = { borderTop: `1px solid ${token.colorBorderSecondary}`, paddingBlock: token.paddingXXS };
  return (
    <Flex vertical gap="small" style={{ marginBlockStart: token.marginXS, overflowWrap: 'anywhere' }}>
      {alertas.map((alerta) => (
        <Alert key={alerta} type="warning" showIcon title={alerta} />
      ))}
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              Alimento
            </th>
            <th scope="col" style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
              Sai do estoque
            </th>
          </tr>
        </thead>
        <tbody>
          {alimentos.map(([nome, quanto], i) => (
            <tr key={i}>
              <th scope="row" style={{ ...linha, fontWeight: 'normal', textAlign: 'start' }}>
                {nome}
              </th>
              <td style={{ ...linha, fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' }}>
                <strong>{quanto}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {nota && <p style={{ margin: 0 }}>{nota}</p>}
      {lotes && (
        <details>
          <summary style={{ cursor: 'pointer', lineHeight: '48px' }}>Lotes</summary>
          {lotes.map((frase) => (
            <p key={frase} style={{ marginBlock: '0 8px' }}>
              {frase}
            </p>
          ))}
        </details>
      )}
    </Flex>
  );
}
