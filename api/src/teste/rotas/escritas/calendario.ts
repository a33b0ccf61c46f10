import { criarCardapio, criarCategoria, criarPrato, criarSemanal } from '../../cardapios.js';
import { cardapioDoDia, DIA, feito, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

const repeticao = async ({ app, unidade }: Casa) => ({
  semanal: await criarSemanal(app, [await criarCardapio(app)]),
  pedido: { de: '01/03/2027', ate: '05/03/2027', semanas: ['01/03/2027'], unidadesEducacionais: [{ unidade }] },
});

const RECESSO = { tipo: 'RECESSO', de: '20/01/2027', ate: '29/01/2027', nome: 'Recesso' };

const vinculoEmVarios = async ({ app, unidade }: Casa) => ({
  acao: 'VINCULAR',
  cardapio: { id: (await criarCardapio(app)).id },
  datas: [DIA.br],
  unidades: [{ id: unidade.id }],
  confirmado: true,
});

/** The writes of the calendar. */
export const ESCRITAS_DO_CALENDARIO: Record<string, Escrita> = {
  'POST /cardapios-semanais/sugestao': {
    preparar: async ({ app, unidade }) => ({
      url: '/cardapios-semanais/sugestao',
      corpo: {
        categoria: { id: (await criarCategoria(app)).id },
        modalidade: 'PARCIAL1',
        unidade: { id: unidade.id },
        de: '01/03/2027',
        semanas: 1,
        vagas: [{ hora: '12:00', tipo: 'ALMOCO' }],
        objetivo: 'EQUILIBRIO',
        fixos: [],
        excluidos: [],
      },
      registro: null,
    }),
    // It proposes, and writes nothing.
    linhas: [],
  },
  'POST /cardapios-semanais/:id/repeticoes/conferencia': {
    preparar: async (casa) => {
      const { semanal, pedido } = await repeticao(casa);
      return { url: `/cardapios-semanais/${semanal.id}/repeticoes/conferencia`, corpo: pedido };
    },
    // It says what would be done, and writes nothing.
    linhas: [],
  },
  'POST /cardapios-semanais/:id/repeticoes': {
    preparar: async (casa) => {
      const { semanal, pedido } = await repeticao(casa);
      return {
        url: `/cardapios-semanais/${semanal.id}/repeticoes`,
        corpo: { ...pedido, quais: 'TODAS' },
        registro: null,
      };
    },
    linhas: [{ entidade: 'cardapios-calendario', acao: 'REPETIR', antes: null, depois: { vinculados: 1 } }],
  },
  'POST /cardapios-calendario': {
    preparar: async ({ app, unidade }) => {
      const { id } = await criarCardapio(app);
      const corpo = { tipo: 'DIARIO', cardapio: { id }, data: DIA.br, unidadesEducacionais: [{ unidade }] };
      return { url: '/cardapios-calendario', corpo, registro: null };
    },
    linhas: [
      { entidade: 'cardapios-calendario', acao: 'VINCULAR', antes: null, depois: [{ data: DIA.br, tipo: 'DIARIO' }] },
    ],
  },
  'POST /cardapios-calendario/mudancas/previa': {
    preparar: async (casa) => ({
      url: '/cardapios-calendario/mudancas/previa',
      corpo: await vinculoEmVarios(casa),
      registro: null,
    }),
    linhas: [],
  },
  'POST /cardapios-calendario/mudancas': {
    preparar: async (casa) => ({
      url: '/cardapios-calendario/mudancas',
      corpo: await vinculoEmVarios(casa),
      registro: null,
    }),
    linhas: [
      { entidade: 'cardapios-calendario', acao: 'VINCULAR', antes: null, depois: [{ data: DIA.br, tipo: 'DIARIO' }] },
    ],
  },
  'PUT /cardapios-calendario/:id': {
    preparar: async (casa) => {
      const { lancamento } = await cardapioDoDia(casa);
      const { id } = await criarCardapio(casa.app, undefined, { nome: 'OUTRO CARDÁPIO' });
      return { url: `/cardapios-calendario/${lancamento.id}`, corpo: { cardapio: { id }, confirmado: true } };
    },
    linhas: [
      {
        entidade: 'cardapios-calendario',
        acao: 'TROCAR',
        antes: { versao: 1 },
        depois: { versao: 2, cardapio: { nome: 'OUTRO CARDÁPIO' } },
      },
    ],
  },
  'DELETE /cardapios-calendario/:id': {
    preparar: async (casa) => {
      const { id } = (await cardapioDoDia(casa)).lancamento;
      return { url: `/cardapios-calendario/${id}`, registro: id };
    },
    linhas: [
      { entidade: 'cardapios-calendario', acao: 'DESVINCULAR', antes: { data: DIA.br, tipo: 'DIARIO' }, depois: null },
    ],
  },
  'PUT /cardapios-calendario/:id/substituicoes': {
    preparar: async (casa) => {
      const { lancamento, prato } = await cardapioDoDia(casa);
      const { id } = await criarPrato(casa.app, undefined, { categoriaId: prato.categoriaId });
      return {
        url: `/cardapios-calendario/${lancamento.id}/substituicoes`,
        corpo: { substituido: { id: prato.id }, substituto: { id } },
        registro: lancamento.id,
        linha: { antes: { prato: prato.id }, depois: { prato: id } },
      };
    },
    linhas: [{ entidade: 'cardapios-calendario', acao: 'SUBSTITUIR', antes: {}, depois: {} }],
  },
  'POST /feriados': {
    preparar: () => ({ url: '/feriados', corpo: { data: '20/01/2027', nome: 'Padroeiro' }, registro: null }),
    linhas: [{ entidade: 'feriados', acao: 'CRIAR', antes: null, depois: { data: '20/01/2027', nome: 'Padroeiro' } }],
  },
  'DELETE /feriados/data=:data(^\\d{8})': {
    preparar: async ({ gestora }) => {
      await feito(gestora, 'POST', '/feriados', { data: '21/01/2027', nome: 'Aniversário' });
      return { url: '/feriados/data=21012027', registro: null };
    },
    linhas: [
      { entidade: 'feriados', acao: 'EXCLUIR', antes: { data: '2027-01-21', nome: 'Aniversário' }, depois: null },
    ],
  },
  'POST /periodos-letivos': {
    preparar: () => ({ url: '/periodos-letivos', corpo: { ...RECESSO, de: '18/01/2027' } }),
    linhas: [{ entidade: 'periodos-letivos', acao: 'CRIAR', antes: null, depois: { de: '18/01/2027', versao: 1 } }],
  },
  'PUT /periodos-letivos/:id': {
    preparar: async ({ gestora }) => {
      const { id } = await feito<{ id: number }>(gestora, 'POST', '/periodos-letivos', RECESSO);
      return { url: `/periodos-letivos/${id}`, corpo: { ...RECESSO, nome: 'Recesso de verão' } };
    },
    linhas: [
      {
        entidade: 'periodos-letivos',
        acao: 'ALTERAR',
        antes: { nome: 'Recesso', versao: 1 },
        depois: { nome: 'Recesso de verão', versao: 2 },
      },
    ],
  },
  'DELETE /periodos-letivos/:id': {
    preparar: async ({ gestora }) => {
      const { id } = await feito<{ id: number }>(gestora, 'POST', '/periodos-letivos', {
        ...RECESSO,
        de: '19/01/2027',
      });
      return { url: `/periodos-letivos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'periodos-letivos', acao: 'EXCLUIR', antes: { de: '19/01/2027' }, depois: null }],
  },
};
