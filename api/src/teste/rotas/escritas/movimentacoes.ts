import type { Movimentacao } from '@merenda/shared/contratos';
import { entrarComo } from '../../app.js';
import { feito, loteNoEstoque, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

/** Sends 4 sacks of the unit to a stock. */
const enviada = async (casa: Casa, destino: { id: number }) =>
  feito<Movimentacao>(casa.gestora, 'POST', `/estoques/${casa.estoque.id}/movimentar/${destino.id}`, [
    { produtoEstoque: { id: (await loteNoEstoque(casa)).id }, quantidade: 4 },
  ]);

/** A movement of 4 sacks on its way to the unit. */
async function aCaminho({ app, estoque, destino, mercado, ...casa }: Casa): Promise<Movimentacao> {
  const gestora = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [destino] });
  return enviada({ ...casa, app, mercado, gestora, estoque: destino, destino: estoque }, estoque);
}

/** The writes of movements. */
export const ESCRITAS_DAS_MOVIMENTACOES: Record<string, Escrita> = {
  'POST /estoques/:origem/movimentar/:destino': {
    preparar: async (casa) => ({
      url: `/estoques/${casa.estoque.id}/movimentar/${casa.destino.id}`,
      corpo: [{ produtoEstoque: { id: (await loteNoEstoque(casa)).id }, quantidade: 4 }],
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'CRIAR',
        antes: null,
        depois: { status: 'EM_TRANSITO', produtos: [{ quantidade: 4 }] },
      },
    ],
  },
  'PUT /estoques/movimentacoes/receber': {
    preparar: async (casa) => ({
      url: '/estoques/movimentacoes/receber',
      corpo: { idEstoque: casa.estoque.id, idMovimentacao: (await aCaminho(casa)).id },
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'RECEBER',
        antes: { status: 'EM_TRANSITO' },
        depois: { status: 'RECEBIDA' },
      },
    ],
  },
  'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar': {
    preparar: async (casa) => ({
      url: `/estoques/${casa.estoque.id}/movimentacoes/${(await enviada(casa, casa.destino)).id}/cancelar`,
      corpo: { motivo: 'Engano' },
    }),
    linhas: [
      {
        entidade: 'movimentacoes',
        acao: 'CANCELAR',
        antes: { status: 'EM_TRANSITO' },
        depois: { status: 'CANCELADA' },
      },
    ],
  },
};
