import { somarAlergenicos, violacoesDosAlergenicos } from './alergenicos.js';

test.each([
  [['LEITE'], ['SOJA'], true],
  [['LEITE', 'OVOS'], ['SOJA', 'OVOS'], false],
  [null, ['SOJA'], true],
  [undefined, undefined, true],
])('a food that contains %j may contain %j: %s', (alergenicosContem, alergenicosPodeConter, aceito) => {
  const mensagem = 'Um alergênico que o alimento contém não entra também em "pode conter".';
  expect(violacoesDosAlergenicos({ alergenicosContem, alergenicosPodeConter })).toEqual(
    aceito ? [] : [{ campo: 'alergenicosPodeConter', mensagem }],
  );
});

test('an allergen of one food is no trace of another; traces of foods and of kitchens are added', () => {
  const alimento = (contem: string[], podeConter: string[], alergenicosConferidos = true) => ({
    alimento: { alergenicosContem: contem, alergenicosPodeConter: podeConter, alergenicosConferidos },
  });
  const naoConferido = alimento([], ['GLUTEN'], false);
  const { contem, podeConter, naoConferidos } = somarAlergenicos([
    { alergenicosPodeConter: ['SOJA'], ingredientes: [alimento(['LEITE'], ['OVOS']), naoConferido] },
    { alergenicosPodeConter: [], ingredientes: [alimento(['OVOS'], [])] },
  ]);
  expect([[...contem].sort(), [...podeConter].sort()]).toEqual([
    ['LEITE', 'OVOS'],
    ['GLUTEN', 'SOJA'],
  ]);
  expect(naoConferidos).toEqual([naoConferido.alimento]);
});
