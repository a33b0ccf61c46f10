import { Alerta, PassoSeguinte } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';

interface SemPropostaProps {
  titulo: string;
  conflitos: readonly string[];
  /** Goes back to the question; absent where the answer before is still shown. */
  aoMudar?: () => void;
}

/** What cannot be kept together, and what may be done about it. */
export function SemProposta({ titulo, conflitos, aoMudar }: SemPropostaProps) {
  return (
    <Alerta
      type="warning"
      role="alert"
      title={titulo}
      description={
        <Flex vertical gap="small">
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {conflitos.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
          {aoMudar && (
            <>
              <div>
                Aumente o custo máximo, tire uma refeição, deixe um prato aparecer mais vezes ou cadastre pratos da
                mesma categoria e modalidade.
              </div>
              <Flex wrap gap="middle" align="center">
                <Button onClick={aoMudar}>Mudar a pergunta</Button>
                <PassoSeguinte para="/gerenciar-pratos" permissao="PRATOS">
                  Ver os pratos
                </PassoSeguinte>
              </Flex>
            </>
          )}
        </Flex>
      }
    />
  );
}
