import type { ResumoDaConfirmacao } from '@merenda/shared';
import { Alert, Flex, theme } from 'antd';

/** What a question is about, on a phone: what is missing, two columns, notes, and what only who opens it reads. */
export function ResumoDaPergunta({ resumo }: { resumo: ResumoDaConfirmacao }) {
  const { alertas, titulos, linhas, notas = [], dobra } = resumo;
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
              {titulos[0]}
            </th>
            <th scope="col" style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
              {titulos[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(([nome, quanto], i) => (
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
      {notas.map((nota) => (
        <p key={nota} style={{ margin: 0 }}>
          {nota}
        </p>
      ))}
      {dobra && (
        <details>
          <summary style={{ cursor: 'pointer', lineHeight: '48px' }}>{dobra.titulo}</summary>
          {dobra.frases.map((frase) => (
            <p key={frase} style={{ marginBlock: '0 8px' }}>
              {frase}
            </p>
          ))}
        </details>
      )}
    </Flex>
  );
}
