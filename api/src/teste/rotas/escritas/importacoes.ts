import { expect } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import type { Pessoa } from '../../app.js';
import { criarItem } from '../../fabricas.js';
import { importadorDe } from '../../planilhas.js';
import type { Escrita } from './escrita.js';

const COLUNAS = [
  { titulo: 'Nome', campo: 'nome' },
  { titulo: 'Tipo', campo: 'itemProdutoTipo' },
];
const linha = (numero: number, nome: string) => ({ numero, celulas: [nome, 'Limpeza'], tipos: 'tt' });

const ARQUIVO = 'Nome;Tipo\nvassoura de palha;Limpeza\nrodo grande;Limpeza\nesponja;Limpeza';

/** Only the confirmation writes what the trail is about. */
const NAO_GRAVA: Escrita['linhas'] = [];

/** An import of this user whose rows are checked. */
const conferida = (autor: Pessoa, conteudo = ARQUIVO) =>
  importadorDe(() => autor).prepararImportacao('itens', { conteudo });

/** The writes of imports from spreadsheets, and the export of lists and reports. */
export const ESCRITAS_DAS_IMPORTACOES: Record<string, Escrita> = {
  'POST /importacoes/:entidade/leitura': {
    preparar: () => ({
      url: '/importacoes/itens/leitura',
      corpo: { nome: 'itens.csv', conteudo: Buffer.from('Nome;Tipo\nsabão;Limpeza').toString('base64') },
    }),
    // It reads a file, and writes nothing.
    linhas: [],
  },
  'POST /importacoes/:entidade/conferencia': {
    preparar: () => ({
      url: '/importacoes/itens/conferencia',
      corpo: { colunas: COLUNAS, linhas: [linha(2, 'sabão')] },
    }),
    // It is the preview of an import, and writes nothing.
    linhas: [],
  },
  'POST /importacoes/reconhecimento': {
    preparar: () => ({
      url: '/importacoes/reconhecimento',
      corpo: { nome: 'itens.csv', conteudo: Buffer.from('Nome;Tipo\nsabão;Limpeza').toString('base64') },
    }),
    // It reads a file, and writes nothing.
    linhas: [],
  },
  'POST /exportacoes/:lista': {
    preparar: () => ({ url: '/exportacoes/notificacoes', corpo: { formato: 'CSV' } }),
    // It makes a file of a list, and writes nothing.
    linhas: [],
  },
  'POST /relatorios/arquivo': {
    preparar: () => ({
      url: '/relatorios/arquivo',
      corpo: {
        formato: 'CSV',
        folhas: [
          { titulo: 'Itens', tabelas: [{ colunas: [{ titulo: 'Nome' }], linhas: [['ARROZ']], vazia: 'Nenhum item.' }] },
        ],
      },
    }),
    // It makes a file of what it gets.
    linhas: [],
  },
  'POST /importacoes-sessao': {
    preparar: () => ({
      url: '/importacoes-sessao',
      corpo: { entidade: 'itens', nome: 'itens.csv', conteudo: Buffer.from(ARQUIVO).toString('base64') },
    }),
    linhas: NAO_GRAVA,
  },
  'DELETE /importacoes-sessao/:id': {
    preparar: async (_casa, autor) => ({ url: `/importacoes-sessao/${(await conferida(autor)).id}` }),
    linhas: NAO_GRAVA,
  },
  'PUT /importacoes-sessao/:id/folha': {
    preparar: async (_casa, autor) => {
      const rows = [['Nome'], ['x']];
      const planilha = await writeXlsx({ sheets: ['Capa', 'Lista'].map((name) => ({ name, rows })) });
      const { importacao } = await importadorDe(() => autor).comecar('itens', planilha);
      return { url: `/importacoes-sessao/${importacao.id}/folha`, corpo: { folha: 'Lista' } };
    },
    linhas: NAO_GRAVA,
  },
  'PUT /importacoes-sessao/:id/colunas': {
    preparar: async (_casa, autor) => ({
      url: `/importacoes-sessao/${(await conferida(autor)).id}/colunas`,
      corpo: { colunas: COLUNAS, conferir: true },
    }),
    linhas: NAO_GRAVA,
  },
  'POST /importacoes-sessao/:id/edicoes': {
    preparar: async (_casa, autor) => ({
      url: `/importacoes-sessao/${(await conferida(autor)).id}/edicoes`,
      corpo: { edicoes: [{ tipo: 'DEIXAR', numeros: [2] }], mostradas: [2] },
    }),
    linhas: NAO_GRAVA,
  },
  'POST /importacoes-sessao/:id/correcao': {
    preparar: async (_casa, autor) => {
      const { id, enviar } = await conferida(autor, 'Nome;Tipo\nbalde;Não existe');
      await enviar();
      return { url: `/importacoes-sessao/${id}/correcao` };
    },
    linhas: NAO_GRAVA,
  },
  'POST /importacoes-sessao/:id/criacao': {
    preparar: async (_casa, autor) => {
      const { prepararImportacao } = importadorDe(() => autor);
      const { id } = await prepararImportacao('produtos', { conteudo: 'Nome;Item\nbalde azul;balde' });
      return { url: `/importacoes-sessao/${id}/criacao`, corpo: { entidade: 'itens' } };
    },
    linhas: NAO_GRAVA,
  },
  'POST /importacoes-sessao/:id/confirmacao': {
    preparar: async ({ app }, autor) => {
      await criarItem(app, { nome: 'ESPONJA', itemProdutoTipo: 'LIMPEZA', categoria: null });
      const { id } = await conferida(autor);
      return {
        url: `/importacoes-sessao/${id}/confirmacao`,
        corpo: { tudoOuNada: true },
        terminar: () => importadorDe(() => autor).gravar(id, true),
        registro: expect.any(Number),
      };
    },
    // One line a record; a row that is equal to the register has none.
    linhas: [
      { entidade: 'itens-produto', acao: 'CRIAR', antes: null, depois: { nome: 'VASSOURA DE PALHA' } },
      { entidade: 'itens-produto', acao: 'CRIAR', antes: null, depois: { nome: 'RODO GRANDE' } },
    ],
  },
};
