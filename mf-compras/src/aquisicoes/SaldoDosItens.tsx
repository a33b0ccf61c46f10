import type { ItemComSaldo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, Quantidade, Tabela, useDescricao, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useItensDaAquisicao } from './aquisicoes.api.js';

/** Each item of an acquisition: contracted, added, requested, available. */
export function SaldoDosItens({ id }: { id: number }) {
  const { data = [], error, isPending, refetch } = useItensDaAquisicao(id);
  const unidade = useDescricao('unidades-produto');
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;

  const colunas: Coluna<ItemComSaldo>[] = [
    {
      titulo: 'Produto',
      valor: (item) => <Produto item={item} unidade={unidade(item.unidadeProduto)} />,
      ordem: ({ produto }) => produto.nome,
    },
    { titulo: 'Preço', valor: ({ precoUnidade }) => formatarMoeda(precoUnidade), numerica: true },
    { titulo: 'Valor', valor: ({ valorItem }) => formatarMoeda(valorItem), numerica: true },
    {
      titulo: 'Contratado',
      valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
      numerica: true,
    },
    {
      titulo: 'Aditivado',
      valor: ({ quantidadeAditivada, produto }) => <Quantidade embalagens={quantidadeAditivada} produto={produto} />,
      numerica: true,
    },
    {
      titulo: 'Solicitado',
      valor: ({ quantidadeSolicitada, produto }) => <Quantidade embalagens={quantidadeSolicitada} produto={produto} />,
      numerica: true,
    },
    {
      titulo: 'Disponível',
      valor: ({ quantidadeDisponivel, produto }) => (
        <strong>
          <Quantidade embalagens={quantidadeDisponivel} produto={produto} />
        </strong>
      ),
      ordem: ({ quantidadeDisponivel }) => quantidadeDisponivel,
      numerica: true,
    },
  ];

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
