import { cardapio, CRECHE } from '../teste/dados.js';
import { cardapiosDaSemana, nomeDoSemanal } from './rascunhos.js';

const vaga = (hora: string, prato: number) => ({
  hora,
  tipo: 'ALMOCO' as const,
  prato: { id: prato, nome: `P${prato}` },
  fixo: false,
  custo: null,
  porque: [],
  alternativas: [],
});
const servido = (hora: string, prato: number) => ({
  id: 1,
  hora,
  tipo: 'ALMOCO' as const,
  prato: { id: prato, nome: `P${prato}` },
});
const SEMANA = {
  de: '30/11/2026',
  ate: '06/12/2026',
  semAula: [],
  dias: [
    { dia: '30/11/2026', vagas: [vaga('11:00', 1), vaga('15:00', 2)] },
    { dia: '01/12/2026', vagas: [vaga('11:00', 3), vaga('15:00', 2)] },
    // As on Monday.
    { dia: '04/12/2026', vagas: [vaga('11:00', 1), vaga('15:00', 2)] },
  ],
};

test('a day is the menu that has the same dishes at the same hours, else a draft; equal days share it', () => {
  const existente = cardapio(7, 'COMO TERÇA', { pratos: [servido('15:00', 2), servido('11:00', 3)] });
  const quase = cardapio(8, 'OUTRA HORA', { pratos: [servido('11:30', 1), servido('15:00', 2)] });
  const alternativo = cardapio(9, 'SEM LEITE', {
    cardapioTipo: 'ALTERNATIVO',
    pratos: [servido('11:00', 1), servido('15:00', 2)],
  });
  expect(
    cardapiosDaSemana(SEMANA, CRECHE, [existente, quase, alternativo]).map((um) => [
      um.dias,
      um.existente?.nome ?? um.nome,
    ]),
  ).toEqual([
    [['SEGUNDA', 'SEXTA'], 'SUGESTÃO CRECHE 30/11'],
    [['TERCA'], 'COMO TERÇA'],
  ]);
});

test('a name that is taken gets a number', () => {
  const tomados = [cardapio(1, 'SUGESTÃO CRECHE 30/11'), cardapio(2, 'SUGESTÃO CRECHE 30/11 (2)')];
  expect(cardapiosDaSemana(SEMANA, CRECHE, tomados)[0]?.nome).toBe('SUGESTÃO CRECHE 30/11 (3)');
  expect(nomeDoSemanal(SEMANA, CRECHE, [])).toBe('SUGESTÃO CRECHE 30/11 A 04/12');
  expect(nomeDoSemanal(SEMANA, CRECHE, [{ nome: 'SUGESTÃO CRECHE 30/11 A 04/12' }])).toBe(
    'SUGESTÃO CRECHE 30/11 A 04/12 (2)',
  );
});
