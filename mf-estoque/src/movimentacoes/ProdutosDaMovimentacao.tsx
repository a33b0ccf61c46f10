import { nomeDoLote } from '@merenda/shared/regras';
import type { Movimentacao } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  Codigo,
  type Coluna,
  EntradaQuantidade,
  EstadoVazio,
  Quantidade,
  Tabela,
  useHoje,
  useQuantidade,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useId } from 'react';
import { Validade } from '../estoques/Validade.js';
import { erroDaPerda, type Observado } from './recebimento.js';

type Produto = Movimentacao['produtos'][number];

interface ProdutosDaMovimentacaoProps {
  movimentacao: Movimentacao;
  /** Losses are being declared; null when there are none to declare. */
  observado: Observado | null;
  aoMudar: (observado: Observado) => void;
}

/** The lots of a movement; on arrival with a field for the lost quantity, afterwards with that quantity. */
export function ProdutosDaMovimentacao({
  movimentacao: { id, status, produtos },
  observado,
  aoMudar,
}: ProdutosDaMovimentacaoProps) {
  const hoje = useHoje();
  const colunas: Coluna<Produto>[] = [
    { titulo: 'Lote', valor: ({ produtoEstoque }) => <Codigo>{produtoEstoque.produtoLote.numero}</Codigo> },
    { titulo: 'Produto', valor: ({ produtoEstoque }) => nomeComum(produtoEstoque.produtoLote.produto.nome) },
    { titulo: 'Fabricação', valor: ({ produtoEstoque }) => produtoEstoque.produtoLote.dataFabricacao },
    {
      titulo: 'Validade',
      valor: ({ produtoEstoque }) => <Validade data={produtoEstoque.produtoLote.dataValidade} hoje={hoje} />,
    },
    {
      titulo: 'Quantidade',
      valor: (um) => <Quantidade embalagens={um.quantidade} produto={um.produtoEstoque.produtoLote.produto} />,
      numerica: true,
    },
  ];
  if (observado)
    colunas.push({
      titulo: 'Perda',
      valor: (produto) => <Perda produto={produto} observado={observado} aoMudar={aoMudar} />,
      numerica: true,
    });
  else if (status === 'RECEBIDA')
    colunas.push({
      titulo: 'Perda',
      valor: (um) => <Quantidade embalagens={um.quantidadePerdida} produto={um.produtoEstoque.produtoLote.produto} />,
      numerica: true,
    });
  return (
    <Tabela
      rotulo={`Produtos da movimentação nº ${id}`}
      linhas={produtos}
      colunas={colunas}
      chave={(produto) => produto.id}
      nomeDaLinha={({ produtoEstoque }) => nomeDoLote(produtoEstoque.produtoLote)}
      vazio={<EstadoVazio mensagem="Nenhum produto nesta movimentação." />}
    />
  );
}

function Perda({
  produto,
  observado,
  aoMudar,
}: {
  produto: Produto;
  observado: Observado;
  aoMudar: (observado: Observado) => void;
}) {
  const { produtoLote } = produto.produtoEstoque;
  const nome = `Perda de ${nomeDoLote(produtoLote)}`;
  const escrever = useQuantidade();
  const erro = erroDaPerda(observado, produto, (embalagens) => escrever(embalagens, produtoLote.produto));
  const idDoErro = useId();
  return (
    <>
      <EntradaQuantidade
        aria-label={nome}
        aria-invalid={erro !== null}
        aria-describedby={erro === null ? undefined : idDoErro}
        status={erro === null ? undefined : 'error'}
        value={observado.perdas.get(produto.id) ?? null}
        medida={produtoLote.produto}
        tudo={produto.quantidade}
        nomeDoTudo={nome}
        onChange={(quantidade) =>
          aoMudar({ ...observado, perdas: new Map(observado.perdas).set(produto.id, quantidade) })
        }
      />
      {erro !== null && (
        <Typography.Text id={idDoErro} type="danger" role="alert">
          {erro}
        </Typography.Text>
      )}
    </>
  );
}
