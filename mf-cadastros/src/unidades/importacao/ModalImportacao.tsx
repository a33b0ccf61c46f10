import { ErroApi, naoConfigurada, usePermissao } from '@merenda/shared';
import type { ResultadoDaImportacao, UnidadeConferida } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { INESPERADO } from '@merenda/shared/regras';
import { DadosDeDemonstracao, IntegracaoNaoConfigurada } from '@merenda/shared/ui';
import { Alert, Button, Flex, Modal, Progress, Spin, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { VincularAMim } from '../VincularAMim.js';
import { Conferencia } from './Conferencia.js';
import { contar, type Escolha } from './escolha.js';
import type { Andamento } from './importacao.api.js';

/** Where an import is. */
export type Etapa =
  | { nome: 'procurando' }
  | { nome: 'conferindo'; conferidas: UnidadeConferida[]; escolha: Escolha; aoEscolher: (escolha: Escolha) => void }
  | { nome: 'gravando'; encontradas: number; andamento: Andamento | null }
  | { nome: 'feito'; resultado: ResultadoDaImportacao; resumo: string }
  | { nome: 'falha'; erro: Error };

interface ModalImportacaoProps {
  etapa: Etapa;
  aoTentar: () => void;
  aoGravar: () => void;
  aoFechar: () => void;
}

/** Shows the import step by step, asks which changes to write, and shows the result. It stays open while it runs. */
export function ModalImportacao({ etapa, aoTentar, aoGravar, aoFechar }: ModalImportacaoProps) {
  const [aberto, setAberto] = useState(true);
  const emCurso = etapa.nome === 'procurando' || etapa.nome === 'gravando';
  const fechar = () => setAberto(false);
  return (
    <Modal
      title="Buscar unidades"
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      closable={!emCurso}
      keyboard={!emCurso}
      mask={{ closable: false }}
      width={640}
      footer={[
        <Button key="fechar" disabled={emCurso} onClick={fechar}>
          Fechar
        </Button>,
        etapa.nome === 'falha' && !naoConfigurada(etapa.erro) && (
          <Button key="tentar" type="primary" onClick={aoTentar}>
            Tentar novamente
          </Button>
        ),
        etapa.nome === 'conferindo' && haEscolhas(etapa.conferidas) && (
          <Button key="gravar" type="primary" disabled={etapa.escolha.size === 0} onClick={aoGravar}>
            Gravar o que está marcado
          </Button>
        ),
      ]}
    >
      <Flex
        vertical
        gap="middle"
        role={etapa.nome === 'conferindo' ? undefined : 'status'}
        style={{ paddingBlock: 16 }}
      >
        <Conteudo {...etapa} />
      </Flex>
    </Modal>
  );
}

const haEscolhas = (conferidas: readonly UnidadeConferida[]): boolean =>
  conferidas.some(({ situacao }) => situacao === 'NOVA' || situacao === 'ALTERADA');

function Conteudo(etapa: Etapa) {
  switch (etapa.nome) {
    case 'procurando':
      return (
        <Flex gap="small" align="center">
          <Spin size="small" />
          Procurando por novas unidades
        </Flex>
      );
    case 'conferindo':
      return etapa.conferidas.length === 0 ? (
        <Alert type="info" showIcon title="Nenhuma unidade encontrada" />
      ) : (
        <>
          <DadosDeDemonstracao servico="enderecoSistemaEscolar" />
          <Conferencia {...etapa} />
        </>
      );
    case 'gravando':
      return <Gravando {...etapa} />;
    case 'feito':
      return <Resultado {...etapa} />;
    case 'falha':
      if (naoConfigurada(etapa.erro)) return <SemSistemaEscolar erro={etapa.erro} />;
      return (
        <Alert
          type="error"
          showIcon
          title="Erro inesperado:"
          description={etapa.erro instanceof ErroApi ? etapa.erro.detail : INESPERADO}
        />
      );
  }
}

function SemSistemaEscolar({ erro }: { erro: ErroApi }) {
  const podeImportar = usePermissao('UNIDADES');
  return (
    <IntegracaoNaoConfigurada erro={erro}>
      Sem ele, as unidades são cadastradas uma a uma
      {podeImportar && (
        <>
          {' '}
          ou <Link to="/importar-unidades">importadas de uma planilha</Link>
        </>
      )}
      .
    </IntegracaoNaoConfigurada>
  );
}

function Gravando({ encontradas, andamento }: { encontradas: number; andamento: Andamento | null }) {
  return (
    <>
      <Typography.Text strong>{contar(encontradas, 'unidade encontrada', 'unidades encontradas')}</Typography.Text>
      <div>
        Atualizando dados
        <Progress
          aria-label="Atualizando dados"
          percent={andamento ? Math.floor((100 * andamento.salvas) / andamento.escolhidas) : 0}
        />
      </div>
    </>
  );
}

function Resultado({ resultado: { falhas }, resumo }: { resultado: ResultadoDaImportacao; resumo: string }) {
  return (
    <>
      <Alert type={falhas.length > 0 ? 'warning' : 'success'} showIcon title={resumo} />
      <VincularAMim />
      {falhas.length > 0 && (
        <div>
          <Typography.Text strong>
            {contar(falhas.length, 'unidade não pôde ser gravada', 'unidades não puderam ser gravadas')}
          </Typography.Text>
          <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
            {falhas.map(({ id, nome, mensagem }) => (
              <li key={id}>
                <strong>{nomeProprio(nome)}</strong> – {mensagem}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
