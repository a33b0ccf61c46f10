import { expect } from '@jest/globals';
import { loteNoEstoque, type Casa } from '../casa.js';
import type { Escrita } from './escrita.js';

const produtosDoKit = async (casa: Casa) => [
  { produtoLoteFk: (await loteNoEstoque(casa)).produtoLoteId, quantidade: 2 },
];

/** The writes of kits. */
export const ESCRITAS_DOS_KITS: Record<string, Escrita> = {
  'POST /estoques/:id/produtos-estoque/kit': {
    preparar: async (casa) => {
      const { alunos, ...turma } = casa.turma;
      const corpo = { ...turma, ...alunos[0], produtosKits: await produtosDoKit(casa) };
      return { url: `/estoques/${casa.estoque.id}/produtos-estoque/kit`, corpo };
    },
    linhas: [{ entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } }],
  },
  'POST /estoques/:id/produtos-estoque/kits-turma': {
    preparar: async (casa) => {
      const corpo = { ...casa.turma, alunos: casa.turma.alunos.slice(0, 2), produtosKits: await produtosDoKit(casa) };
      return {
        url: `/estoques/${casa.estoque.id}/produtos-estoque/kits-turma`,
        corpo,
        registro: expect.any(Number),
      };
    },
    // One for each student.
    linhas: [
      { entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } },
      { entidade: 'kits', acao: 'CRIAR', antes: null, depois: { produtosKits: [{ quantidade: 2 }] } },
    ],
  },
};
