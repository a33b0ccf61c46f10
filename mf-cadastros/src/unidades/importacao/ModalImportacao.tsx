import { ErroApi } from '@merenda/shared';
import type { ResultadoDaImportacao } from '@merenda/shared/contratos';
import { Alert, Button, Flex, Modal, Progress, Spin, Typography } from 'antd';
import { useState } from 'react';
import type { Andamento } from './importacao.api';

interface ModalImportacaoProps {
  /** null while the units are looked for. */
  andamento: Andamento | null;
  /** null until all is done. */
  resultado: ResultadoDaImportacao | null;
  erro: Error | null;
  aoTentar: () => void;
  aoFechar: () => void;
}

/** Tells how the import goes, step by step, and in the end what became of each unit. It stays open while it runs. */
export function ModalImportacao({ andamento, resultado, erro, aoTentar, aoFechar }: ModalImportacaoProps) {
  const [aberto, setAberto] = useState(true);
  const terminou = resultado !== null || erro !== null;
  const fechar = () => setAberto(false);
  return (
    <Modal
      title="Buscar unidades"
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      closable={terminou}
      keyboard={terminou}
      mask={{ closable: false }}
      footer={[
        erro && (
          <Button key="tentar" type="primary" onClick={aoTentar}>
            Tentar novamente
          </Button>
        ),
        <Button key="fechar" disabled={!terminou} onClick={fechar}>
          Fechar
        </Button>,
      ]}
    >
      <Flex vertical gap="middle" role="status" style={{ paddingBlock: 16 }}>
        {erro ? (
          <Alert type="error" showIcon title="Erro inesperado:" description={erro instanceof ErroApi ? erro.detail : 'Algo inesperado aconteceu.'} />
        ) : resultado ? (
          <Resultado {...resultado} />
        ) : andamento ? (
          <Salvando {...andamento} />
        ) : (
          <Flex gap="small" align="center">
            <Spin size="small" />
            Procurando por novas unidades
          </Flex>
        )}
      </Flex>
    </Modal>
  );
}

function Salvando({ encontradas, salvas }: Andamento) {
  return (
    <>
      <Typography.Text strong>{contar(encontradas, 'unidade encontrada', 'unidades encontradas')}</Typography.Text>
      <div>
        Atualizando dados
        <Progress aria-label="Atualizando dados" percent={Math.floor((100 * salvas) / encontradas)} />
      </div>
    </>
  );
}

function Resultado({ criadas, atualizadas, inalteradas, falhas }: ResultadoDaImportacao) {
  const total = criadas + atualizadas + inalteradas + falhas.length;
  if (total === 0) return <Alert type="info" showIcon title="Nenhuma unidade encontrada" />;
  const feito = [
    contar(criadas, 'cadastrada', 'cadastradas'),
    contar(atualizadas, 'atualizada', 'atualizadas'),
    contar(inalteradas, 'já em dia', 'já em dia'),
  ].join(', ');
  return (
    <>
      <Alert type={falhas.length > 0 ? 'warning' : 'success'} showIcon title={contar(total, 'unidade encontrada', 'unidades encontradas')} description={`${feito}.`} />
      {falhas.length > 0 && (
        <div>
          <Typography.Text strong>{contar(falhas.length, 'unidade não pôde ser gravada', 'unidades não puderam ser gravadas')}</Typography.Text>
          <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
            {falhas.map(({ id, nome, mensagem }) => (
              <li key={id}>
                <strong>{nome}</strong> – {mensagem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const contar = (quantas: number, uma: string, varias: string): string => `${quantas} ${quantas === 1 ? uma : varias}`;
