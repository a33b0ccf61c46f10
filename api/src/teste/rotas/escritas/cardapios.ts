import { referenciasNutricionais } from '../../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../../banco/restricoes.js';
import { criarCardapio, criarCategoria, criarPrato, criarSemanal } from '../../cardapios.js';
import { type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

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

/** The writes of cardápios and of the national reference. */
export const ESCRITAS_DOS_CARDAPIOS: Record<string, Escrita> = {
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
