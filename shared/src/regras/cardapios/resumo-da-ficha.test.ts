import { alergenicosDasReceitas, alimentosDas } from './resumo-da-ficha.js';

const alimento = (id: number, nome: string, contem: string[] = [], podeConter: string[] = [], conferidos = true) => ({
  id,
  nome,
  alergenicosContem: contem,
  alergenicosPodeConter: podeConter,
  alergenicosConferidos: conferidos,
});
const receita = (alimentos: ReturnType<typeof alimento>[], podeConter: string[] = []) => ({
  alergenicosPodeConter: podeConter,
  ingredientes: alimentos.map((um) => ({ alimento: um })),
});

test('each food of the recipes once, as Brazilians sort their names; of one name the first that was registered', () => {
  const [oleo, arroz, outro, abobora] = [
    alimento(1, 'ÓLEO'),
    alimento(4, 'ARROZ'),
    alimento(3, 'ARROZ'),
    alimento(2, 'ABÓBORA'),
  ];
  const receitas = [receita([oleo, arroz]), receita([arroz, outro, abobora])];
  expect(alimentosDas(receitas).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

test('allergens are in the order of their list; foods without a check are named once', () => {
  const lista = ['LEITE', 'SOJA', 'OVOS'].map((nome) => ({ nome, descricao: nome.toLowerCase() }));
  const pao = alimento(2, 'PÃO', [], [], false);
  const receitas = [
    receita([alimento(1, 'BOLO', ['OVOS'], ['SOJA']), pao], ['SOJA']),
    receita([alimento(3, 'QUEIJO', ['LEITE']), pao]),
  ];
  expect(alergenicosDasReceitas(receitas, lista)).toEqual({
    contem: [
      { nome: 'LEITE', descricao: 'leite' },
      { nome: 'OVOS', descricao: 'ovos' },
    ],
    podeConter: [{ nome: 'SOJA', descricao: 'soja' }],
    naoConferidos: [{ id: 2, nome: 'PÃO' }],
  });
});
