import { cardapioDoDia, corpoDaRefeicao, refeicaoExecutada, refeicaoRegistrada } from '../casa.js';
import type { Escrita } from './escrita.js';

/** The writes of meals. */
export const ESCRITAS_DAS_REFEICOES: Record<string, Escrita> = {
  'POST /refeicoes': {
    preparar: async (casa) => ({ url: '/refeicoes', corpo: corpoDaRefeicao(casa, await cardapioDoDia(casa)) }),
    linhas: [
      {
        entidade: 'refeicoes',
        acao: 'CRIAR',
        antes: null,
        // 60 g for each of 55 students.
        depois: { quantidadeDePessoas: 55, executado: false, registros: [{ valorArredondado: 3.3 }] },
      },
    ],
  },
  'POST /refeicoes/:id/registros': {
    preparar: async (casa) => {
      const { id, alimento } = await refeicaoRegistrada(casa);
      return {
        url: `/refeicoes/${id}/registros?unidade=${casa.unidade.id}`,
        corpo: { alimentos: [{ id: alimento.id, valor: 4, unidadeDeMedida: 'KG' }] },
      };
    },
    linhas: [
      {
        entidade: 'refeicoes',
        acao: 'REGISTRAR_ALIMENTOS',
        antes: [{ valorArredondado: 3.3, unidadeMedida: 'KG' }],
        depois: [{ valorArredondado: 4, unidadeMedida: 'KG' }],
      },
    ],
  },
  'POST /refeicoes/:id/abatimento': {
    preparar: async (casa) => ({ url: `/refeicoes/${(await refeicaoRegistrada(casa)).id}/abatimento` }),
    linhas: [
      { entidade: 'refeicoes', acao: 'EXECUTAR', antes: null, depois: { retiradas: [{ quantidade: '3.300' }] } },
    ],
  },
  'PATCH /refeicoes/:id': {
    preparar: async (casa) => ({ url: `/refeicoes/${(await refeicaoExecutada(casa)).id}?sobras=1,5` }),
    linhas: [
      {
        entidade: 'refeicoes',
        acao: 'REGISTRAR_SOBRA',
        antes: { sobraDeAlimentos: null },
        depois: { sobraDeAlimentos: '1.5' },
      },
    ],
  },
  'DELETE /refeicoes/:id': {
    preparar: async (casa) => {
      const { id } = await refeicaoExecutada(casa);
      return { url: `/refeicoes/${id}`, registro: id };
    },
    linhas: [
      {
        entidade: 'refeicoes',
        acao: 'EXCLUIR',
        antes: { executado: true, quantidadeDePessoas: 55 },
        depois: null,
      },
    ],
  },
};
