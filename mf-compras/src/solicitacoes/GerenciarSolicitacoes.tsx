import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { ROTULOS_STATUS_COMPRA, type SolicitacaoResumo } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { MAQUINA_SOLICITACAO, recusaVerRecebidos, type AcaoSolicitacao } from '@merenda/shared/regras';
import {
  editar,
  Icone,
  imprimir,
  opcoesDe,
  TelaGerenciar,
  ver,
  type AcaoDeLinha,
  type CampoPerguntado,
  type Coluna,
  type Opcao,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModalidades } from '../aquisicoes/situacao.js';
import { nomeDaSolicitacao } from './identificacao.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { SituacaoSolicitacao } from './situacao.js';
import { useFiltrosDasSolicitacoes, useSolicitacoes } from './solicitacoes.api.js';

/** '/gerenciar-solicitacao' (specification 2, section 2.5). */
export default function GerenciarSolicitacoes() {
  const navigate = useNavigate();
  const paginas = useSolicitacoes();
  const modalidades = useModalidades();
  const busca = useBusca(modalidades.opcoes);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (solicitacao: SolicitacaoResumo) => setAberto({ modal, solicitacao });

  const colunas: Coluna<SolicitacaoResumo>[] = [
    { titulo: 'Número', ordem: 'numero', valor: ({ numero }) => numero },
    { titulo: 'Data Solicitação', ordem: 'data', valor: ({ dataSolicitacao }) => dataSolicitacao },
    { titulo: 'Contrato', ordem: 'contrato', valor: ({ propostaVencedora }) => propostaVencedora.numeroContrato },
    { titulo: 'Modalidade', ordem: 'modalidade', valor: ({ aquisicao }) => modalidades.descrever(aquisicao) },
    { titulo: 'Fornecedor', ordem: 'fornecedor', valor: ({ fornecedor }) => <Nome>{fornecedor.nome}</Nome> },
    {
      titulo: 'Unidade Educacional',
      ordem: 'unidade',
      valor: ({ unidadeEducacional }) => <Nome>{unidadeEducacional.nome}</Nome>,
    },
    { titulo: 'Valor', ordem: 'valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
    {
      titulo: 'Status',
      ordem: 'status',
      valor: (solicitacao) => <Status solicitacao={solicitacao} aoPerguntar={abrir('motivo')} />,
    },
  ];

  const acoes: AcaoDeLinha<SolicitacaoResumo>[] = [
    ver(abrir('detalhes')),
    {
      rotulo: 'Produtos recebidos',
      icone: <Icone de={ShoppingOutlined} />,
      impedimento: recusaVerRecebidos,
      aoAcionar: abrir('produtos'),
    },
    {
      rotulo: 'Receber',
      icone: <Icone de={InboxOutlined} />,
      impedimento: impedimento('receber'),
      aoAcionar: abrir('recebimento'),
    },
    editar(abrir('edicao'), { impedimento: impedimento('editar') }),
    {
      rotulo: 'Cancelar',
      icone: <Icone de={StopOutlined} />,
      perigo: true,
      impedimento: impedimento('cancelar'),
      aoAcionar: abrir('cancelamento'),
    },
    { ...imprimir(({ id }) => void navigate(`/relatorio/solicitacao-compra/${id}`)), rotulo: 'Imprimir solicitação' },
    {
      rotulo: 'Imprimir recebimento',
      icone: <Icone de={FileDoneOutlined} />,
      impedimento: recusaVerRecebidos,
      aoAcionar: ({ id }) => void navigate(`/relatorio/recebimento-compra/${id}`),
    },
  ];

  return (
    <TelaGerenciar<SolicitacaoResumo>
      titulo="Gerenciar Solicitações de Compra"
      paginas={paginas}
      busca={busca}
      colunas={colunas}
      acoes={acoes}
      nomeDaLinha={nomeDaSolicitacao}
      cadastro="/cadastrar-solicitacao"
      vazio="Nenhuma solicitação de compra cadastrada."
    >
      {aberto && <ModalAberto {...aberto} aoFechar={() => setAberto(null)} />}
    </TelaGerenciar>
  );
}

const impedimento =
  (acao: AcaoSolicitacao) =>
  ({ status }: SolicitacaoResumo) =>
    MAQUINA_SOLICITACAO.recusa(acao, status);

/** Number, date, modality, supplier, unit and status; suppliers and units are those that the list has. */
function useBusca(modalidades: readonly Opcao<string>[]): readonly CampoPerguntado[] {
  const { data: filtros } = useFiltrosDasSolicitacoes();
  return [
    { campo: 'numero', rotulo: 'Número' },
    { tipo: 'data', campo: 'data', rotulo: 'Data' },
    { tipo: 'opcao', campo: 'modalidade', rotulo: 'Modalidade', artigo: 'a', opcoes: modalidades },
    { tipo: 'opcao', campo: 'fornecedor', rotulo: 'Fornecedor', opcoes: filtros?.fornecedores.map(comoOpcao) },
    {
      tipo: 'opcao',
      campo: 'unidade',
      rotulo: 'Unidade Educacional',
      artigo: 'a',
      opcoes: filtros?.unidades.map(comoOpcao),
    },
    { tipo: 'opcao', campo: 'status', rotulo: 'Status', opcoes: opcoesDe(ROTULOS_STATUS_COMPRA) },
  ];
}

const comoOpcao = ({ id, nome }: { id: number; nome: string }): Opcao<number> => ({ valor: id, rotulo: nome });

/** A long name breaks its line, so that the actions stay in sight. */
function Nome({ children }: { children: string }) {
  return <span style={{ display: 'inline-block', maxWidth: 190, whiteSpace: 'normal' }}>{children}</span>;
}

function Status({
  solicitacao,
  aoPerguntar,
}: {
  solicitacao: SolicitacaoResumo;
  aoPerguntar: (solicitacao: SolicitacaoResumo) => void;
}) {
  return (
    <Flex gap={4} align="center">
      <SituacaoSolicitacao status={solicitacao.status} />
      {solicitacao.status === 'CANCELADA' && (
        <Tooltip title="Ver o motivo do cancelamento">
          <Button
            type="text"
            size="small"
            icon={<Icone de={QuestionCircleOutlined} />}
            aria-label={`Motivo do cancelamento de ${nomeDaSolicitacao(solicitacao)}`}
            onClick={() => aoPerguntar(solicitacao)}
          />
        </Tooltip>
      )}
    </Flex>
  );
}
