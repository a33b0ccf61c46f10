import { Button, Col, ConfigProvider, Flex, Row, theme, Typography } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alerta } from '../tela/Alerta.js';
import type { Diferenca } from './conflito.js';

interface PainelDeConflitoProps {
  /** The server's message about the other user's change. */
  mensagem: string;
  diferencas: readonly Diferenca[];
  aoUsarAtual: () => void;
  aoAplicarMinha: () => void;
}

/**
 * Another user changed the record during the edit: shows the differences and the two options. The typed values stay in
 * the form below until the user chooses.
 */
export function PainelDeConflito({ mensagem, diferencas, aoUsarAtual, aoAplicarMinha }: PainelDeConflitoProps) {
  const painel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    painel.current?.scrollIntoView?.({ block: 'start' });
    painel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={painel} tabIndex={-1} role="group" aria-label="Alteração de outra pessoa" style={{ marginBottom: 16 }}>
      <Alerta
        type="warning"
        role="alert"
        title={mensagem}
        description={
          <Flex vertical gap="small">
            <Typography.Text>
              O que você digitou continua no formulário. Veja o que mudou e escolha como continuar:
            </Typography.Text>
            {diferencas.length === 0 && (
              <Typography.Text type="secondary">Nenhum campo deste formulário mudou.</Typography.Text>
            )}
            <ComTextoLegivel>
              {diferencas.map((diferenca) => (
                <CampoComparado key={diferenca.chave} {...diferenca} />
              ))}
            </ComTextoLegivel>
            <Flex wrap gap="small">
              <Button onClick={aoUsarAtual}>Usar a versão atual</Button>
              <Button type="primary" onClick={aoAplicarMinha}>
                Aplicar a minha
              </Button>
            </Flex>
            <Typography.Text type="secondary">
              &quot;Usar a versão atual&quot; troca os dados digitados pelos dados atuais. &quot;Aplicar a minha&quot;
              mantém os dados digitados e usa os atuais nos campos que você não alterou; depois, salve de novo.
            </Typography.Text>
          </Flex>
        }
      />
    </div>
  );
}

/** Display-only controls are disabled, but must stay readable. */
function ComTextoLegivel({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return <ConfigProvider theme={{ token: { colorTextDisabled: token.colorText } }}>{children}</ConfigProvider>;
}

function CampoComparado({ rotulo, antes, agora, digitado, minha, mostrar }: Diferenca) {
  const nomeDe = (qual: string) => [rotulo, qual].filter(Boolean).join(', ');
  return (
    <div role="group" aria-label={rotulo}>
      {rotulo !== undefined && <Typography.Text strong>{rotulo}</Typography.Text>}
      <Row gutter={[12, 4]}>
        <Valor titulo="Antes">{mostrar(antes, nomeDe('antes'))}</Valor>
        <Valor titulo="Agora">{mostrar(agora, nomeDe('agora'))}</Valor>
        <Valor titulo="Você digitou">
          {minha ? (
            mostrar(digitado, nomeDe('você digitou'))
          ) : (
            <Typography.Text type="secondary">Você não mexeu.</Typography.Text>
          )}
        </Valor>
      </Row>
    </div>
  );
}

function Valor({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Col xs={24} sm={8}>
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        {titulo}
      </Typography.Text>
      {children}
    </Col>
  );
}
