import BellOutlined from '@ant-design/icons/BellOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { MAQUINA_AQUISICAO, type AcaoAquisicao } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  editar,
  excluir,
  frases,
  Icone,
  imprimir,
  TelaGerenciar,
  ver,
  type AcaoDeLinha,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAquisicoes, useExcluirAquisicao, useHomologarAquisicao } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { rotuloDaSituacao, SituacaoAquisicao, useModalidades } from './situacao.js';

const BUSCA: readonly CampoDeBusca<AquisicaoResumo>[] = [
  { campo: 'numero', rotulo: 'Número', texto: ({ numero, ano }) => `${numero}/${ano}` },
];

/** '/gerenciar-aquisicoes' (specification 2, section 2.2). */
export default function GerenciarAquisicoes() {
  const navigate = useNavigate();
  const consulta = useAquisicoes();
  const modalidades = useModalidades();
  const { mutateAsync: homologar } = useHomologarAquisicao();
  const { mutateAsync: apagar } = useExcluirAquisicao();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (aquisicao: AquisicaoResumo) => setAberto({ modal, aquisicao });

  const colunas: Coluna<AquisicaoResumo>[] = [
    { titulo: 'Número', valor: ({ numero, ano }) => `${numero}/${ano}`, ordem: ({ numero }) => numero },
    { titulo: 'Modalidade', valor: modalidades.descrever, ordem: modalidades.descrever },
    {
      titulo: 'Data Contrato',
      valor: ({ dataContrato }) => dataContrato,
      ordem: ({ dataContrato }) => dataComparavel(dataContrato),
    },
    { titulo: 'Vigência', valor: ({ vigencia }) => vigencia, ordem: ({ vigencia }) => dataComparavel(vigencia) },
    { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), ordem: ({ valor }) => valor, numerica: true },
    {
      titulo: 'Status',
      valor: (aquisicao) => <Status aquisicao={aquisicao} aoPerguntar={abrir('motivo')} />,
      ordem: rotuloDaSituacao,
    },
  ];

  const acoes: AcaoDeLinha<AquisicaoResumo>[] = [
    ver(abrir('detalhes')),
    imprimir(({ id }) => void navigate(`/relatorio/aquisicao-individual/${id}`)),
    editar(abrir('edicao'), { impedimento: impedimento('editar') }),
    {
      rotulo: 'Homologar',
      icone: <Icone de={CheckOutlined} />,
      impedimento: impedimento('homologar'),
      aoAcionar: ({ id }) =>
        void confirmarEExecutar({
          mensagem: 'Deseja realmente homologar a Aquisição?',
          acao: () => homologar(id),
          sucesso: 'Aquisição homologada com sucesso!',
        }),
    },
    {
      rotulo: 'Aditivos',
      icone: <Icone de={FileAddOutlined} />,
      aoAcionar: ({ id }) => void navigate(`/gerenciar-aquisicoes/${id}/aditivos`),
    },
    { rotulo: 'Notificação', icone: <Icone de={BellOutlined} />, aoAcionar: abrir('notificacao') },
    {
      rotulo: 'Cancelar',
      icone: <Icone de={StopOutlined} />,
      perigo: true,
      impedimento: impedimento('cancelar'),
      aoAcionar: abrir('cancelamento'),
    },
    excluir(
      ({ id }) =>
        void confirmarEExecutar({
          mensagem: frases(AQUISICAO).excluir,
          perigo: true,
          acao: () => apagar(id),
          sucesso: frases(AQUISICAO).excluido,
        }),
      {
        impedimento: impedimento('excluir'),
      },
    ),
  ];

  return (
    <TelaGerenciar<AquisicaoResumo>
      titulo="Gerenciar Licitação/Contrato"
      consulta={consulta}
      busca={BUSCA}
      colunas={colunas}
      acoes={acoes}
      nomeDaLinha={({ numero, ano }) => `${numero}/${ano}`}
      cadastro="/cadastrar-aquisicao"
      importacao="/importar-aquisicoes"
      exportacao="aquisicoes"
      vazio="Nenhuma licitação ou contrato cadastrado."
    >
      {aberto && <ModalAberto {...aberto} aoFechar={() => setAberto(null)} />}
    </TelaGerenciar>
  );
}

const impedimento =
  (acao: AcaoAquisicao) =>
  ({ status }: AquisicaoResumo) =>
    MAQUINA_AQUISICAO.recusa(acao, status);

function Status({
  aquisicao,
  aoPerguntar,
}: {
  aquisicao: AquisicaoResumo;
  aoPerguntar: (aquisicao: AquisicaoResumo) => void;
}) {
  return (
    <Flex gap={4} align="center">
      <SituacaoAquisicao aquisicao={aquisicao} />
      {aquisicao.status === 'CANCELADA' && (
        <Tooltip title="Ver o motivo do cancelamento">
          <Button
            type="text"
            size="small"
            icon={<Icone de={QuestionCircleOutlined} />}
            aria-label={`Motivo do cancelamento de ${aquisicao.numero}/${aquisicao.ano}`}
            onClick={() => aoPerguntar(aquisicao)}
          />
        </Tooltip>
      )}
    </Flex>
  );
}
