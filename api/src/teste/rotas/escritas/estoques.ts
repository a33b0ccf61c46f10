import { feito, loteNoEstoque, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

/** The writes of stock lines, minimums and balances. */
export const ESCRITAS_DAS_LINHAS: Record<string, Escrita> = {
  'POST /estoques/:id/produtos-estoque': {
    preparar: ({ estoque, mercado }) => ({
      url: `/estoques/${estoque.id}/produtos-estoque`,
      corpo: {
        numero: 'lote novo',
        produto: { id: mercado.arroz.id },
        dataFabricacao: '01/01/2026',
        dataValidade: '31/12/2099',
        quantidade: 7,
      },
    }),
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'ADICIONAR',
        antes: null,
        depois: { quantidade: 7, adicao: { numero: 'LOTE NOVO' } },
      },
    ],
  },
  'PUT /estoques/:id/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/produtos-estoque/${id}`,
        corpo: { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Saco rasgado', quantidade: 3 },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'SAIDA',
        antes: { quantidade: 10 },
        depois: { quantidade: 7, saida: { observacao: 'Saco rasgado' } },
      },
    ],
  },
  'POST /estoques/:id/saidas': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/saidas`,
        corpo: {
          tipoSaidaDireta: 'ESTRAVIO',
          observacao: 'Sacos rasgados',
          linhas: [{ produtoEstoque: { id }, quantidade: 3 }],
        },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'SAIDA',
        antes: { quantidade: 10 },
        depois: { quantidade: 7, saida: { observacao: 'Sacos rasgados' } },
      },
    ],
  },
  'POST /estoques/:id/lancamentos/:lancamento/estorno': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      const linha = `/estoques/${casa.estoque.id}/produtos-estoque/${id}`;
      await feito(casa.gestora, 'PUT', linha, {
        tipoSaidaDireta: 'ESTRAVIO',
        observacao: 'Saco rasgado',
        quantidade: 3,
      });
      const [saida] = (await casa.gestora.injetar('GET', `${linha}/kardex`)).json<{ id: number }[]>();
      return {
        url: `/estoques/${casa.estoque.id}/lancamentos/${saida?.id}/estorno`,
        corpo: { motivo: 'Era outro lote' },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'ESTORNAR',
        antes: null,
        depois: { estorno: { tipo: 'SAIDA', motivo: 'Era outro lote' } },
      },
    ],
  },
  'DELETE /estoques/:id/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return { url: `/estoques/${casa.estoque.id}/produtos-estoque/${id}`, registro: id };
    },
    linhas: [{ entidade: 'produtos-estoque', acao: 'EXCLUIR', antes: { quantidade: 10 }, depois: null }],
  },
  'PUT /estoques/:id/minimos/:produto': {
    preparar: ({ estoque, mercado }) => ({
      url: `/estoques/${estoque.id}/minimos/${mercado.arroz.id}`,
      corpo: { quantidade: 12.5 },
      registro: estoque.id,
    }),
    linhas: [
      {
        entidade: 'minimos-de-estoque',
        acao: 'ALTERAR',
        antes: { quantidade: null },
        depois: { quantidade: 12.5 },
      },
    ],
  },
  'POST /estoques/:id/balancos': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/balancos`,
        corpo: [{ produtoEstoque: { id }, quantidadeAnterior: 10, novaQuantidade: 9 }],
        registro: id,
      };
    },
    linhas: [{ entidade: 'produtos-estoque', acao: 'BALANCO', antes: { quantidade: 10 }, depois: { quantidade: 9 } }],
  },
  'POST /estoques/:id/balancos/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/balancos/produtos-estoque/${id}`,
        corpo: { quantidadeAnterior: 10, novaQuantidade: 9 },
        registro: id,
      };
    },
    linhas: [
      {
        entidade: 'produtos-estoque',
        acao: 'BALANCO',
        antes: { quantidade: 10 },
        depois: { quantidade: 9 },
      },
    ],
  },
};

const bloquear = async (casa: Casa) => {
  const { produtoLoteId } = await loteNoEstoque(casa);
  await feito(casa.gestora, 'PUT', `/lotes/${produtoLoteId}/bloquear`, { motivo: 'Embalagem violada' });
  return produtoLoteId;
};

/** The writes of lots. */
export const ESCRITAS_DOS_LOTES: Record<string, Escrita> = {
  'PUT /lotes/:id/bloquear': {
    preparar: async (casa) => {
      const { produtoLoteId } = await loteNoEstoque(casa);
      return {
        url: `/lotes/${produtoLoteId}/bloquear`,
        corpo: { motivo: 'Embalagem violada' },
        registro: produtoLoteId,
      };
    },
    linhas: [{ entidade: 'lotes', acao: 'BLOQUEAR', antes: null, depois: { motivo: 'Embalagem violada' } }],
  },
  'PUT /lotes/:id/desbloquear': {
    preparar: async (casa) => {
      const id = await bloquear(casa);
      return { url: `/lotes/${id}/desbloquear`, corpo: { motivo: 'Laudo sem restrição' }, registro: id };
    },
    linhas: [
      {
        entidade: 'lotes',
        acao: 'DESBLOQUEAR',
        antes: { motivo: 'Embalagem violada' },
        depois: { motivo: 'Laudo sem restrição' },
      },
    ],
  },
};
