import type { ColunasDaImportacao } from '@merenda/shared/contratos';
import { campoDaImportacao, simularImportacao } from '@merenda/shared/testing';
import { colunasProntas } from './colunas-prontas.js';

/** One column that certainly fills the one required field. */
const LIDA: ColunasDaImportacao = simularImportacao({
  campos: [campoDaImportacao('nome', 'Nome', { obrigatorio: true }), campoDaImportacao('tipo', 'Tipo')],
  colunas: [{ titulo: 'Nome', campo: 'nome' }],
  linhas: [],
}).agora();

const [CERTO] = LIDA.palpites;

/** With another column of the file. */
const comColuna = (coluna: ColunasDaImportacao['colunas'][number], confianca: 'CERTO' | 'PROVAVEL' | 'NENHUM') => ({
  ...LIDA,
  colunas: [...LIDA.colunas, coluna],
  doArquivo: 2,
  palpites: [...LIDA.palpites, { ...CERTO!, confianca }],
});

const prontas = (lida: ColunasDaImportacao): boolean[] => [colunasProntas(lida, false), colunasProntas(lida, true)];

test('columns are ready when nothing is left to choose', () => {
  expect(prontas(LIDA)).toEqual([true, true]);
  expect(prontas({ ...LIDA, colunas: [{ titulo: 'Nome', campo: null }] })).toEqual([false, false]);
  expect(prontas(comColuna({ titulo: 'Outro nome', campo: 'nome' }, 'CERTO'))).toEqual([false, false]);
});

test('a column that is left over or only probable waits for the user, unless other imports read the file too', () => {
  expect(prontas(comColuna({ titulo: 'Obs.', campo: null }, 'NENHUM'))).toEqual([false, true]);
  expect(prontas(comColuna({ titulo: 'Classe', campo: 'tipo' }, 'PROVAVEL'))).toEqual([false, true]);
  // An empty column holds nothing that could be lost.
  const vazia = comColuna({ titulo: '', campo: null }, 'NENHUM');
  expect(prontas({ ...vazia, palpites: [CERTO!, { ...CERTO!, amostra: [] }] })).toEqual([true, true]);
});

test('numbers in doubt wait for the user, and words that are no option unless they may name what is created first', () => {
  expect(prontas({ ...LIDA, colunas: [{ titulo: 'Nome', campo: 'nome', decimal: 'DUVIDA' }] })).toEqual([false, false]);
  const palavras = [{ posicao: 0, texto: 'PCT', vezes: 3 }];
  expect(prontas({ ...LIDA, palavras })).toEqual([false, true]);
  const trocas = [{ de: 'pct', para: 'Pacote' }];
  expect(prontas({ ...LIDA, palavras, colunas: [{ titulo: 'Nome', campo: 'nome', trocas }] })).toEqual([true, true]);
});
