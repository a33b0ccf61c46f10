import { CAMPOS_DO_ESTOQUE, type ProdutoEstoque } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { agrupar } from '@merenda/shared/regras';
import {
  EstadoVazio,
  ListaDeRegistros,
  Tabela,
  useColunas,
  useHoje,
  type AcaoDeLinha,
  type IdsMostrados,
} from '@merenda/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useProdutosDoEstoque } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';
import { useDesenhosDoLote } from './lotes.colunas.js';
import { ModalMinimo } from './ModalMinimo.js';
import { buscaDeProdutos, COLUNAS_DE_PRODUTOS, type ProdutoComLotes } from './produtos.colunas.js';

interface PorProdutoProps {
  estoque: number;
  /** The lots of the stock. */
  lotes: UseQueryResult<ProdutoEstoque[]>;
  /** Also the products that have no balance and no minimum. */
  zerados: boolean;
  /** What can be done with a lot. */
  acoes: readonly AcaoDeLinha<ProdutoEstoque>[];
  /** Gets a function that tells the lots of the products that are shown. */
  mostradas: Ref<IdsMostrados>;
  /** What acts on the list as it is shown. */
  ferramentas: ReactNode;
}

const DOS_LOTES = ['lote', 'quantidade', 'fabricacao', 'validade'] as const;

/** The stock of a unit, product by product; a row opens to its lots. */
export function PorProduto({ estoque, lotes, zerados, acoes, mostradas, ferramentas }: PorProdutoProps) {
  const produtos = useProdutosDoEstoque(estoque);
  const [comMinimo, setComMinimo] = useState<ProdutoComLotes | null>(null);
  const hoje = useHoje();
  const busca = useMemo(() => buscaDeProdutos(hoje), [hoje]);
  const dosLotes = useColunas(CAMPOS_DO_ESTOQUE, { nomes: DOS_LOTES, desenhos: useDesenhosDoLote() });
  // Their cards lie in that of the product: nothing is large.
  const colunasDoLote = useMemo(() => dosLotes.map((coluna) => ({ ...coluna, destaque: false })), [dosLotes]);
  const linhas = useMemo(
    () =>
      produtos.data &&
      lotes.data &&
      comLotes(produtos.data, lotes.data).filter((um) => zerados || um.quantidade > 0 || um.minimo !== null),
    [produtos.data, lotes.data, zerados],
  );
  const dosProdutos = useRef<IdsMostrados>(null);
  useImperativeHandle(mostradas, () => () => {
    const ids = new Set(dosProdutos.current?.());
    return linhas?.flatMap((um) => (ids.has(um.id) ? um.linhas.map(({ id }) => id) : [])) ?? null;
  });
  return (
    <>
      <ListaDeRegistros
        rotulo="Estoque por produto"
        mostradas={dosProdutos}
        ferramentas={ferramentas}
        consulta={{
          data: linhas,
          error: produtos.error ?? lotes.error,
          isFetching: produtos.isFetching || lotes.isFetching,
          refetch: () => Promise.all([produtos.refetch(), lotes.refetch()]),
        }}
        busca={busca}
        colunas={COLUNAS_DE_PRODUTOS}
        nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
        acoes={[{ rotulo: 'Mínimo', principal: true, aoAcionar: setComMinimo }]}
        detalhe={{
          rotulo: 'Lotes',
          de: ({ produto, linhas: doProduto }) => (
            <Tabela
              rotulo={`Lotes de ${nomeComum(produto.nome)}`}
              linhas={doProduto}
              colunas={colunasDoLote}
              chave={({ id }) => id}
              nomeDaLinha={nomeDaLinha}
              acoes={acoes}
              vazio={<EstadoVazio mensagem="Nenhum lote com saldo deste produto." />}
            />
          ),
        }}
        vazio="Nenhum produto com saldo no estoque desta unidade."
      />
      {comMinimo && <ModalMinimo estoque={estoque} linha={comMinimo} aoFechar={() => setComMinimo(null)} />}
    </>
  );
}

function comLotes(
  produtos: readonly Omit<ProdutoComLotes, 'linhas'>[],
  lotes: readonly ProdutoEstoque[],
): ProdutoComLotes[] {
  const porProduto = agrupar(lotes, ({ produtoLote }) => produtoLote.produto.id);
  return produtos.map((produto) => ({ ...produto, linhas: porProduto.get(produto.id) ?? [] }));
}
