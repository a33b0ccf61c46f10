import { ROTULOS_PRAZO_DE_USO, type ProdutoEstoque } from '@merenda/shared/contratos';
import { type CampoDeBusca, Codigo, EntradaData, opcoesDe, useHoje } from '@merenda/shared/ui';
import { useMemo } from 'react';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { prazosDoLote } from './prazos.js';
import { Validade } from './Validade.js';

/** The fields of both searches in the address: of the lots, and of the products. */
export const CAMPOS_DA_BUSCA = ['lote', 'produto', 'item', 'validade', 'prazo', 'bloqueio', 'minimo'] as const;

/** What the search looks at in a row: a product and its lots. */
interface Procurado {
  produto: { nome: string; item: { nome: string } };
  linhas: readonly ProdutoEstoque[];
}

/**
 * The filters of specification 2, section 2.6, and those of the figures of home and screen; all by the client.
 * @param ler the product and the lots of a row: a product is found when one of its lots is
 */
export const buscaDoEstoque = <T extends object>(hoje: string, ler: (linha: T) => Procurado): CampoDeBusca<T>[] => {
  const dosLotes =
    <V,>(valor: (lote: ProdutoEstoque) => V | V[]) =>
    (linha: T): V[] =>
      ler(linha).linhas.flatMap(valor);
  return [
    { campo: 'lote', rotulo: 'Lote', texto: dosLotes(({ produtoLote }) => produtoLote.numero) },
    { campo: 'produto', rotulo: 'Produto', principal: true, texto: (linha) => ler(linha).produto.nome },
    { campo: 'item', rotulo: 'Item', texto: (linha) => ler(linha).produto.item.nome },
    {
      tipo: 'data',
      campo: 'validade',
      rotulo: 'Validade',
      Entrada: EntradaData,
      valor: dosLotes(({ produtoLote }) => produtoLote.dataValidade),
    },
    {
      tipo: 'opcao',
      campo: 'prazo',
      rotulo: 'Prazo',
      opcoes: opcoesDe(ROTULOS_PRAZO_DE_USO),
      valor: dosLotes((lote) => prazosDoLote(lote, hoje)),
    },
    {
      tipo: 'opcao',
      campo: 'bloqueio',
      rotulo: 'Bloqueio',
      opcoes: [{ valor: 'BLOQUEADO', rotulo: 'Bloqueados' }],
      valor: dosLotes(({ bloqueio }) => (bloqueio ? 'BLOQUEADO' : [])),
    },
  ];
};

/** The search of the lots. */
export const buscaDeLotes = (hoje: string): CampoDeBusca<ProdutoEstoque>[] =>
  buscaDoEstoque(hoje, (linha) => ({ produto: linha.produtoLote.produto, linhas: [linha] }));

/** A lot is drawn with its block, and with a mark when it has or soon will have expired. */
export function useDesenhosDoLote() {
  const hoje = useHoje();
  return useMemo(
    () => ({
      lote: ({ produtoLote, bloqueio }: Pick<ProdutoEstoque, 'produtoLote' | 'bloqueio'>) => (
        <>
          <Codigo>{produtoLote.numero}</Codigo>
          <MarcaDeBloqueio bloqueio={bloqueio} />
        </>
      ),
      validade: ({ produtoLote }: Pick<ProdutoEstoque, 'produtoLote'>) => (
        <Validade data={produtoLote.dataValidade} hoje={hoje} />
      ),
    }),
    [hoje],
  );
}
