import { nomesQueFaltam, tituloDoNome } from './faltam.js';

const linha = (numero: number, ...faltas: [Parameters<typeof tituloDoNome>[0], string][]) => ({
  numero,
  motivos: [{}, ...faltas.map(([entidade, nome]) => ({ falta: { entidade, nome } }))],
});

test('names each missing record once, with its first row, items before products and products before suppliers', () => {
  expect(
    nomesQueFaltam([
      linha(2, ['fornecedores', 'Horta Boa'], ['produtos', 'Alho 1 kg']),
      linha(3, ['produtos', 'ALHO 1 KG'], ['itens', 'Abóbora']),
      linha(4),
      linha(5, ['produtos', 'Café']),
    ]),
  ).toEqual([
    { entidade: 'itens', nomes: [{ nome: 'Abóbora', numero: 3 }] },
    {
      entidade: 'produtos',
      nomes: [
        { nome: 'Alho 1 kg', numero: 2 },
        { nome: 'Café', numero: 5 },
      ],
    },
    { entidade: 'fornecedores', nomes: [{ nome: 'Horta Boa', numero: 2 }] },
  ]);
  expect(nomesQueFaltam([linha(2)])).toEqual([]);
});

test.each([
  ['produtos', '11222333000181', 'Nome'],
  ['fornecedores', '11.222.333/0001-81', 'CNPJ'],
  ['fornecedores', '52998224725', 'CPF'],
  ['fornecedores', 'Mercado 24', 'Nome fantasia'],
  ['fornecedores', '123', 'Nome fantasia'],
] as const)('of %s, "%s" is in the column "%s"', (entidade, nome, titulo) => {
  expect(tituloDoNome(entidade, nome)).toBe(titulo);
});
