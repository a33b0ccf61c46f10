import { primeiroDiaARegistrar, violacoesDoDiaDaFalta, violacoesDoDiaDaRefeicao } from './dia-da-refeicao.js';

const HOJE = '2026-11-23';
const DA_FALTA = 'dia: Avise a falta de um dia até 7 dias atrás ou até 31 dias à frente.';
const escrita = ({ campo, mensagem }: { campo: string; mensagem: string }) => `${campo}: ${mensagem}`;

test.each([
  ['2026-11-24', ['dia: A refeição só pode ser registrada no dia em que é servida, ou depois.']],
  [HOJE, []],
  ['2026-11-16', []],
  ['2026-11-15', ['dia: A refeição só pode ser registrada até 7 dias depois de servida.']],
])('a meal of %s is registered: %j', (dia, recusas) => {
  expect(violacoesDoDiaDaRefeicao(dia, HOJE).map(escrita)).toEqual(recusas);
  expect(primeiroDiaARegistrar(HOJE)).toBe('2026-11-16');
});

test.each([
  ['2026-11-15', [DA_FALTA]],
  ['2026-11-16', []],
  ['2026-12-24', []],
  ['2026-12-25', [DA_FALTA]],
])('a shortage on %s is reported: %j', (dia, recusas) => {
  expect(violacoesDoDiaDaFalta(dia, HOJE).map(escrita)).toEqual(recusas);
});
