import type { ArquivoLido } from '@merenda/shared/contratos';
import { Alert, Flex, Typography } from 'antd';
import { useId } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';

interface ArquivoNaTelaProps {
  arquivo: ArquivoLido;
  /** Nothing can be chosen now. */
  ocupado: boolean;
  aoTrocarFolha: (folha: string) => void;
}

/** What the file is, which of its sheets was read, and what the user should know of the reading. */
export function ArquivoNaTela({
  arquivo: { descricao, folhas, folha, avisos },
  ocupado,
  aoTrocarFolha,
}: ArquivoNaTelaProps) {
  const id = useId();
  return (
    <>
      <Flex wrap gap="small" align="center">
        <Typography.Text>
          {folha === null ? `Arquivo ${descricao}.` : `Arquivo ${descricao}, folha "${folha}".`}
        </Typography.Text>
        {folhas.length > 1 && (
          <>
            <label htmlFor={id}>Ler a folha</label>
            <SelectOpcoes
              id={id}
              style={{ minWidth: 180 }}
              disabled={ocupado}
              opcoes={folhas.map(({ nome, oculta }) => ({ valor: nome, rotulo: oculta ? `${nome} (oculta)` : nome }))}
              value={folha}
              onChange={(escolhida) => escolhida && aoTrocarFolha(escolhida)}
            />
          </>
        )}
      </Flex>
      {avisos.map((aviso) => (
        <Alert key={aviso} type="warning" showIcon title={aviso} />
      ))}
    </>
  );
}
