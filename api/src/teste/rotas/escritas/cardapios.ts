import { referenciasNutricionais } from '../../../banco/esquema/convencoes.js';
import { primeira } from '../../../banco/restricoes.js';
import {
  criarAlimento,
  criarCardapio,
  criarCategoria,
  criarPrato,
  criarPreparo,
  criarSemanal,
} from '../../cardapios.js';
import { criarItem } from '../../fabricas.js';
import { componentesNutricionais } from '../../../banco/esquema/catalogo.js';
import { cardapioDoDia, DIA, feito, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

const alimento = async ({ app }: Casa, nome: string, itemId: number) => {
  const [componente] = await app.banco.select().from(componentesNutricionais).limit(1);
  return {
    nome,
    itemAlimento: { id: itemId },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: 'CRU',
    componentes: [{ componente: { id: primeira([componente].flatMap((um) => um ?? [])).id }, valor: 10 }],
  };
};
const preparo = async ({ app }: Casa, nome: string) => ({
  nome,
  porcoes: 10,
  modoPreparo: 'Cozinhar.',
  ingredientes: [{ alimento: { id: (await criarAlimento(app)).id }, quantidade: 600, unidadeMedida: 'G' }],
});
const prato = async ({ app }: Casa, nome: string, categoriaId: number) => ({
  nome,
  categoria: { id: categoriaId },
  modalidade: 'PARCIAL1',
  preparos: [
    { preparo: { id: (await criarPreparo(app, 10, [{ alimento: await criarAlimento(app), quantidade: '600' }])).id } },
  ],
});

const RECEITAS: Record<string, Escrita> = {
  'POST /alimentos': {
    preparar: async (casa) => ({
      url: '/alimentos',
      corpo: await alimento(casa, 'aveia', (await criarItem(casa.app)).id),
    }),
    linhas: [{ entidade: 'alimentos', acao: 'CRIAR', antes: null, depois: { nome: 'AVEIA' } }],
  },
  'PUT /alimentos/:id': {
    preparar: async (casa) => {
      const { id, itemId } = await criarAlimento(casa.app, { nome: 'CEVADA' });
      return { url: `/alimentos/${id}`, corpo: await alimento(casa, 'centeio', itemId) };
    },
    linhas: [{ entidade: 'alimentos', acao: 'ALTERAR', antes: { nome: 'CEVADA' }, depois: { nome: 'CENTEIO' } }],
  },
  'DELETE /alimentos/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarAlimento(app, { nome: 'TRIGO' });
      return { url: `/alimentos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'alimentos', acao: 'EXCLUIR', antes: { nome: 'TRIGO' }, depois: null }],
  },
  'POST /preparos': {
    preparar: async (casa) => ({ url: '/preparos', corpo: await preparo(casa, 'arroz branco') }),
    linhas: [{ entidade: 'preparos', acao: 'CRIAR', antes: null, depois: { nome: 'ARROZ BRANCO' } }],
  },
  'PUT /preparos/:id': {
    preparar: async (casa) => {
      const { id } = await criarPreparo(casa.app, 20, [{ alimento: await criarAlimento(casa.app), quantidade: '600' }]);
      return { url: `/preparos/${id}`, corpo: await preparo(casa, 'arroz integral') };
    },
    linhas: [
      {
        entidade: 'preparos',
        acao: 'ALTERAR',
        antes: { porcoes: 20 },
        depois: { nome: 'ARROZ INTEGRAL', porcoes: 10 },
      },
    ],
  },
  'DELETE /preparos/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarPreparo(app, 20, [{ alimento: await criarAlimento(app), quantidade: '600' }]);
      return { url: `/preparos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'preparos', acao: 'EXCLUIR', antes: { porcoes: 20 }, depois: null }],
  },
  'POST /pratos': {
    preparar: async (casa) => ({
      url: '/pratos',
      corpo: await prato(casa, 'arroz e feijão', (await criarCategoria(casa.app)).id),
    }),
    linhas: [{ entidade: 'pratos', acao: 'CRIAR', antes: null, depois: { nome: 'ARROZ E FEIJÃO' } }],
  },
  'PUT /pratos/:id': {
    preparar: async (casa) => {
      const { id, categoriaId } = await criarPrato(casa.app, undefined, { nome: 'SOPA' });
      return { url: `/pratos/${id}`, corpo: await prato(casa, 'caldo', categoriaId) };
    },
    linhas: [{ entidade: 'pratos', acao: 'ALTERAR', antes: { nome: 'SOPA' }, depois: { nome: 'CALDO' } }],
  },
  'DELETE /pratos/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarPrato(app, undefined, { nome: 'SALADA' });
      return { url: `/pratos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'pratos', acao: 'EXCLUIR', antes: { nome: 'SALADA' }, depois: null }],
  },
};

const servido = (pratoId: number) => [{ hora: '11:00', tipo: 'ALMOCO', prato: { id: pratoId } }];
const noDia = (diaSemana: string, cardapioId: number) => [{ diaSemana, cardapio: { id: cardapioId } }];

async function limite({ app }: Casa): Promise<number> {
  const { faixa } = await criarCategoria(app);
  const valores = {
    norma: 'Resolução nº 1',
    vigente: true,
    modalidade: 'PARCIAL1' as const,
    coberturaPct: 20,
    nutriente: 'sodio' as const,
    unidade: 'mg',
    maximo: '600',
    carater: 'recomendado',
    certeza: 'incerto',
    fonte: 'Diário Oficial',
    faixaEtariaId: faixa.id,
  };
  return primeira(await app.banco.insert(referenciasNutricionais).values(valores).returning()).id;
}

const CARDAPIOS: Record<string, Escrita> = {
  'POST /cardapios': {
    preparar: async ({ app }) => {
      const { id, categoriaId } = await criarPrato(app);
      const corpo = { categoria: { id: categoriaId }, modalidade: 'PARCIAL1', cardapioTipo: 'REGULAR' };
      return { url: '/cardapios', corpo: { nome: 'segunda', ...corpo, pratos: servido(id) } };
    },
    linhas: [{ entidade: 'cardapios', acao: 'CRIAR', antes: null, depois: { nome: 'SEGUNDA' } }],
  },
  'PUT /cardapios/:id': {
    preparar: async ({ app }) => {
      const prato = await criarPrato(app);
      const { id } = await criarCardapio(app, [prato], {
        nome: 'TERÇA',
        modalidade: 'PARCIAL1',
        categoriaId: prato.categoriaId,
      });
      return { url: `/cardapios/${id}`, corpo: { nome: 'quarta', pratos: servido(prato.id) } };
    },
    linhas: [{ entidade: 'cardapios', acao: 'ALTERAR', antes: { nome: 'TERÇA' }, depois: { nome: 'QUARTA' } }],
  },
  'DELETE /cardapios/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarCardapio(app, undefined, { nome: 'QUINTA' });
      return { url: `/cardapios/${id}`, registro: id };
    },
    linhas: [{ entidade: 'cardapios', acao: 'EXCLUIR', antes: { nome: 'QUINTA' }, depois: null }],
  },
  'POST /cardapios-semanais': {
    preparar: async ({ app }) => {
      const { id, categoriaId, modalidade } = await criarCardapio(app);
      const corpo = { nome: 'semana 1', categoria: { id: categoriaId }, modalidade, cardapios: noDia('SEGUNDA', id) };
      return { url: '/cardapios-semanais', corpo };
    },
    linhas: [{ entidade: 'cardapios-semanais', acao: 'CRIAR', antes: null, depois: { nome: 'SEMANA 1' } }],
  },
  'PUT /cardapios-semanais/:id': {
    preparar: async ({ app }) => {
      const { id, categoriaId } = await criarSemanal(app, [await criarCardapio(app)]);
      const cardapio = await criarCardapio(app, undefined, { categoriaId });
      return {
        url: `/cardapios-semanais/${id}`,
        corpo: { nome: 'semana 2', cardapios: noDia('TERCA', cardapio.id) },
      };
    },
    linhas: [
      {
        entidade: 'cardapios-semanais',
        acao: 'ALTERAR',
        antes: { cardapios: [{ diaSemana: 'SEGUNDA' }] },
        depois: { nome: 'SEMANA 2', cardapios: [{ diaSemana: 'TERCA' }] },
      },
    ],
  },
  'DELETE /cardapios-semanais/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarSemanal(app, [await criarCardapio(app)]);
      return { url: `/cardapios-semanais/${id}`, registro: id };
    },
    linhas: [
      {
        entidade: 'cardapios-semanais',
        acao: 'EXCLUIR',
        antes: { cardapios: [{ diaSemana: 'SEGUNDA' }] },
        depois: null,
      },
    ],
  },
  'PUT /referencias-nutricionais/:id': {
    preparar: async (casa) => ({
      url: `/referencias-nutricionais/${await limite(casa)}`,
      corpo: { minimo: null, maximo: 500, norma: 'Resolução nº 2', fonte: 'Diário Oficial' },
    }),
    linhas: [
      { entidade: 'referencias-nutricionais', acao: 'ALTERAR', antes: { maximo: 600 }, depois: { maximo: 500 } },
    ],
  },
};

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

const CALENDARIO: Record<string, Escrita> = {
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

/** The writes of foods, recipes, dishes, menus and the calendar. */
export const ESCRITAS_DOS_CARDAPIOS = { ...RECEITAS, ...CARDAPIOS, ...CALENDARIO };
