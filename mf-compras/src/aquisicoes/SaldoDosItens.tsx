import type { ItemComSaldo } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, Tabela, useDescricao, type Coluna } from '@merenda/shared/ui';
import { useItensDaAquisicao } from './aquisicoes.api';

/** Each item of an acquisition: contracted, added, requested, available. */
export function SaldoDosItens({ id }: { id: number }) {
  const { data = [], error, isPending, refetch } = useItensDaAquisicao(id);
  const unidade = useDescricao('unidades-produto');
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;

  const colunas: Coluna<ItemComSaldo>[] = [
    { titulo: 'Produto', valor: ({ produto, descricao }) => (descricao ? `${produto.nome} – ${descricao}` : produto.nome), ordem: ({ produto }) => produto.nome },
    { titulo: 'Fornecedor', valor: ({ fornecedor, propostaVencedora }) => `${fornecedor.nome} (${propostaVencedora.numeroContrato})`, ordem: ({ fornecedor }) => fornecedor.nome },
    { titulo: 'Unidade', valor: ({ unidadeProduto }) => unidade(unidadeProduto) },
    { titulo: 'Preço', valor: ({ precoUnidade }) => formatarMoeda(precoUnidade), numerica: true },
    { titulo: 'Valor', valor: ({ valorItem }) => formatarMoeda(valorItem), numerica: true },
    { titulo: 'Contratado', valor: ({ quantidade }) => formatarQuantidade(quantidade), numerica: true },
    { titulo: 'Aditivado', valor: ({ quantidadeAditivada }) => formatarQuantidade(quantidadeAditivada), numerica: true },
    { titulo: 'Solicitado', valor: ({ quantidadeSolicitada }) => formatarQuantidade(quantidadeSolicitada), numerica: true },
    { titulo: 'Disponível', valor: ({ quantidadeDisponivel }) => <strong>{formatarQuantidade(quantidadeDisponivel)}</strong>, ordem: ({ quantidadeDisponivel }) => quantidadeDisponivel, numerica: true },
  ];

  return (
    <Tabela<ItemComSaldo>
      rotulo="Saldo dos itens"
      linhas={data}
      colunas={colunas}
      chave={({ id: item }) => item}
      nomeDaLinha={({ produto }) => produto.nome}
      carregando={isPending}
      vazio={<EstadoVazio mensagem="Nenhum item." />}
    />
  );
}
