import type { LinhaConferida } from '@merenda/shared/contratos';
import { expect } from '@jest/globals';
import { criarItem } from '../../fabricas.js';
import type { Escrita } from './escrita.js';

const COLUNAS = [
  { titulo: 'Nome', campo: 'nome' },
  { titulo: 'Tipo', campo: 'itemProdutoTipo' },
];
const linha = (numero: number, nome: string) => ({ numero, celulas: [nome, 'Limpeza'], tipos: 'tt' });

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
  'POST /importacoes/recusadas': {
    preparar: () => ({
      url: '/importacoes/recusadas',
      corpo: { titulos: ['Nome'], linhas: [{ numero: 2, celulas: [''], tipos: '-', motivos: ['Campo obrigatório.'] }] },
    }),
    // It makes a file of what it gets.
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
  'POST /importacoes/:entidade': {
    preparar: async ({ app }, autor) => {
      await criarItem(app, { nome: 'ESPONJA', itemProdutoTipo: 'LIMPEZA', categoria: null });
      const linhas = [linha(2, 'vassoura de palha'), linha(3, 'rodo grande'), linha(4, 'esponja')];
      const corpo = { colunas: COLUNAS, linhas };
      const conferidas = (await autor.injetar('POST', '/importacoes/itens/conferencia', corpo)).json<
        LinhaConferida[]
      >();
      return {
        url: '/importacoes/itens',
        corpo: {
          ...corpo,
          linhas: linhas.map((uma, i) => ({ ...uma, plano: conferidas[i]?.plano })),
          tudoOuNada: true,
        },
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
