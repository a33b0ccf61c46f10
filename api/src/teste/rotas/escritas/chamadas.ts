import { expect } from '@jest/globals';
import type { ChamadaPublica } from '@merenda/shared/contratos';
import { chamadaPublicada, corpoDaChamada, criarFamiliar, projetoDe } from '../../chamadas.js';
import { DIA, feito, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

const rascunho = ({ gestora, mercado }: Casa) =>
  feito<ChamadaPublica>(gestora, 'POST', '/chamadas-publicas', corpoDaChamada(mercado, DIA.br));

/** A call whose projects are ranked. */
export async function chamadaClassificada({ gestora, mercado }: Casa): Promise<ChamadaPublica> {
  const { id } = await chamadaPublicada(mercado, DIA.br);
  return feito(gestora, 'PUT', `/chamadas-publicas/${id}/classificar`);
}

/** The writes of public calls. */
export const ESCRITAS_DAS_CHAMADAS: Record<string, Escrita> = {
  'POST /chamadas-publicas': {
    preparar: ({ mercado }) => ({ url: '/chamadas-publicas', corpo: corpoDaChamada(mercado, DIA.br) }),
    linhas: [{ entidade: 'chamadas-publicas', acao: 'CRIAR', antes: null, depois: { status: 'RASCUNHO' } }],
  },
  'PUT /chamadas-publicas/:id': {
    preparar: async (casa) => ({
      url: `/chamadas-publicas/${(await rascunho(casa)).id}`,
      corpo: { ...corpoDaChamada(casa.mercado, DIA.br), objeto: 'Hortaliças' },
    }),
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'ALTERAR',
        antes: { objeto: 'Gêneros da agricultura familiar' },
        depois: { objeto: 'Hortaliças' },
      },
    ],
  },
  'PUT /chamadas-publicas/:id/publicar': {
    preparar: async (casa) => ({ url: `/chamadas-publicas/${(await rascunho(casa)).id}/publicar` }),
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'PUBLICAR',
        antes: { status: 'RASCUNHO' },
        depois: { status: 'PUBLICADA' },
      },
    ],
  },
  'PUT /chamadas-publicas/:id/projetos': {
    preparar: async (casa) => {
      const { id } = await rascunho(casa);
      await feito(casa.gestora, 'PUT', `/chamadas-publicas/${id}/publicar`);
      const fornecedor = await criarFamiliar(casa.mercado);
      return {
        url: `/chamadas-publicas/${id}/projetos`,
        corpo: { projetos: [projetoDe(fornecedor, casa.mercado.feijao, 5)] },
      };
    },
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'ALTERAR',
        antes: { projetos: [] },
        depois: { projetos: [{ localidade: 'LOCAL', organizacao: 'FORNECEDOR_INDIVIDUAL' }] },
      },
    ],
  },
  'PUT /chamadas-publicas/:id/classificar': {
    preparar: async ({ mercado }) => ({
      url: `/chamadas-publicas/${(await chamadaPublicada(mercado, DIA.br)).id}/classificar`,
    }),
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'CLASSIFICAR',
        antes: { status: 'PUBLICADA', sorteio: null },
        depois: { status: 'EM_SELECAO', total: 2220 },
      },
    ],
  },
  'PUT /chamadas-publicas/:id/homologar': {
    preparar: async (casa) => ({ url: `/chamadas-publicas/${(await chamadaClassificada(casa)).id}/homologar` }),
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'HOMOLOGAR',
        antes: { status: 'EM_SELECAO' },
        depois: { status: 'HOMOLOGADA' },
      },
    ],
  },
  'PUT /chamadas-publicas/:id/cancelamento': {
    preparar: async (casa) => ({
      url: `/chamadas-publicas/${(await rascunho(casa)).id}/cancelamento`,
      corpo: { motivo: 'Deserta' },
    }),
    linhas: [
      {
        entidade: 'chamadas-publicas',
        acao: 'CANCELAR',
        antes: { status: 'RASCUNHO', motivo: null },
        depois: { status: 'CANCELADA', motivo: 'Deserta' },
      },
    ],
  },
  'POST /chamadas-publicas/:id/contratos': {
    preparar: async (casa) => {
      const { id } = await chamadaClassificada(casa);
      await feito(casa.gestora, 'PUT', `/chamadas-publicas/${id}/homologar`);
      return {
        url: `/chamadas-publicas/${id}/contratos`,
        // The acquisition, then the call.
        registro: expect.any(Number),
        corpo: {
          numeroProcessoAdminis: '12/2026',
          dataContrato: DIA.br,
          vigencia: '31/12/2099',
          fonteRecurso: 'PNAE_FNDE',
        },
      };
    },
    linhas: [
      { entidade: 'aquisicoes', acao: 'CRIAR', antes: null, depois: { aquisicaoTipo: 'CHAMADA', valor: 2220 } },
      {
        entidade: 'chamadas-publicas',
        acao: 'ALTERAR',
        antes: { aquisicao: null },
        depois: { status: 'HOMOLOGADA' },
      },
    ],
  },
};
