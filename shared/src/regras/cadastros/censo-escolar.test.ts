import type { ColunaDoCenso } from '../../vocabulario/cadastros/censo-escolar.js';
import {
  COLUNAS_DAS_ESCOLAS,
  COLUNAS_DAS_MATRICULAS,
  COLUNAS_DO_CENSO,
} from '../../vocabulario/cadastros/censo-escolar.js';
import { layoutDoCenso, lerEscolaDoCenso, violacoesDoMunicipioDoCenso } from './censo-escolar.js';

const MUNICIPIO = '2800308';

/** The school of the specification's example (4, section 4.0). */
const UM = Object.fromEntries(
  `NU_ANO_CENSO=2025;CO_ENTIDADE=28900001;NO_ENTIDADE=EMEF EXEMPLO UM;CO_MUNICIPIO=2800308;TP_DEPENDENCIA=3;
TP_SITUACAO_FUNCIONAMENTO=1;TP_LOCALIZACAO=1;TP_LOCALIZACAO_DIFERENCIADA=0;QT_MAT_BAS=470;QT_MAT_INF_CRE=60;
QT_MAT_INF_CRE_INT=45;QT_MAT_INF_PRE=80;QT_MAT_INF_PRE_INT=20;QT_MAT_FUND_AI=200;QT_MAT_FUND_AI_INT=50;
QT_MAT_FUND_AF=100;QT_MAT_FUND_AF_INT=0;QT_MAT_MED=0;QT_MAT_MED_INT=0;QT_MAT_EJA=30;QT_MAT_EJA_INT=0`
    .split(';')
    .map((par) => par.trim().split('=')),
) as Record<ColunaDoCenso, string>;

const ler = (mudanca: Partial<Record<ColunaDoCenso, string>> = {}) =>
  lerEscolaDoCenso({ ...UM, ...mudanca }, MUNICIPIO, 2026);

test('the example: part time is the total without full time, and a stage without students is left out', () => {
  expect(ler()).toEqual({
    inep: '28900001',
    nome: 'EMEF EXEMPLO UM',
    ano: 2025,
    situacao: null,
    motivo: null,
    avisos: [],
    localizacao: 'URBANA',
    semPovo: true,
    linhas: [
      { categoria: 'CRECHE', parcial: 15, integral: 45 },
      { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20 },
      { categoria: 'FUNDAMENTAL_6_10', parcial: 150, integral: 50 },
      { categoria: 'FUNDAMENTAL_11_15', parcial: 100, integral: 0 },
      { categoria: 'EJA', parcial: 30, integral: 0 },
    ],
  });
});

test.each<[string, Partial<Record<ColunaDoCenso, string>>, string]>([
  ['of the state', { TP_DEPENDENCIA: '2' }, 'OUTRA_REDE'],
  ['closed', { TP_SITUACAO_FUNCIONAMENTO: '2' }, 'FORA_DE_FUNCIONAMENTO'],
  ['of the state and closed', { TP_DEPENDENCIA: '4', TP_SITUACAO_FUNCIONAMENTO: '3' }, 'OUTRA_REDE'],
])('a school that is %s is not read', (_nome, mudanca, situacao) => {
  expect(ler({ ...mudanca, QT_MAT_EJA: '-1' })).toMatchObject({ situacao, motivo: null, linhas: [] });
});

test('blank cells are stages that the school does not have; without any it has no enrolments', () => {
  const brancas = Object.fromEntries(COLUNAS_DAS_MATRICULAS.map((coluna) => [coluna, '']));
  expect(ler(brancas)).toMatchObject({ situacao: 'SEM_MATRICULA', linhas: [] });
  expect(ler({ ...brancas, QT_MAT_EJA: ' 7 ' })).toMatchObject({
    situacao: null,
    linhas: [{ categoria: 'EJA', parcial: 7, integral: 0 }],
  });
});

test.each<[Partial<Record<ColunaDoCenso, string>>, string]>([
  [{ QT_MAT_INF_CRE_INT: '61' }, 'Creche: 61 em tempo integral de um total de 60.'],
  [{ QT_MAT_EJA: '-3' }, "EJA: '-3' em QT_MAT_EJA não é uma quantidade."],
  [{ QT_MAT_MED_INT: '1,5' }, "Médio: '1,5' em QT_MAT_MED_INT não é uma quantidade."],
  [{ QT_MAT_EJA: '100001' }, "EJA: '100001' em QT_MAT_EJA não é uma quantidade."],
  [{ CO_ENTIDADE: '2890' }, 'Código INEP inválido. São 8 dígitos.'],
  [{ CO_MUNICIPIO: '3550308' }, 'A escola é do município 3550308.'],
  [{ NU_ANO_CENSO: '2028' }, 'Informe um ano entre 2000 e 2027.'],
])('an error of the file is named: %j', (mudanca, motivo) => {
  expect(ler(mudanca)).toMatchObject({ situacao: 'ERRO', motivo, linhas: [] });
});

test('a total that differs, and a location that the dictionary must explain, are notices', () => {
  expect(ler({ QT_MAT_BAS: '480', TP_LOCALIZACAO_DIFERENCIADA: '3', TP_LOCALIZACAO: '2' })).toMatchObject({
    situacao: null,
    localizacao: 'RURAL',
    semPovo: false,
    avisos: [
      'O censo dá 480 no total, e as etapas somam 470.',
      'Localização diferenciada de código 3: informe na unidade o povo ou a comunidade.',
    ],
  });
});

test('a year that is none is refused, as no year', () => {
  for (const NU_ANO_CENSO of ['', '25', '2025.0'])
    expect(ler({ NU_ANO_CENSO })).toMatchObject({ ano: 0, motivo: 'Informe um ano entre 2000 e 2027.' });
});

test('a blank total is a notice; a blank location is none', () => {
  expect(ler({ QT_MAT_BAS: '', TP_LOCALIZACAO_DIFERENCIADA: '' }).avisos).toEqual([
    'O censo dá em branco no total, e as etapas somam 470.',
  ]);
});

describe('the layout, by the headers', () => {
  const arquivo = (nome: string, colunas: readonly string[]) => ({ nome, colunas: ['OUTRA', ...colunas] });
  const escolas = arquivo('escola.csv', COLUNAS_DAS_ESCOLAS);
  const matriculas = arquivo('matricula.csv', ['CO_ENTIDADE', ...COLUNAS_DAS_MATRICULAS]);

  test('one file up to 2024, two from 2025 in any order', () => {
    expect(layoutDoCenso([arquivo('censo.csv', COLUNAS_DO_CENSO)])).toEqual({ escolas: 0, matriculas: 0 });
    expect(layoutDoCenso([escolas, matriculas])).toEqual({ escolas: 0, matriculas: 1 });
    expect(layoutDoCenso([matriculas, escolas])).toEqual({ escolas: 1, matriculas: 0 });
  });

  test('one of two files asks for the other', () => {
    expect(layoutDoCenso([escolas])).toEqual({
      recusa: 'Falta o arquivo das matrículas (Tabela_Matricula). Escolha os dois arquivos do ano.',
    });
    expect(layoutDoCenso([matriculas])).toEqual({
      recusa: 'Falta o arquivo das escolas (Tabela_Escola). Escolha os dois arquivos do ano.',
    });
  });

  test('missing columns are named', () => {
    const sem = (colunas: readonly string[], ...quais: string[]) => colunas.filter((um) => !quais.includes(um));
    expect(layoutDoCenso([arquivo('censo.csv', sem(COLUNAS_DO_CENSO, 'CO_MUNICIPIO', 'QT_MAT_EJA'))])).toEqual({
      recusa: 'No arquivo censo.csv faltam as colunas CO_MUNICIPIO, QT_MAT_EJA.',
    });
    expect(layoutDoCenso([arquivo('censo.csv', sem(COLUNAS_DO_CENSO, 'CO_MUNICIPIO'))])).toEqual({
      recusa: 'No arquivo censo.csv faltam as colunas CO_MUNICIPIO.',
    });
    // Half of a file asks for its own columns, not for the other file.
    expect(layoutDoCenso([arquivo('e.csv', sem(COLUNAS_DAS_ESCOLAS, 'CO_MUNICIPIO'))])).toEqual({
      recusa: expect.stringMatching(/^No arquivo e\.csv faltam as colunas CO_MUNICIPIO, /),
    });
    expect(layoutDoCenso([arquivo('m.csv', sem(matriculas.colunas, 'QT_MAT_EJA'))])).toEqual({
      recusa: expect.stringMatching(/^No arquivo m\.csv faltam as colunas .*QT_MAT_EJA/),
    });
    const semNome = arquivo('e.csv', sem(COLUNAS_DAS_ESCOLAS, 'NO_ENTIDADE'));
    expect(layoutDoCenso([semNome, matriculas])).toEqual({ recusa: 'No arquivo e.csv faltam as colunas NO_ENTIDADE.' });
    expect(layoutDoCenso([escolas, arquivo('m.csv', sem(matriculas.colunas, 'QT_MAT_MED', 'QT_MAT_BAS'))])).toEqual({
      recusa: 'No arquivo m.csv faltam as colunas QT_MAT_BAS, QT_MAT_MED.',
    });
  });
});

test('the code of the municipality has 7 digits', () => {
  expect(violacoesDoMunicipioDoCenso('2800308')).toEqual([]);
  for (const errado of ['280030', '28003080', '28OO308', '', undefined])
    expect(violacoesDoMunicipioDoCenso(errado)).toEqual([
      { campo: 'municipio', mensagem: 'Informe os 7 dígitos do código do município no IBGE.' },
    ]);
});
