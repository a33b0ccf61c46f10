import { CAMPOS_DA_SOLICITACAO, type ItemSolicitacao, type SolicitacaoResumo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import { andamentoDaSolicitacao, categoriaPorExtenso } from '@merenda/shared/regras';
import {
  AndamentoDoRegistro,
  EstadoVazio,
  ModalDetalhes,
  ModalDoRegistro,
  RECEBER,
  Quantidade,
  Tabela,
  useDetalhes,
  useExibido,
  type Coluna,
} from '@merenda/shared/ui';
import { ModalRecebimento } from '../recebimentos/ModalRecebimento.js';
import { RecebimentoComecado, SituacaoSolicitacao } from './situacao.js';
import { useSolicitacao } from './solicitacoes.api.js';

const DOCUMENTO = ['numero', 'dataSolicitacao', 'aquisicao', 'modalidade'] as const;
const NOS_DETALHES = [...DOCUMENTO, 'fornecedor', 'contrato', 'unidadeEducacional'] as const;

const DESENHOS = { status: ({ status }: SolicitacaoResumo) => <SituacaoSolicitacao status={status} /> };

const TITULO = 'Detalhes da Solicitação de Compra';
const LARGURA = 900;

/** A purchase request as it is now, read-only. Its receipt opens above it. */
export function ModalDetalhesSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DA_SOLICITACAO, DESENHOS);
  const recebimento = useExibido(RECEBER);
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useSolicitacao(id)} aoFechar={aoFechar}>
      {(solicitacao) => (
        <>
          <ModalDetalhes
            titulo={TITULO}
            largura={LARGURA}
            aoFechar={aoFechar}
            comentarios={{ entidade: 'solicitacoes', id }}
            historico={{ entidade: 'solicitacoes', id }}
            andamento={
              <AndamentoDoRegistro
                andamento={andamentoDaSolicitacao(solicitacao)}
                acoes={{ receber: { rotulo: 'Receber', aoAcionar: () => recebimento.exibir({ id }) } }}
              />
            }
            detalhes={[
              ...detalhesDe(solicitacao, NOS_DETALHES),
              { rotulo: 'Categorias', valor: solicitacao.categorias.map(categoriaPorExtenso).join('; ') },
              ...detalhesDe(solicitacao, ['valor', 'status']),
              ...(solicitacao.recebimentoComecado
                ? [
                    {
                      rotulo: 'Recebimento',
                      valor: (
                        <RecebimentoComecado de={solicitacao.numero} aoContinuar={() => recebimento.exibir({ id })} />
                      ),
                    },
                  ]
                : []),
            ]}
          >
            <Itens itens={solicitacao.itens} />
          </ModalDetalhes>
          {recebimento.exibido !== null && <ModalRecebimento id={recebimento.exibido} aoFechar={recebimento.fechar} />}
        </>
      )}
    </ModalDoRegistro>
  );
}

function Itens({ itens }: { itens: readonly ItemSolicitacao[] }) {
  const colunas: Coluna<ItemSolicitacao>[] = [
    { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome), ordem: ({ produto }) => produto.nome },
    {
      titulo: 'Solicitado',
      valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
      numerica: true,
    },
    {
      titulo: 'Recebido',
      valor: ({ quantidadeRecebida, produto }) => <Quantidade embalagens={quantidadeRecebida} produto={produto} />,
      numerica: true,
    },
    { titulo: 'Preço', valor: ({ precoUnidade }) => formatarMoeda(precoUnidade), numerica: true },
    { titulo: 'Valor', valor: ({ valorItem }) => formatarMoeda(valorItem), numerica: true },
  ];
  return (
    <Tabela<ItemSolicitacao>
      rotulo="Itens da solicitação"
      linhas={itens}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
      vazio={<EstadoVazio mensagem="Nenhum item." />}
    />
  );
}
