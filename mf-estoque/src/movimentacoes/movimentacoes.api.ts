import { api, useEscrita, useEscritaEm, useLeitura } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import {
  PONTAS_MOVIMENTACAO,
  ROTULOS_PONTA_MOVIMENTACAO,
  ROTULOS_STATUS_MOVIMENTACAO,
  STATUS_MOVIMENTACAO,
  type MovimentacaoNova,
} from '@merenda/shared/contratos';
import { opcoesDe, useListaPaginada, type CampoPerguntado } from '@merenda/shared/ui';
import { RENOVA } from '../estoques/estoques.api.js';

interface ChaveDoEnvio {
  idempotencia: string;
}

/** Movements on one page: each is a card. */
export const POR_PAGINA = 10;

export const PONTAS = opcoesDe(ROTULOS_PONTA_MOVIMENTACAO);
export const SITUACOES = opcoesDe(ROTULOS_STATUS_MOVIMENTACAO);
const CAMPOS: readonly CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'ponta', rotulo: 'A unidade é', opcoes: PONTAS },
  { tipo: 'opcao', campo: 'status', rotulo: 'Situação', opcoes: SITUACOES },
];

/**
 * The movements that leave a stock or come to it, or those of one end or state, newest first; without a stock, those of
 * all stocks of the user.
 */
export function useMovimentacoes(estoque: number | undefined) {
  return useListaPaginada({
    chave: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes'],
    campos: CAMPOS,
    porPagina: POR_PAGINA,
    ler: (criterios, pedida, signal) => {
      const busca = {
        ponta: PONTAS_MOVIMENTACAO.find((ponta) => ponta === criterios.ponta),
        status: STATUS_MOVIMENTACAO.find((status) => status === criterios.status),
        ...pedida,
      };
      return estoque === undefined
        ? api.get('estoques/movimentacoes/pagina', { busca, signal })
        : api.get('estoques/:id/movimentacoes/pagina', { caminho: { id: estoque }, busca, signal });
    },
  });
}

/** One movement of a stock. */
export const useMovimentacao = (estoque: number, id: number) =>
  useLeitura('estoques/:id/movimentacoes/:idMovimentacao', {
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes', id],
    caminho: { id: estoque, idMovimentacao: id },
  });

/** Why a movement was cancelled. */
export const useCancelamento = (estoque: number, id: number) =>
  useLeitura('estoques/:id/movimentacoes/:idMovimentacao/cancelamento', {
    queryKey: [...consultasDeEstoques.doEstoque(estoque), 'movimentacoes', id, 'cancelamento'],
    caminho: { id: estoque, idMovimentacao: id },
  });

export function useCriarMovimentacao() {
  return useEscrita(
    ({
      origem,
      destino,
      produtos,
      idempotencia,
    }: ChaveDoEnvio & { origem: number; destino: number; produtos: MovimentacaoNova }) =>
      api.post('estoques/:origem/movimentar/:destino', produtos, { caminho: { origem, destino }, idempotencia }),
    RENOVA,
  );
}

export const useReceberMovimentacao = () => useEscritaEm('PUT /estoques/movimentacoes/receber', {}, RENOVA);

export const useCancelarMovimentacao = (estoque: number, id: number) =>
  useEscritaEm('PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar', { id: estoque, idMovimentacao: id }, RENOVA);
