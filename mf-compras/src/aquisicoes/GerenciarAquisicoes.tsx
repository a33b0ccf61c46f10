import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { usePermissao } from '@merenda/shared';
import { CAMPOS_DA_AQUISICAO, type AquisicaoResumo } from '@merenda/shared/contratos';
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
  useColunas,
  useExibido,
  useImprimirVarias,
  useHoje,
  ver,
  type AcaoDeLinha,
  type CampoDeBusca,
  type Opcao,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useMemo, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAquisicoes, useExcluirAquisicao } from './aquisicoes.api.js';
import { AvisoDasFontes } from './AvisoDasFontes.js';
import { AQUISICAO } from './entidade.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { ModalDetalhesAquisicao } from './ModalDetalhesAquisicao.js';
import { ModalFontes } from './ModalFontes.js';
import { SituacaoAquisicao, STATUS_DA_BUSCA, statusDaBusca, useModalidades } from './situacao.js';
import { useHomologacao } from './useHomologacao.js';

const NA_TELA = ['numero', 'modalidadeLicitacao', 'dataContrato', 'vigencia', 'valor', 'status'] as const;

/** The acquisitions whose payer is edited, and what happens after it. */
type Fontes = Pick<ComponentProps<typeof ModalFontes>, 'aquisicoes' | 'aoSalvar'>;

/** '/gerenciar-aquisicoes' (specification 2, section 2.2). */
export default function GerenciarAquisicoes() {
  const navigate = useNavigate();
  const consulta = useAquisicoes();
  const homologar = useHomologacao();
  const exclusao = useExcluirAquisicao();
  const imprimirVarias = useImprimirVarias('Imprimir aquisições', 'aquisicao-individual');
  const comSolicitacoes = usePermissao('SOLICITACOES');
  const { exibir } = useExibido();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [fontes, setFontes] = useState<Fontes | null>(null);
  const abrir = (modal: Aberto['modal']) => (aquisicao: AquisicaoResumo) => setAberto({ modal, aquisicao });

  const colunas = useColunas<AquisicaoResumo, keyof typeof CAMPOS_DA_AQUISICAO>(CAMPOS_DA_AQUISICAO, {
    nomes: NA_TELA,
    desenhos: {
      status: (aquisicao) => <Status aquisicao={aquisicao} aoPerguntar={abrir('motivo')} />,
    },
  });

  const recebimentos = (rotulo: string, arquivo: 'PDF' | 'ZIP'): AcaoDeLinha<AquisicaoResumo> => ({
    rotulo: `Recebimentos ${rotulo}`,
    aoAcionar: ({ id }) => void navigate(`/relatorio/varios/recebimento-compra/${id}?arquivo=${arquivo}`),
  });
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
    { rotulo: 'Fonte de recursos', aoAcionar: (aquisicao) => setFontes({ aquisicoes: [aquisicao] }) },
    imprimir(({ id }) => void navigate(`/relatorio/aquisicao-individual/${id}`)),
    ...(comSolicitacoes ? [recebimentos('em um PDF', 'PDF'), recebimentos('em arquivos separados (zip)', 'ZIP')] : []),
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
      busca={useBusca(useModalidades())}
      colunas={colunas}
      acoes={acoes}
      emVarias={[
        imprimirVarias,
        {
          rotulo: 'Fonte de recursos',
          aoAcionar: (aquisicoes, aoSalvar) => setFontes({ aquisicoes, aoSalvar }),
        },
        excluirVarios(AQUISICAO, exclusao, { impedimento: impedimento('excluir') }),
      ]}
      acimaDasLinhas={
        <AvisoDasFontes aquisicoes={consulta.data ?? []} aoConferir={(aquisicoes) => setFontes({ aquisicoes })} />
      }
      nomeDaLinha={({ numero, ano }) => `${numero}/${ano}`}
      cadastro="/cadastrar-aquisicao"
      importacao="/importar-aquisicoes"
      exportacao="aquisicoes"
      vazio="Nenhuma licitação ou contrato cadastrado."
    >
      <IdExibido>{(id, aoFechar) => <ModalDetalhesAquisicao id={id} aoFechar={aoFechar} />}</IdExibido>
      {fontes && <ModalFontes {...fontes} aoFechar={() => setFontes(null)} />}
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
