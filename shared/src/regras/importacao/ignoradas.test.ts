import type { LinhaIgnorada } from '../../vocabulario/importacoes.js';
import { linhasIgnoradas } from './ignoradas.js';

type Caso = [celulas: string, motivo: LinhaIgnorada | null, vaziasAcima?: number];

/** Rows of ';' between the cells, and why each is left out. */
function conferir(titulos: string, casos: readonly Caso[]): void {
  let numero = 1;
  const linhas = casos.map(([celulas, , vazias = 0]) => ({
    numero: (numero += vazias + 1),
    celulas: celulas.split(';'),
  }));
  const motivos = linhasIgnoradas(titulos.split(';'), linhas);
  expect(casos.map(([celulas], i) => [celulas, motivos[i]])).toEqual(
    casos.map(([celulas, motivo]) => [celulas, motivo]),
  );
}

const PRODUTOS = 'Item;Produto;Und;Qtd;Preço';

it('totals and sub-totals are left out, with their amounts and counts', () => {
  conferir(PRODUTOS, [
    ['1;ARROZ;PCT;10;R$ 27,90', null],
    ['SUBTOTAL;;;10;R$ 279,00', 'TOTAL'],
    ['2;FEIJÃO;PCT;20;8,00', null],
    [';Sub-total do lote 2:;;20;160,00', 'TOTAL'],
    [';;;VALOR TOTAL GERAL (R$);439,00', 'TOTAL'],
    ['Total de itens: 2', 'TOTAL'],
    ['TOTAL;2 itens', 'TOTAL'],
  ]);
});

it('a product with a name like a total is a record', () => {
  conferir(PRODUTOS, [
    ['1;TOTAL FLEX DETERGENTE;UN;10;3,00', null],
    ['2;TOTAL;UN;10;3,00', null],
    [';LEITE EM PÓ TOTAL;;10;', null],
  ]);
});

it('what is written below the table to be signed is left out, with the name above the role', () => {
  conferir(PRODUTOS, [
    ['1;ARROZ;PCT;10;R$ 27,90', null],
    ['2;FEIJÃO;PCT;20;8,00', null],
    ['TOTAL;;;30;', 'TOTAL'],
    ['Pedra Branca, 2 de fevereiro de 2026.', 'ASSINATURA', 1],
    ['________________________', 'ASSINATURA', 1],
    [';Maria da Silva', 'ASSINATURA'],
    [';Nutricionista – CRN 6/1234', 'ASSINATURA'],
  ]);
  conferir(PRODUTOS, [
    ['1;ARROZ;PCT;10;R$ 27,90', null],
    ['Maria da Silva', 'ASSINATURA', 2],
    ['Secretária de Educação', 'ASSINATURA'],
  ]);
});

it('a short row in the middle, or at the end without a signature, is a record', () => {
  conferir('Receita;Porções;Ingrediente;Quantidade', [
    ['Arroz;100;Arroz;5000', null],
    [';;Data: tâmara;10', null],
    ['Canja;100;Frango;5000', null],
    [';;Sal;10', null],
  ]);
});

it('a short row with a name and a role is a record, and two people may sign side by side', () => {
  conferir('Nome;Cargo;Unidade', [
    ['ANA;DIRETORA;EM SOL', null],
    ['BIA;DIRETORA;', null],
  ]);
  conferir('Nome;Cargo;Unidade', [
    ['ANA;DIRETORA;EM SOL', null],
    ['___________;___________', 'ASSINATURA', 1],
    ['Bia Sá;Caio Reis', 'ASSINATURA'],
    ['Elaborado por: Davi', 'ASSINATURA'],
    ['Página 1 de 2', 'ASSINATURA'],
  ]);
});

it('rows that say nothing, or only their number, are left out', () => {
  conferir(PRODUTOS, [
    ['1;ARROZ;PCT;10;R$ 27,90', null],
    ['2;FEIJÃO;PCT;20;8,00', null],
    ['3;;;;', 'VAZIA'],
    ['4;-;;;', 'VAZIA'],
    ['5;SAL;;;', null],
  ]);
});

it('the titles once more, as on the next page, are left out', () => {
  conferir(PRODUTOS, [
    ['1;ARROZ;PCT;10;R$ 27,90', null],
    ['ITEM;PRODUTO;UND;QTD;PREÇO', 'CABECALHO'],
    ['2;FEIJÃO;PCT;20;8,00', null],
  ]);
});

it('of a table of one column only what is plainly a total or a signature is left out', () => {
  conferir('Nome', [
    ['SECRETÁRIA ELETRÔNICA', null],
    ['ARROZ', null],
    ['1', null],
    ['TOTAL', 'TOTAL'],
    ['__________', 'ASSINATURA'],
    ['Nutricionista', 'ASSINATURA'],
  ]);
});
