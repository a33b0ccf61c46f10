import { CAMPOS_DO_PAGAMENTO, type Pagamento, type PagamentoResumo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  EstadoVazio,
  ModalDetalhes,
  ModalDoRegistro,
  Quantidade,
  Tabela,
  useDetalhes,
  type Coluna,
} from '@merenda/shared/ui';
import { usePagamento } from './pagamentos.api.js';
import { SituacaoPagamento } from './situacao.js';

const TITULO = 'Detalhes do Pagamento';
const LARGURA = 760;

const NOS_DETALHES = [
  'data',
  'documento',
  'fornecedor',
  'nota',
  'solicitacao',
  'valor',
  'retencao',
  'situacao',
] as const;
const DESENHOS = { situacao: ({ situacao }: PagamentoResumo) => <SituacaoPagamento situacao={situacao} /> };

/** A payment, read-only, with its value on each product of the invoice. */
export function ModalDetalhesPagamento({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DO_PAGAMENTO, DESENHOS);
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={usePagamento(id)} aoFechar={aoFechar}>
      {(pagamento) => (
        <ModalDetalhes
          titulo={TITULO}
          largura={LARGURA}
          aoFechar={aoFechar}
          detalhes={[
            ...detalhesDe(pagamento, NOS_DETALHES),
            ...(pagamento.estorno
              ? [
                  {
                    rotulo: 'Estornado por',
                    valor: `${nomeProprio(pagamento.estorno.usuario)}, em ${pagamento.estorno.quando}: ${pagamento.estorno.motivo}`,
                  },
                ]
              : []),
          ]}
        >
          <Tabela<Item>
            rotulo="Produtos pagos"
            linhas={pagamento.itens}
            colunas={COLUNAS}
            chave={({ produto }) => produto.id}
            nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
            vazio={<EstadoVazio mensagem="Nenhum produto." />}
          />
        </ModalDetalhes>
      )}
    </ModalDoRegistro>
  );
}

type Item = Pagamento['itens'][number];

const COLUNAS: Coluna<Item>[] = [
  { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome) },
  {
    titulo: 'Aceito',
    valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
    numerica: true,
  },
  { titulo: 'Pago', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
];
