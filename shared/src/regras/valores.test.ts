import { MASCARAS } from '../formatos/mascaras.js';
import {
  violacoesDaData,
  violacoesDaHora,
  violacoesDaMascara,
  violacoesDoEmail,
  violacoesDosLimites,
  violacoesDoTexto,
} from './valores.js';

/** The sentences; a rule about one field names it `valor`. */
const frases = (violacoes: { campo: string; mensagem: string }[], campo = 'valor') => {
  for (const violacao of violacoes) expect(violacao.campo).toBe(campo);
  return violacoes.map(({ mensagem }) => mensagem);
};

test.each([
  [0.5, []],
  [10, []],
  [0.499, ['Informe um valor entre [0.5] e [10].']],
  [10.001, ['Informe um valor entre [0.5] e [10].']],
  [null, []],
  [undefined, []],
  [{ digitado: '1.5', erro: 'Use vírgula.' }, []],
])('limits of 0.5 and 10: %j', (valor, esperadas) =>
  expect(frases(violacoesDosLimites({ min: 0.5, max: 10 }, valor, (numero) => `[${numero}]`))).toEqual(esperadas),
);

test('a text that is no number breaks one rule while it is typed, and another one after that', () => {
  const deixado = { digitado: '1.5', erro: 'Use vírgula para os decimais: 1,5' };
  const emCurso = { ...deixado, emCurso: true };
  expect(frases(violacoesDoTexto(deixado, false))).toEqual(['Use vírgula para os decimais: 1,5']);
  expect(frases(violacoesDoTexto(deixado, true))).toEqual([]);
  expect(frases(violacoesDoTexto(emCurso, true))).toEqual(['Use vírgula para os decimais: 1,5']);
  expect(frases(violacoesDoTexto(emCurso, false))).toEqual([]);
  for (const valor of [null, undefined, 0, 1.5]) {
    expect(violacoesDoTexto(valor, false)).toEqual([]);
    expect(violacoesDoTexto(valor, true)).toEqual([]);
  }
});

test.each([
  ['52998224725', []],
  ['529.982.247-25', []],
  ['52998224724', ['CPF inválido.']],
  ['', []],
  [null, []],
])('mask of a CPF: %j', (texto, esperadas) =>
  expect(frases(violacoesDaMascara(MASCARAS.cpf, texto))).toEqual(esperadas),
);

test.each([
  ['09:30', []],
  ['23:59', []],
  ['24:00', ['Hora inválida. Use HH:MM, de 00:00 a 23:59.']],
  ['9:3', ['Escreva os minutos com dois algarismos, como em 9:03.']],
  ['9h30', []], // read as 09:30 when the field is left
  ['', []],
  [undefined, []],
])('hour %j', (hora, esperadas) => expect(frases(violacoesDaHora(hora), 'hora')).toEqual(esperadas));

test.each([
  ['28/02/2026', []],
  ['29/02/2026', ['Data inválida. Use DD/MM/AAAA.']],
  ['2802', ['Data inválida. Use DD/MM/AAAA.']],
  ['31/01/2026', ['Use uma data a partir de 01/02/2026.']],
  ['01/02/2026', []],
  ['31/03/2026', []],
  ['01/04/2026', ['Use uma data até 31/03/2026.']],
  [null, []],
])('day %j from 01/02/2026 to 31/03/2026', (data, esperadas) =>
  expect(frases(violacoesDaData(data, '01/02/2026', '31/03/2026'), 'data')).toEqual(esperadas),
);

test.each([
  'ana@escola.gov.br',
  'ANA@ESCOLA.GOV.BR',
  ' Ana.Maria+merenda@sub-dominio.escola.br ',
  "d'avila_2@e.co",
  '',
  null,
  undefined,
])('the e-mail %j is accepted', (email) => expect(violacoesDoEmail(email)).toEqual([]));

test.each([
  'ana',
  'ana@',
  '@escola.br',
  'ana@escola',
  'ana@escola.b',
  'ana@escola..br',
  'ana@-escola.br',
  'ana@escola-.br',
  'a b@escola.br',
  'a@b@escola.br',
  '.ana@escola.br',
  'ana.@escola.br',
  'a..b@escola.br',
  'josé@escola.br',
])('the e-mail %j is refused', (email) =>
  expect(frases(violacoesDoEmail(email), 'email')).toEqual(['E-mail inválido.']),
);
