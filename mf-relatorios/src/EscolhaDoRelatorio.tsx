import { Tela } from '@merenda/shared/ui';
import { Button, Space } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Escolha } from './relatorios.js';

/** Asks what a report must be told before it can be drawn; the answer takes the question's place in the history. */
export function EscolhaDoRelatorio({ escolha: { pergunta, opcoes } }: { escolha: Escolha }) {
  const navigate = useNavigate();
  return (
    <Tela titulo="Relatório">
      <p>{pergunta}</p>
      <Space wrap>
        {opcoes.map(({ rotulo, endereco }) => (
          <Button key={endereco} onClick={() => void navigate(endereco, { replace: true })}>
            {rotulo}
          </Button>
        ))}
      </Space>
    </Tela>
  );
}
