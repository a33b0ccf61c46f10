import { cardapioDoDia, DIA, corpoDaRefeicao, refeicaoExecutada, refeicaoRegistrada } from '../casa.js';
import type { Escrita } from './escrita.js';

/** The key of a meal of `corpoDaRefeicao`. */
const chaveDa = ({ prato, lancamento }: Awaited<ReturnType<typeof refeicaoRegistrada>>) => ({
  lancamentoCardapio: { id: lancamento.id },
  prato: { id: prato.id },
  hora: '11:00',
  tipo: 'ALMOCO',
});

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
  'POST /refeicoes/previa': {
    preparar: async (casa) => ({ url: '/refeicoes/previa', corpo: corpoDaRefeicao(casa, await cardapioDoDia(casa)) }),
    // It shows what an execution would take, and writes nothing.
    linhas: [],
  },
  'POST /refeicoes/execucoes': {
    preparar: async (casa) => ({
      url: '/refeicoes/execucoes',
      corpo: { refeicao: corpoDaRefeicao(casa, await cardapioDoDia(casa)) },
    }),
    linhas: [
      { entidade: 'refeicoes', acao: 'CRIAR', antes: null, depois: { executado: false } },
      { entidade: 'refeicoes', acao: 'EXECUTAR', antes: null, depois: { retiradas: [{ quantidade: 3.3 }] } },
    ],
  },
  'POST /avisos-de-falta': {
    preparar: async (casa) => ({
      url: '/avisos-de-falta',
      corpo: {
        unidadeEducacional: { id: casa.unidade.id },
        alimento: { id: (await cardapioDoDia(casa)).alimento.id },
        dia: DIA.br,
        quantidade: 3,
        unidadeDeMedida: 'KG',
      },
    }),
    linhas: [
      { entidade: 'avisos-de-falta', acao: 'CRIAR', antes: null, depois: { quantidade: 3, unidadeMedida: 'KG' } },
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
    linhas: [{ entidade: 'refeicoes', acao: 'EXECUTAR', antes: null, depois: { retiradas: [{ quantidade: 3.3 }] } }],
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
  'POST /refeicoes/abatimento': {
    preparar: async (casa) => ({ url: '/refeicoes/abatimento', corpo: chaveDa(await refeicaoRegistrada(casa)) }),
    linhas: [{ entidade: 'refeicoes', acao: 'EXECUTAR', antes: null, depois: { retiradas: [{ quantidade: 3.3 }] } }],
  },
  'PUT /refeicoes/sobra': {
    preparar: async (casa) => ({
      url: '/refeicoes/sobra',
      corpo: { ...chaveDa(await refeicaoExecutada(casa)), sobras: '1,5' },
    }),
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
