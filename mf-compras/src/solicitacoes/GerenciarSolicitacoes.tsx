import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { ROTULOS_STATUS_COMPRA, type SolicitacaoResumo } from '@merenda/shared/contratos';
import { compararTextos, dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { MAQUINA_SOLICITACAO, recusaVerRecebidos, type AcaoSolicitacao } from '@merenda/shared/regras';
import {
  editar,
  Icone,
  imprimir,
  opcoesDe,
  TelaGerenciar,
  ver,
  type AcaoDeLinha,
  type CampoDeBusca,
  type Coluna,
  type Opcao,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { modalidadeDe, useModalidades } from '../aquisicoes/situacao.js';
import { nomeDaSolicitacao } from './identificacao.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { SituacaoSolicitacao } from './situacao.js';
import { useSolicitacoes } from './solicitacoes.api.js';

/** '/gerenciar-solicitacao' (specification 2, section 2.5). */
export default function GerenciarSolicitacoes() {
  const navigate = useNavigate();
  const consulta = useSolicitacoes();
  const modalidades = useModalidades();
  const busca = useBusca(consulta.data, modalidades.opcoes);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (solicitacao: SolicitacaoResumo) => setAberto({ modal, solicitacao });

  const colunas: Coluna<SolicitacaoResumo>[] = [
    { titulo: 'Número', valor: ({ numero }) => numero, ordem: ordemDoNumero },
    {
      titulo: 'Data Solicitação',
      valor: ({ dataSolicitacao }) => dataSolicitacao,
      ordem: ({ dataSolicitacao }) => dataComparavel(dataSolicitacao),
    },
    {
      titulo: 'Contrato',
      valor: ({ propostaVencedora }) => propostaVencedora.numeroContrato,
      ordem: ({ propostaVencedora }) => propostaVencedora.numeroContrato,
    },
    {
      titulo: 'Modalidade',
      valor: ({ aquisicao }) => modalidades.descrever(aquisicao),
      ordem: ({ aquisicao }) => modalidades.descrever(aquisicao),
    },
    {
      titulo: 'Fornecedor',
      valor: ({ fornecedor }) => <Nome>{fornecedor.nome}</Nome>,
      ordem: ({ fornecedor }) => fornecedor.nome,
    },
    {
      titulo: 'Unidade Educacional',
      valor: ({ unidadeEducacional }) => <Nome>{unidadeEducacional.nome}</Nome>,
      ordem: ({ unidadeEducacional }) => unidadeEducacional.nome,
    },
    { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), ordem: ({ valor }) => valor, numerica: true },
    {
      titulo: 'Status',
      valor: (solicitacao) => <Status solicitacao={solicitacao} aoPerguntar={abrir('motivo')} />,
      ordem: ({ status }) => ROTULOS_STATUS_COMPRA[status],
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
      consulta={consulta}
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

/** By year, then by number: '10/2026' comes after '9/2026'. */
function ordemDoNumero({ numero }: SolicitacaoResumo): number {
  const [n = 0, ano = 0] = numero.split('/').map(Number);
  return ano * 1_000_000 + n;
}

/** Number, date, modality, supplier, unit and status; suppliers and units are those that the list has. */
function useBusca(
  linhas: readonly SolicitacaoResumo[] | undefined,
  modalidades: readonly Opcao<string>[],
): readonly CampoDeBusca<SolicitacaoResumo>[] {
  return useMemo(
    () => [
      { campo: 'numero', rotulo: 'Número', texto: ({ numero }) => numero },
      { tipo: 'data', campo: 'data', rotulo: 'Data', valor: ({ dataSolicitacao }) => dataSolicitacao },
      {
        tipo: 'opcao',
        campo: 'modalidade',
        rotulo: 'Modalidade',
        artigo: 'a',
        opcoes: modalidades,
        valor: ({ aquisicao }) => modalidadeDe(aquisicao),
      },
      {
        tipo: 'opcao',
        campo: 'fornecedor',
        rotulo: 'Fornecedor',
        opcoes: distintos(linhas, ({ fornecedor }) => fornecedor),
        valor: ({ fornecedor }) => fornecedor.id,
      },
      {
        tipo: 'opcao',
        campo: 'unidade',
        rotulo: 'Unidade Educacional',
        artigo: 'a',
        opcoes: distintos(linhas, ({ unidadeEducacional }) => unidadeEducacional),
        valor: ({ unidadeEducacional }) => unidadeEducacional.id,
      },
      {
        tipo: 'opcao',
        campo: 'status',
        rotulo: 'Status',
        opcoes: opcoesDe(ROTULOS_STATUS_COMPRA),
        valor: ({ status }) => status,
      },
    ],
    [linhas, modalidades],
  );
}

function distintos(
  linhas: readonly SolicitacaoResumo[] | undefined,
  de: (linha: SolicitacaoResumo) => { id: number; nome: string },
): Opcao<number>[] | undefined {
  const nomes = linhas && new Map(linhas.map(de).map(({ id, nome }) => [id, nome]));
  return (
    nomes && [...nomes].map(([valor, rotulo]) => ({ valor, rotulo })).sort((a, b) => compararTextos(a.rotulo, b.rotulo))
  );
}

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
