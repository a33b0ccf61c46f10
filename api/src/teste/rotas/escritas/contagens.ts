import { expect } from '@jest/globals';
import type { Contagem } from '@merenda/shared/contratos';
import { feito, loteNoEstoque, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

/** A count of the unit. One that another test left open is cancelled first: a unit has one at most. */
async function contagemAberta({ gestora, estoque }: Casa): Promise<Contagem> {
  const url = `/estoques/${estoque.id}/contagens`;
  const contagens = (await gestora.injetar('GET', url)).json<Contagem[]>();
  for (const { id, status } of contagens)
    if (status === 'ABERTA') await feito(gestora, 'PUT', `${url}/${id}/cancelar`, { motivo: 'Outra começa' });
  return feito<Contagem>(gestora, 'POST', url, { asCegas: false, comZerados: false, outraPessoaConfirma: false });
}

/** A count in which a lot of 10 sacks was counted as 9. */
export async function umLoteContado(casa: Casa) {
  const { id } = await contagemAberta(casa);
  const lote = await loteNoEstoque(casa);
  const url = `/estoques/${casa.estoque.id}/contagens/${id}`;
  await feito(casa.gestora, 'PUT', `${url}/produtos-estoque/${lote.id}`, { contada: 9, lida: null });
  return { id, url };
}

/** The writes of counts. */
export const ESCRITAS_DAS_CONTAGENS: Record<string, Escrita> = {
  'POST /estoques/:id/contagens': {
    preparar: async (casa) => {
      const { id } = await contagemAberta(casa);
      await feito(casa.gestora, 'PUT', `/estoques/${casa.estoque.id}/contagens/${id}/cancelar`, { motivo: 'Engano' });
      return {
        url: `/estoques/${casa.estoque.id}/contagens`,
        corpo: { asCegas: true, comZerados: false, outraPessoaConfirma: true },
      };
    },
    linhas: [
      {
        entidade: 'contagens',
        acao: 'CRIAR',
        antes: null,
        depois: { asCegas: true, comZerados: false, outraPessoaConfirma: true },
      },
    ],
  },
  'PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto': {
    preparar: async (casa) => {
      const { id } = await contagemAberta(casa);
      const lote = await loteNoEstoque(casa);
      return {
        url: `/estoques/${casa.estoque.id}/contagens/${id}/produtos-estoque/${lote.id}`,
        corpo: { contada: 9, lida: null },
        registro: id,
      };
    },
    linhas: [{ entidade: 'contagens', acao: 'CONTAR', antes: { contada: null }, depois: { contada: 9, saldo: 10 } }],
  },
  'PUT /estoques/:id/contagens/:contagem/lancar': {
    preparar: async (casa) => ({
      url: `${(await umLoteContado(casa)).url}/lancar`,
      corpo: { revisao: 2, motivo: 'Contagem do mês' },
      registro: expect.any(Number),
    }),
    linhas: [
      { entidade: 'produtos-estoque', acao: 'BALANCO', antes: { quantidade: 10 }, depois: { quantidade: 9 } },
      {
        entidade: 'contagens',
        acao: 'LANCAR',
        antes: { status: 'ABERTA' },
        depois: { status: 'LANCADA', motivo: 'Contagem do mês', contados: 1, comDiferenca: 1 },
      },
    ],
  },
  'PUT /estoques/:id/contagens/:contagem/cancelar': {
    preparar: async (casa) => ({
      url: `${(await umLoteContado(casa)).url}/cancelar`,
      corpo: { motivo: 'Recomeçar amanhã' },
    }),
    linhas: [
      {
        entidade: 'contagens',
        acao: 'CANCELAR',
        antes: { status: 'ABERTA' },
        depois: { status: 'CANCELADA', motivo: 'Recomeçar amanhã' },
      },
    ],
  },
};
