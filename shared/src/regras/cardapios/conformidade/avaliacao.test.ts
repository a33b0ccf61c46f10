import { alimento, periodo, porcao, regra } from './teste/menus.js';
import { avaliarPeriodo, avaliarSemana, type PeriodoAvaliado } from './avaliacao.js';
import { conteudoDoPrato, type ConteudoDoPrato } from './conteudo.js';
import type { EtapaAvaliada, RegraDaNorma } from './regras.js';

const PARCIAL2: EtapaAvaliada = { creche: false, modalidade: 'PARCIAL2' };

function avaliar(
  regras: RegraDaNorma[],
  conteudos: Record<number, ConteudoDoPrato>,
  onde: PeriodoAvaliado,
  { etapa = PARCIAL2, mes = false }: { etapa?: EtapaAvaliada; mes?: boolean } = {},
) {
  const vazio = porcao([alimento('ÁGUA'), 1]);
  return avaliarPeriodo(regras, { etapa, periodo: onde, mes, conteudoDe: (id) => conteudos[id] ?? vazio });
}

const resumo = (avaliacoes: ReturnType<typeof avaliar>) =>
  avaliacoes.map(({ regra: { codigo }, valor, marca }) => `${codigo} ${valor.toString()} ${marca}`);

const fruta = (nome: string) => alimento(nome, { grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' });
const hortalica = (nome: string) => alimento(nome, { grupo: 'HORTALICA' });
const carne = (nome: string) => alimento(nome, { grupo: 'CARNE_OVO', ferroHeme: true });
const OVO = alimento('OVO', { grupo: 'CARNE_OVO' });
const PAO = alimento('PÃO', { grupo: 'CEREAL', classeRestrita: 'PAO_BISCOITO_BOLO', grauProcessamento: 'PROCESSADO' });
const SALSICHA = alimento('SALSICHA', {
  grupo: 'CARNE_OVO',
  classeRestrita: 'CARNEO',
  grauProcessamento: 'ULTRAPROCESSADO',
});
const SEM_GRUPO = alimento('FARINHA X', { grupo: null });

const PAO_2REF = regra('PAO_2REF', 3, { operador: '<=', escopo: 'parcial 2+' });
const PAO_1REF = regra('PAO_1REF', 2, { operador: '<=', escopo: 'parcial 1 refeição' });
const CARNEOS = regra('CARNEOS', 2, { operador: '<=', periodo: 'mês' });

/** The week of specification 4.5. */
const EXEMPLO: Record<number, ConteudoDoPrato> = {
  1: porcao([fruta('BANANA'), 80], [hortalica('CENOURA'), 30], [hortalica('TOMATE'), 25], [carne('CARNE'), 60]),
  2: porcao([hortalica('REPOLHO'), 40], [carne('FRANGO'), 60]),
  3: porcao([fruta('MAMÃO'), 100], [OVO, 50]),
  4: porcao([hortalica('ALFACE'), 20], [hortalica('BETERRABA'), 40], [OVO, 50]),
  5: porcao([carne('PEIXE'), 80], [alimento('SUCO DE LARANJA', { grupo: 'FRUTA', formaDaFruta: 'SUCO' }), 200]),
};

test('the week of the specification: 335 g, 2 days with fruit and 3 with vegetables pass, 3 days with heme iron fail', () => {
  const regras = [
    regra('FLV_PARCIAL', 280, { escopo: 'parcial' }),
    regra('FRUTA_PARCIAL', 2, { escopo: 'parcial' }),
    regra('HORTALICA_PARCIAL', 3, { escopo: 'parcial' }),
    regra('FERRO_HEME', 4),
  ];
  const avaliacoes = avaliar(regras, EXEMPLO, periodo([[1], [2], [3], [4], [5]]));
  expect(resumo(avaliacoes)).toEqual([
    'FLV_PARCIAL 335 CUMPRE',
    'FRUTA_PARCIAL 2 CUMPRE',
    'HORTALICA_PARCIAL 3 CUMPRE',
    'FERRO_HEME 3 NAO_CUMPRE',
  ]);
  expect(avaliacoes[3]?.motivos.map(({ dia, prato, alimentos }) => [dia, prato.id, alimentos])).toEqual([
    ['dia 1', 1, ['CARNE']],
    ['dia 2', 2, ['FRANGO']],
    ['dia 5', 5, ['PEIXE']],
  ]);
});

test('bread on three snacks passes with two meals a day and fails with one', () => {
  const lanches = periodo([[1], [1], [1], [2], [2]], { tipo: 'LANCHE_TARDE' });
  const conteudos = { 1: porcao([PAO, 50]) };
  expect(resumo(avaliar([PAO_1REF, PAO_2REF], conteudos, lanches))).toEqual(['PAO_2REF 3 CUMPRE']);
  const uma: EtapaAvaliada = { creche: false, modalidade: 'PARCIAL1' };
  expect(resumo(avaliar([PAO_1REF, PAO_2REF], conteudos, lanches, { etapa: uma }))).toEqual(['PAO_1REF 3 NAO_CUMPRE']);
});

test('sausage on three days of a month fails, on two it passes', () => {
  const conteudos = { 1: porcao([SALSICHA, 40]) };
  const noMes = (dias: number[][]) => resumo(avaliar([CARNEOS], conteudos, periodo(dias), { mes: true }));
  expect(noMes([[1], [1], [1]])).toEqual(['CARNEOS 3 NAO_CUMPRE']);
  expect(noMes([[1], [2], [1]])).toEqual(['CARNEOS 2 CUMPRE']);
});

test("'vezes' counts distinct meals: two dishes of one meal are one, two meals of a day are two", () => {
  const conteudos = { 1: porcao([PAO, 50]), 2: porcao([PAO, 50]) };
  expect(resumo(avaliar([PAO_2REF], conteudos, periodo([[1, 2]])))).toEqual(['PAO_2REF 1 CUMPRE']);
  const duas: PeriodoAvaliado = {
    diasLetivos: 5,
    dias: [
      {
        dia: 'segunda',
        pratos: [
          { id: 1, nome: 'PÃO', hora: '07:00', tipo: 'DESJEJUM' },
          { id: 1, nome: 'PÃO', hora: '15:00', tipo: 'LANCHE_TARDE' },
        ],
      },
    ],
  };
  expect(resumo(avaliar([PAO_2REF], conteudos, duas))).toEqual(['PAO_2REF 2 CUMPRE']);
});

test("'dias' counts distinct days: fruit twice on one day is one day, its grams are added", () => {
  const regras = [regra('FRUTA_PARCIAL', 2, { escopo: 'parcial' }), regra('FLV_PARCIAL', 280, { escopo: 'parcial' })];
  const conteudos = { 1: porcao([fruta('BANANA'), 140]), 2: porcao([fruta('MAÇÃ'), 140]) };
  expect(resumo(avaliar(regras, conteudos, periodo([[1, 2]])))).toEqual([
    'FRUTA_PARCIAL 1 NAO_CUMPRE',
    'FLV_PARCIAL 280 CUMPRE',
  ]);
});

test('tubers are not vegetables, and preserved fruit is no fruit', () => {
  const conteudos = {
    1: porcao(
      [alimento('BATATA', { grupo: 'TUBERCULO' }), 300],
      [alimento('PÊSSEGO EM CALDA', { grupo: 'FRUTA', formaDaFruta: 'PROCESSADA' }), 300],
    ),
  };
  expect(resumo(avaliar([regra('FLV_PARCIAL', 280, { escopo: 'parcial' })], conteudos, periodo([[1]])))).toEqual([
    'FLV_PARCIAL 0 NAO_CUMPRE',
  ]);
});

test('one gram below the minimum fails although 279.996 g would be rounded to it', () => {
  const conteudos = { 1: porcao([fruta('BANANA'), 279.996]) };
  const [flv] = avaliar([regra('FLV_PARCIAL', 280, { escopo: 'parcial' })], conteudos, periodo([[1]]));
  expect(flv?.marca).toBe('NAO_CUMPRE');
});

describe('a week with fewer than five school days', () => {
  const curta = periodo([[1], [1]], { diasLetivos: 4 });

  test('informs about rules of the week', () => {
    expect(resumo(avaliar([regra('FERRO_HEME', 4)], EXEMPLO, curta))).toEqual(['FERRO_HEME 2 INFORMA']);
  });

  test('is judged for prohibited items and for children under three', () => {
    const regras = [
      regra('PROIBIDOS', 0, { operador: '=', periodo: '' }),
      regra('ATE3', 0, { operador: '=', periodo: '', escopo: 'creche' }),
    ];
    const conteudos = {
      1: porcao([alimento('REFRIGERANTE', { proibido: true, grauProcessamento: 'ULTRAPROCESSADO' }), 200]),
    };
    const creche: EtapaAvaliada = { creche: true, modalidade: 'PARCIAL2' };
    expect(resumo(avaliar(regras, conteudos, curta, { etapa: creche }))).toEqual([
      'PROIBIDOS 2 NAO_CUMPRE',
      'ATE3 2 NAO_CUMPRE',
    ]);
    expect(resumo(avaliar(regras, conteudos, curta))).toEqual(['PROIBIDOS 2 NAO_CUMPRE']);
  });

  test('does not change rules of the month, which are always judged', () => {
    const conteudos = { 1: porcao([SALSICHA, 40]) };
    const mes = periodo([[1], [1], [1]], { diasLetivos: 3 });
    expect(resumo(avaliar([CARNEOS], conteudos, mes, { mes: true }))).toEqual(['CARNEOS 3 NAO_CUMPRE']);
  });
});

describe('unclassified items', () => {
  const comFalta = (id: number, ...outros: Parameters<typeof porcao>) => ({ [id]: porcao([SEM_GRUPO, 10], ...outros) });

  test('make a maximum that is not exceeded incomplete, and name the foods', () => {
    const [pao] = avaliar([PAO_2REF], comFalta(1), periodo([[1]]));
    expect(pao).toMatchObject({ marca: 'INCOMPLETO', cumprida: null, semDados: ['FARINHA X'] });
  });

  test('leave a maximum that is already exceeded failed', () => {
    const conteudos = comFalta(1, [PAO, 50]);
    expect(resumo(avaliar([PAO_2REF], conteudos, periodo([[1], [1], [1], [1]])))).toEqual(['PAO_2REF 4 NAO_CUMPRE']);
  });

  test('make a minimum incomplete even where it is reached', () => {
    const conteudos = comFalta(1, [carne('CARNE'), 60]);
    expect(resumo(avaliar([regra('FERRO_HEME', 1)], conteudos, periodo([[1]])))).toEqual(['FERRO_HEME 1 INCOMPLETO']);
  });

  test('without a degree of processing only the rule for children under three is incomplete', () => {
    const conteudos = { 1: porcao([alimento('ARROZ', { grauProcessamento: null }), 50]) };
    const regras = [PAO_2REF, regra('ATE3', 0, { operador: '=', periodo: '', escopo: 'creche' })];
    const etapa: EtapaAvaliada = { creche: true, modalidade: 'PARCIAL2' };
    expect(resumo(avaliar(regras, conteudos, periodo([[1]]), { etapa }))).toEqual([
      'PAO_2REF 0 CUMPRE',
      'ATE3 0 INCOMPLETO',
    ]);
  });
});

test('fruit that is counted in pieces has no grams: a minimum is kept without them, or it is incomplete', () => {
  const flv = [regra('FLV_PARCIAL', 280, { escopo: 'parcial' })];
  const emPecas = (gramas: number) => ({ 1: porcao([fruta('MAÇÃ'), 1, 'UN'], [fruta('MAMÃO'), gramas]) });
  expect(resumo(avaliar(flv, emPecas(280), periodo([[1]])))).toEqual(['FLV_PARCIAL 280 CUMPRE']);
  expect(resumo(avaliar(flv, emPecas(279), periodo([[1]])))).toEqual(['FLV_PARCIAL 279 INCOMPLETO']);
});

test('a certainty other than verified informs, and a recommendation too', () => {
  const regras = [
    regra('PROIBIDOS', 0, { operador: '=', periodo: '', certeza: 'verificado (6/2020)' }),
    regra('ALTO_EM', 0, { operador: '=', periodo: '' }),
  ];
  const conteudos = { 1: porcao([alimento('BISCOITO', { proibido: true, altoEm: ['SODIO'] }), 30]) };
  expect(resumo(avaliar(regras, conteudos, periodo([[1]])))).toEqual(['PROIBIDOS 1 INFORMA', 'ALTO_EM 1 INFORMA']);
});

test('the full-time creche has the rules of the full time, and rules about money are left out', () => {
  const regras = [
    regra('FLV_INTEGRAL', 520, { escopo: 'integral' }),
    regra('FLV_PARCIAL', 280, { escopo: 'parcial' }),
    regra('AF', 45, { escopo: 'EEx' }),
  ];
  const etapa: EtapaAvaliada = { creche: true, modalidade: 'INTEGRAL' };
  expect(resumo(avaliar(regras, EXEMPLO, periodo([[1]]), { etapa }))).toEqual(['FLV_INTEGRAL 135 NAO_CUMPRE']);
});

test('thirds of a recipe add up to the whole: 840 g for nine portions, three times, are 280 g', () => {
  const terco = conteudoDoPrato([
    { porcoes: 9, ingredientes: [{ alimento: fruta('BANANA'), quantidade: 840, unidadeMedida: 'G' }] },
  ]);
  const flv = [regra('FLV_PARCIAL', 280, { escopo: 'parcial' })];
  expect(resumo(avaliar(flv, { 1: terco }, periodo([[1], [1], [1]])))).toEqual(['FLV_PARCIAL 280 CUMPRE']);
});

test('in one week alone a rule of the month fails once its limit is passed, and only informs before', () => {
  const naSemana = (dias: number[][]) =>
    resumo(
      avaliarSemana([regra('FERRO_HEME', 1), CARNEOS], {
        etapa: PARCIAL2,
        periodo: periodo(dias),
        conteudoDe: (id) => (id === 1 ? porcao([SALSICHA, 40]) : porcao([carne('CARNE'), 60])),
      }),
    );
  expect(naSemana([[1], [1], [2]])).toEqual(['FERRO_HEME 1 CUMPRE', 'CARNEOS 2 INFORMA']);
  expect(naSemana([[1], [1], [1]])).toEqual(['FERRO_HEME 0 NAO_CUMPRE', 'CARNEOS 3 NAO_CUMPRE']);
});
