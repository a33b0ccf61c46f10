import { alimento, periodo, porcao, regra } from './teste/menus.js';
import { avaliarPeriodo } from './avaliacao.js';
import { candidatosDosCardapios, correcaoDaRegra, type PratoCandidato } from './correcoes.js';
import type { ConteudoDoPrato } from './conteudo.js';
import { correcaoPorExtenso } from './frases.js';
import type { RegraDaNorma } from './regras.js';

const SALSICHA = alimento('SALSICHA', { classeRestrita: 'CARNEO', ferroHeme: true });
const FRANGO = alimento('FRANGO', { grupo: 'CARNE_OVO', ferroHeme: true });
const OVO = alimento('OVO', { grupo: 'CARNE_OVO' });

const CONTEUDOS: Record<number, ConteudoDoPrato> = {
  1: porcao([SALSICHA, 40]),
  2: porcao([OVO, 50]),
  3: porcao([FRANGO, 60]),
  4: porcao([FRANGO, 60], [alimento('MOLHO X', { grupo: null }), 5]),
  5: porcao([FRANGO, 60]),
};

const candidato = (id: number, tipo: 'ALMOCO' | 'DESJEJUM' = 'ALMOCO'): PratoCandidato => ({
  id,
  nome: `PRATO ${id}`,
  tipos: new Set([tipo]),
});

const conteudoDe = (id: number): ConteudoDoPrato => {
  const conteudo = CONTEUDOS[id];
  if (!conteudo) throw new Error(`no dish ${id}`);
  return conteudo;
};

function corrigir(regras: RegraDaNorma[], dias: number[][], candidatos: PratoCandidato[], mes = false) {
  const onde = { etapa: { creche: false, modalidade: 'PARCIAL2' as const }, periodo: periodo(dias), mes, conteudoDe };
  const [primeira] = avaliarPeriodo(regras, onde);
  return primeira ? correcaoDaRegra(regras, primeira, onde, candidatos) : null;
}

const CARNEOS = regra('CARNEOS', 2, { operador: '<=', periodo: 'mês' });
const HEME = regra('FERRO_HEME', 4);

test('an exceeded maximum names a dish of the same meal that does not count, in place of one that does', () => {
  const correcao = corrigir([CARNEOS], [[1], [1], [2], [1]], [candidato(3)], true);
  expect(correcao && correcaoPorExtenso(correcao)).toBe('Troque Prato 1 de dia 1 por Prato 3.');
});

test('a dish of another meal, and one with unclassified items, are not offered', () => {
  expect(corrigir([CARNEOS], [[1], [1], [1]], [candidato(3, 'DESJEJUM'), candidato(4)], true)).toBeNull();
});

test('a change that breaks another rule is not offered', () => {
  const comHeme = [CARNEOS, regra('FERRO_HEME', 3, { periodo: 'mês' })];
  expect(corrigir(comHeme, [[1], [1], [1]], [candidato(2)], true)).toBeNull();
  expect(corrigir(comHeme, [[1], [1], [1]], [candidato(2), candidato(3)], true)).toMatchObject({ por: { id: 3 } });
});

test('a minimum that is short by one day gets a dish that counts on a day without one', () => {
  const correcao = corrigir([HEME], [[1], [3], [2], [2], [1]], [candidato(5)]);
  expect(correcao).toMatchObject({ dia: 'dia 3', prato: { id: 2 }, por: { id: 5 }, basta: true });
});

test('the correction says when one change is not enough', () => {
  const correcao = corrigir([HEME], [[1], [2], [2], [2], [1]], [candidato(3)]);
  expect(correcao && correcaoPorExtenso(correcao)).toBe(
    'Troque Prato 2 de dia 2 por Prato 3. Será preciso trocar mais um prato.',
  );
});

test('a rule that is kept needs no correction', () => {
  expect(corrigir([CARNEOS], [[1], [1]], [candidato(3)], true)).toBeNull();
});

test('a change of the month that breaks a rule of its week is not offered', () => {
  const dias = [[1], [1], [1]];
  const mes = periodo(dias);
  const onde = { etapa: { creche: false, modalidade: 'PARCIAL2' as const }, conteudoDe };
  const regras = [CARNEOS, regra('FERRO_HEME', 3)];
  const [carneos] = avaliarPeriodo(regras, { ...onde, periodo: mes, mes: true });
  const outros = [{ periodo: mes, mes: false }];
  const corrigida = (candidatos: PratoCandidato[]) =>
    carneos && correcaoDaRegra(regras, carneos, { ...onde, periodo: mes, mes: true, outros }, candidatos);
  // The egg has no heme iron: the week would have it on two days.
  expect(corrigida([candidato(2)])).toBeNull();
  expect(corrigida([candidato(2), candidato(3)])).toMatchObject({ dia: 'dia 1', por: { id: 3 } });
});

test('the dishes of menus are candidates for all meals at which some menu has them, each dish once', () => {
  const prato = { id: 7, nome: 'PÃO' };
  const candidatos = candidatosDosCardapios([
    { pratos: [{ tipo: 'DESJEJUM', prato }] },
    {
      pratos: [
        { tipo: 'LANCHE_TARDE', prato },
        { tipo: 'ALMOCO', prato: { id: 8, nome: 'ARROZ' } },
      ],
    },
  ]);
  expect(candidatos.map(({ id, tipos }) => [id, ...tipos])).toEqual([
    [7, 'DESJEJUM', 'LANCHE_TARDE'],
    [8, 'ALMOCO'],
  ]);
});

test('grams get the first dish that is enough, or else the one with the most', () => {
  const banana = alimento('BANANA', { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' });
  const gramas: Record<number, number> = { 1: 100, 10: 150, 11: 200, 12: 180, 13: 280, 14: 300 };
  const onde = {
    etapa: { creche: false, modalidade: 'PARCIAL2' as const },
    periodo: periodo([[1]]),
    mes: false,
    conteudoDe: (id: number) => porcao([banana, gramas[id] ?? 0]),
  };
  const regras = [regra('FLV_PARCIAL', 280, { escopo: 'parcial' })];
  const [flv] = avaliarPeriodo(regras, onde);
  const corrigida = (ids: number[]) =>
    flv &&
    correcaoDaRegra(
      regras,
      flv,
      onde,
      ids.map((id) => candidato(id)),
    );
  expect(corrigida([10, 11, 12])).toMatchObject({ por: { id: 11 }, basta: false });
  expect(corrigida([10, 11, 12, 13, 14])).toMatchObject({ por: { id: 13 }, basta: true });
});
