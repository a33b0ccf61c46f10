import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda } from '@merenda/shared/formatos';
import { MAQUINA_AQUISICAO, type AcaoAquisicao } from '@merenda/shared/regras';
import {
  confirmarExclusao,
  editar,
  excluir,
  excluirVarios,
  Icone,
  IdExibido,
  imprimir,
  TelaGerenciar,
  useExibido,
  useImprimirVarias,
  useHoje,
  ver,
  type AcaoDeLinha,
  type CampoDeBusca,
  type Coluna,
  type Opcao,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAquisicoes, useExcluirAquisicao } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { ModalDetalhesAquisicao } from './ModalDetalhesAquisicao.js';
import { rotuloDaSituacao, SituacaoAquisicao, STATUS_DA_BUSCA, statusDaBusca, useModalidades } from './situacao.js';
import { useHomologacao } from './useHomologacao.js';

/** '/gerenciar-aquisicoes' (specification 2, section 2.2). */
export default function GerenciarAquisicoes() {
  const navigate = useNavigate();
  const consulta = useAquisicoes();
  const modalidades = useModalidades();
  const homologar = useHomologacao();
  const exclusao = useExcluirAquisicao();
  const imprimirVarias = useImprimirVarias('Imprimir aquisições', 'aquisicao-individual');
  const { exibir } = useExibido();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (aquisicao: AquisicaoResumo) => setAberto({ modal, aquisicao });

  const colunas: Coluna<AquisicaoResumo>[] = [
    { titulo: 'Número', valor: ({ numero, ano }) => `${numero}/${ano}`, ordem: ({ numero }) => numero },
    {
      titulo: 'Modalidade',
      convencao: 'modalidades-licitacao',
      valor: modalidades.descrever,
      ordem: modalidades.descrever,
    },
    {
      titulo: 'Data Contrato',
      valor: ({ dataContrato }) => dataContrato,
      ordem: ({ dataContrato }) => dataComparavel(dataContrato),
    },
    {
      titulo: 'Vigência',
      valor: ({ vigencia }) => vigencia,
      ordem: ({ vigencia }) => dataComparavel(vigencia),
      destaque: true,
    },
    {
      titulo: 'Valor',
      valor: ({ valor }) => formatarMoeda(valor),
      ordem: ({ valor }) => valor,
      numerica: true,
      destaque: true,
    },
    {
      titulo: 'Status',
      valor: (aquisicao) => <Status aquisicao={aquisicao} aoPerguntar={abrir('motivo')} />,
      ordem: rotuloDaSituacao,
    },
  ];

  const acoes: AcaoDeLinha<AquisicaoResumo>[] = [
    ver(exibir),
    {
      rotulo: 'Homologar',
      principal: true,
      impedimento: impedimento('homologar'),
      aoAcionar: ({ id }) => void homologar(id),
    },
    editar(abrir('edicao'), { impedimento: impedimento('editar') }),
    {
      rotulo: 'Aditivos',
      principal: true,
      aoAcionar: ({ id }) => void navigate(`/gerenciar-aquisicoes/${id}/aditivos`),
    },
    { rotulo: 'Notificação', aoAcionar: abrir('notificacao') },
    imprimir(({ id }) => void navigate(`/relatorio/aquisicao-individual/${id}`)),
    {
      rotulo: 'Cancelar',
      perigo: true,
      impedimento: impedimento('cancelar'),
      aoAcionar: abrir('cancelamento'),
    },
    excluir(({ id }) => void confirmarExclusao(AQUISICAO, exclusao, id), {
      impedimento: impedimento('excluir'),
    }),
  ];

  return (
    <TelaGerenciar<AquisicaoResumo>
      titulo="Gerenciar Licitação/Contrato"
      consulta={consulta}
      busca={useBusca(modalidades.opcoes)}
      colunas={colunas}
      acoes={acoes}
      emVarias={[imprimirVarias, excluirVarios(AQUISICAO, exclusao, { impedimento: impedimento('excluir') })]}
      nomeDaLinha={({ numero, ano }) => `${numero}/${ano}`}
      cadastro="/cadastrar-aquisicao"
      importacao="/importar-aquisicoes"
      exportacao="aquisicoes"
      vazio="Nenhuma licitação ou contrato cadastrado."
    >
      <IdExibido>{(id, aoFechar) => <ModalDetalhesAquisicao id={id} aoFechar={aoFechar} />}</IdExibido>
      {aberto && <ModalAberto {...aberto} aoFechar={() => setAberto(null)} />}
    </TelaGerenciar>
  );
}

function useBusca(modalidades: readonly Opcao<string>[] | undefined): readonly CampoDeBusca<AquisicaoResumo>[] {
  const hoje = useHoje();
  return useMemo(
    () => [
      { campo: 'numero', rotulo: 'Número', texto: ({ numero, ano }) => `${numero}/${ano}` },
      {
        tipo: 'opcao',
        campo: 'modalidade',
        rotulo: 'Modalidade',
        artigo: 'a',
        opcoes: modalidades,
        valor: ({ modalidadeLicitacao, aquisicaoTipo }) => modalidadeLicitacao ?? aquisicaoTipo,
      },
      {
        tipo: 'opcao',
        campo: 'status',
        rotulo: 'Status',
        opcoes: STATUS_DA_BUSCA,
        valor: (aquisicao) => statusDaBusca(aquisicao, hoje),
      },
    ],
    [modalidades, hoje],
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
