import { CAMPOS_DO_ITEM_COM_SALDO, type ItemComSaldo } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, Quantidade, Tabela, useColunas, useDescricao } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useItensDaAquisicao } from './aquisicoes.api.js';

const QUANTIDADES = ['quantidade', 'quantidadeAditivada', 'quantidadeSolicitada', 'quantidadeDisponivel'] as const;
const NA_TELA = ['produto', 'precoUnidade', 'valorItem', ...QUANTIDADES] as const;

/** Each item of an acquisition: contracted, added, requested, available. */
export function SaldoDosItens({ id }: { id: number }) {
  const { data = [], error, isPending, refetch } = useItensDaAquisicao(id);
  const unidade = useDescricao('unidades-produto');
  const colunas = useColunas(CAMPOS_DO_ITEM_COM_SALDO, {
    nomes: NA_TELA,
    desenhos: {
      produto: (item) => <Produto item={item} unidade={unidade(item.unidadeProduto)} />,
      quantidadeDisponivel: ({ quantidadeDisponivel, produto }) => (
        <strong>
          <Quantidade embalagens={quantidadeDisponivel} produto={produto} />
        </strong>
      ),
    },
  });
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  return (
    <Tabela<ItemComSaldo>
      rotulo="Saldo dos itens"
      linhas={data}
      colunas={colunas}
      chave={({ id: item }) => item}
      nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
      carregando={isPending}
      vazio={<EstadoVazio mensagem="Nenhum item." />}
    />
  );
}

/** The product with what tells its row from others: description, unit, supplier and contract. */
function Produto({ item, unidade }: { item: ItemComSaldo; unidade: string }) {
  const { produto, descricao, fornecedor, propostaVencedora } = item;
  return (
    <>
      <div>
        {nomeComum(produto.nome)} ({unidade})
      </div>
      {descricao && <div>{descricao}</div>}
      <Typography.Text type="secondary">
        {nomeProprio(fornecedor.nome)} · contrato {propostaVencedora.numeroContrato}
      </Typography.Text>
    </>
  );
}
