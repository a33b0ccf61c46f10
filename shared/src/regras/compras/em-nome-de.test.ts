import { violacoesDoEmNomeDe } from './em-nome-de.js';

const MEMBROS = new Set(['CAF A', 'CAF B']);

test('the values of the members are together the value of the item, to the cent, and naming them is optional', () => {
  const partes = (valor: string) => [
    { caf: 'CAF A', valor: '100.10' },
    { caf: 'CAF B', valor },
  ];
  expect(violacoesDoEmNomeDe('300.30', partes('200.20'), MEMBROS)).toEqual([]);
  expect(violacoesDoEmNomeDe('300.30', [], MEMBROS)).toEqual([]);
  expect(violacoesDoEmNomeDe('300.30', partes('200.19'), MEMBROS)).toEqual([
    { campo: 'emNomeDe', mensagem: 'A soma dos membros (R$ 300,29) deve ser o valor do item (R$ 300,30).' },
  ]);
});

test('a member is named once, and is one of the supplier', () => {
  const partes = ['CAF A', 'CAF A', 'CAF C'].map((caf) => ({ caf, valor: 10 }));
  expect(violacoesDoEmNomeDe(30, partes, MEMBROS)).toEqual([
    { campo: 'emNomeDe.1.caf', mensagem: 'Este membro já está no item.' },
    { campo: 'emNomeDe.2.caf', mensagem: 'Esta CAF não é de um membro do grupo do fornecedor.' },
  ]);
});
