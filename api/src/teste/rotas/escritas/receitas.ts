import { componentesNutricionais } from '../../../banco/esquema/cadastros/catalogo.js';
import { primeira } from '../../../banco/restricoes.js';
import { criarAlimento, criarCategoria, criarPrato, criarPreparo } from '../../cardapios.js';
import { criarItem } from '../../fabricas.js';
import { type Casa } from '../casa.js';
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

/** The writes of foods, preparations and dishes. */
export const ESCRITAS_DAS_RECEITAS: Record<string, Escrita> = {
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
