import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { usePermissao } from '@merenda/shared';
import {
  CAMPOS_DA_SOLICITACAO,
  ROTULOS_STATUS_DA_BUSCA,
  type FiltrosDasSolicitacoes,
  type SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { MAQUINA_SOLICITACAO, recusaVerRecebidos, type AcaoSolicitacao } from '@merenda/shared/regras';
import {
  editar,
  EntradaData,
  Icone,
  IdExibido,
  imprimir,
  opcoesDe,
  RECEBER,
  TelaGerenciar,
  useColunas,
  useDuplicar,
  useExibido,
  useImprimirVarias,
  ver,
  type AcaoDeLinha,
  type CampoPerguntado,
  type Opcao,
} from '@merenda/shared/ui';
import { Button, Flex, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModalidades } from '../aquisicoes/situacao.js';
import { ModalRecebimento } from '../recebimentos/ModalRecebimento.js';
import { lerParaDuplicar } from './duplicar.js';
import { nomeDaSolicitacao } from './identificacao.js';
import { ModalAberto, type Aberto } from './ModalAberto.js';
import { ModalDetalhesSolicitacao } from './ModalDetalhesSolicitacao.js';
import { RecebimentoComecado, SituacaoSolicitacao } from './situacao.js';
import { useFiltrosDasSolicitacoes, useSolicitacoes } from './solicitacoes.api.js';

/** '/gerenciar-solicitacao' (specification 2, section 2.5). */
export default function GerenciarSolicitacoes() {
  const navigate = useNavigate();
  const opcoes = useModalidades();
  const paga = usePermissao('AQUISICOES');
  const imprimirVarias = useImprimirVarias('Imprimir solicitações', 'solicitacao-compra');
  const paginas = useSolicitacoes(useCampos(opcoes));
  const { exibido, exibir } = useExibido();
  const recebimento = useExibido(RECEBER);
  const duplicar = useDuplicar('/cadastrar-solicitacao', ({ id }: SolicitacaoResumo) => lerParaDuplicar(id));
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const abrir = (modal: Aberto['modal']) => (solicitacao: SolicitacaoResumo) => setAberto({ modal, solicitacao });

  const colunas = useColunas(CAMPOS_DA_SOLICITACAO, {
    doServidor: true,
    desenhos: {
      status: (solicitacao) => (
        <Status solicitacao={solicitacao} aoPerguntar={abrir('motivo')} aoContinuar={recebimento.exibir} />
      ),
    },
  });

  const acoes: AcaoDeLinha<SolicitacaoResumo>[] = [
    ver(exibir),
    {
      rotulo: 'Produtos recebidos',
      impedimento: recusaVerRecebidos,
      aoAcionar: abrir('produtos'),
    },
    ...(paga ? [{ rotulo: 'Pagamentos', impedimento: recusaVerRecebidos, aoAcionar: abrir('pagamentos') }] : []),
    {
      rotulo: 'Receber',
      principal: true,
      impedimento: impedimento('receber'),
      aoAcionar: recebimento.exibir,
    },
    editar(abrir('edicao'), { impedimento: impedimento('editar') }),
    duplicar,
    {
      rotulo: 'Cancelar',
      perigo: true,
      impedimento: impedimento('cancelar'),
      aoAcionar: abrir('cancelamento'),
    },
    { ...imprimir(({ id }) => void navigate(`/relatorio/solicitacao-compra/${id}`)), rotulo: 'Imprimir solicitação' },
    {
      rotulo: 'Imprimir recebimento',
      impedimento: recusaVerRecebidos,
      aoAcionar: ({ id }) => void navigate(`/relatorio/recebimento-compra/${id}`),
    },
  ];

  return (
    <TelaGerenciar<SolicitacaoResumo>
      titulo="Gerenciar Solicitações de Compra"
      paginas={paginas}
      colunas={colunas}
      acoes={acoes}
      nomeDaLinha={nomeDaSolicitacao}
      cadastro="/cadastrar-solicitacao"
      exportacao="solicitacoes"
      emVarias={[imprimirVarias]}
      vazio="Nenhuma solicitação de compra cadastrada."
    >
      <IdExibido>{(id, aoFechar) => <ModalDetalhesSolicitacao id={id} aoFechar={aoFechar} />}</IdExibido>
      {/* Over the details the receipt is theirs. */}
      {exibido === null && recebimento.exibido !== null && (
        <ModalRecebimento id={recebimento.exibido} aoFechar={recebimento.fechar} />
      )}
      {aberto && <ModalAberto {...aberto} aoFechar={() => setAberto(null)} />}
    </TelaGerenciar>
  );
}

const impedimento =
  (acao: AcaoSolicitacao) =>
  ({ status }: SolicitacaoResumo) =>
    MAQUINA_SOLICITACAO.recusa(acao, status);

/** Number, date, modality, supplier, unit and status; suppliers and units are those that the list has. */
function useCampos(modalidades: readonly Opcao<string>[] | undefined): readonly CampoPerguntado[] {
  const { data, isError } = useFiltrosDasSolicitacoes();
  const filtros = isError ? SEM_FILTROS : data;
  return useMemo(
    () => [
      { campo: 'numero', rotulo: 'Número' },
      { tipo: 'data', campo: 'data', rotulo: 'Data', Entrada: EntradaData },
      { tipo: 'opcao', campo: 'modalidade', rotulo: 'Modalidade', artigo: 'a', opcoes: modalidades },
      { tipo: 'opcao', campo: 'fornecedor', rotulo: 'Fornecedor', opcoes: filtros?.fornecedores.map(comoOpcao) },
      {
        tipo: 'opcao',
        campo: 'unidade',
        rotulo: 'Unidade Educacional',
        artigo: 'a',
        opcoes: filtros?.unidades.map(comoOpcao),
      },
      { tipo: 'opcao', campo: 'status', rotulo: 'Status', opcoes: opcoesDe(ROTULOS_STATUS_DA_BUSCA) },
    ],
    [modalidades, filtros],
  );
}

/** The list does not wait for what cannot be read. */
const SEM_FILTROS: FiltrosDasSolicitacoes = { fornecedores: [], unidades: [] };

const comoOpcao = ({ id, nome }: { id: number; nome: string }): Opcao<number> => ({
  valor: id,
  rotulo: nomeProprio(nome),
});

function Status({
  solicitacao,
  aoPerguntar,
  aoContinuar,
}: {
  solicitacao: SolicitacaoResumo;
  aoPerguntar: (solicitacao: SolicitacaoResumo) => void;
  aoContinuar: (solicitacao: SolicitacaoResumo) => void;
}) {
  return (
    <Flex gap={4} align="start" wrap>
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
      {solicitacao.recebimentoComecado && (
        <RecebimentoComecado de={nomeDaSolicitacao(solicitacao)} aoContinuar={() => aoContinuar(solicitacao)} />
      )}
    </Flex>
  );
}
