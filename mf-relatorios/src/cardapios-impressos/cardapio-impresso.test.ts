import type { CardapiosImpressos } from '@merenda/shared/contratos';
import { simularApi } from '@merenda/shared/testing';
import { ler, pedir } from '../teste/ler.js';
import { letraDaFolha, letraDoCartaz } from './letra-da-semana.js';

const PARCIAL = { nome: 'PARCIAL1' as const, descricao: 'Parcial – 1 refeição' };
const ALMOCO = { tipo: 'ALMOCO' as const, hora: '11:00', prato: 0 };
const FERRO = { nome: 'ferro' as const, valor: 2.5, unidadeDeMedida: 'mg', ausentes: ['SAL'] };
const LIMITE = {
  norma: 'Resolução',
  unidade: 'mg',
  minimo: 3,
  maximo: null,
  carater: 'orientativo',
  certeza: 'alta',
  observacao: null,
};

const SEM_ALERGENICOS = { contem: [], podeConter: [], naoConferidos: [] };
const COM_SOJA = {
  contem: [{ nome: 'SOJA', descricao: 'Soja' }],
  podeConter: [{ nome: 'LEITE', descricao: 'Leite' }],
  naoConferidos: [{ id: 1, nome: 'SAL' }],
};

const dia = (diaDaSemana: number, refeicoes: { tipo: 'ALMOCO' | 'LANCHE_TARDE'; hora: string; prato: number }[]) => ({
  diaDaSemana,
  data: `0${diaDaSemana + 1}/03/2026`,
  feriado: diaDaSemana === 2 ? 'Aniversário da cidade' : null,
  cardapios: refeicoes.length > 0 ? [{ nome: 'REGULAR', etapa: 0, para: null, refeicoes }] : [],
});

const DADOS: CardapiosImpressos = {
  titulo: { id: 3, nome: 'EM JARDIM' },
  pratos: [
    { id: 7, nome: 'ARROZ E FEIJÃO', ingredientes: ['ARROZ', 'FEIJÃO'], alergenicos: COM_SOJA },
    { id: 8, nome: 'FRUTA', ingredientes: [], alergenicos: SEM_ALERGENICOS },
    { id: 9, nome: 'FRUTA', ingredientes: [], alergenicos: SEM_ALERGENICOS },
  ],
  etapas: [
    {
      categoria: { id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } },
      modalidade: PARCIAL,
      referencia: { norma: 'Resolução', fonte: 'DOU', coberturaPct: 20, nutrientes: { ferro: LIMITE } },
    },
  ],
  semanas: [
    {
      dias: [
        // Two snacks on one day, lunch at another hour on the third.
        dia(1, [
          ALMOCO,
          { ...ALMOCO, tipo: 'LANCHE_TARDE', hora: '14:00', prato: 1 },
          { ...ALMOCO, tipo: 'LANCHE_TARDE', hora: '15:30', prato: 2 },
        ]),
        dia(2, []),
        dia(3, [
          { ...ALMOCO, hora: '11:30' },
          { ...ALMOCO, tipo: 'LANCHE_TARDE', hora: '14:00', prato: 2 },
        ]),
        dia(4, []),
        dia(5, []),
      ],
      medias: [{ etapa: 0, cardapios: 2, nutrientes: [FERRO] }],
      conformidade: [],
    },
  ],
  nutricionista: { nome: 'Ana', crn: 'CRN-09/12345' },
};

const ENDERECO = 'cardapio-impresso/3?de=02032026&para=06032026';

test('a week: a row for each meal, the hour in the cells where it differs, and the mean beside the norm', async () => {
  const servidor = simularApi({ 'GET /relatorios/cardapios-impressos': DADOS });
  const folha = await ler(ENDERECO);
  expect(servidor.requisicoes[0]?.busca).toEqual({ de: '2026-03-02', para: '2026-03-06', unidade: '3' });
  expect([folha.titulo, folha.dados]).toEqual([
    'Cardápio semanal – EM Jardim',
    [{ rotulo: 'Período', valor: 'de 02/03/2026 a 06/03/2026' }],
  ]);
  const [semana] = folha.quadro?.semanas ?? [];
  expect(semana?.titulo).toBe('Semana de 02/03/2026 a 06/03/2026');
  expect(semana?.dias.map(({ nome, feriado }) => [nome, feriado])).toEqual([
    ['Segunda', null],
    ['Terça', 'Aniversário da cidade'],
    ['Quarta', null],
    ['Quinta', null],
    ['Sexta', null],
  ]);
  const [grupo] = semana?.grupos ?? [];
  expect(grupo?.titulo).toBe('Fundamental – 6 a 10 anos, Parcial – 1 refeição');
  expect(
    grupo?.linhas.map(({ refeicao, hora, celulas }) => [
      refeicao,
      hora,
      ...[0, 1, 2].map((n) => celulas[n] && `${celulas[n].hora ?? ''} ${celulas[n].pratos[0]?.nome}`),
    ]),
  ).toEqual([
    ['Almoço', null, '11:00 Arroz e feijão', null, '11:30 Arroz e feijão'],
    ['Lanche da tarde', '14:00', ' Fruta', null, ' Fruta'],
    ['Lanche da tarde', '15:30', ' Fruta', null, null],
  ]);
  expect(grupo?.linhas[0]?.celulas[0]?.pratos[0]?.ingredientes).toBe('Arroz, Feijão');
  expect(semana?.medias[0]?.linhas).toEqual([
    ['Média', '2,50*'],
    ['Referência', 'mín. 3'],
    // 2.5 of at least 3 with a food that was not analysed: not known.
    ['Situação', 'Dado ausente'],
  ]);
  expect(grupo?.linhas[0]?.celulas[0]?.pratos[0]?.alergenicos).toBe('contém soja; pode conter leite †');
  expect(grupo?.linhas[1]?.celulas[0]?.pratos[0]?.alergenicos).toBeNull();
  expect(semana?.notas).toEqual([
    '* Faltam dados de alguns alimentos; o total não é menor que o escrito: Sal.',
    '† Há alimentos cujos alergênicos ainda não foram conferidos. Pergunte à cozinha.',
  ]);
  expect(folha.textos?.[0]?.texto).toBe('Referência: Resolução. Cobre 20% das necessidades diárias. Fonte: DOU.');
  expect(folha.assinaturas).toEqual([{ nome: 'Ana', papel: 'Nutricionista responsável – CRN-09/12345' }]);
  // The files hold the same: 5 dishes served, 1 nutrient.
  expect(folha.tabelas.map(({ linhas }) => linhas.length)).toEqual([5, 1]);
});

test('the rules of the PNAE are one line below the week and an appendix; a poster has neither', async () => {
  const regra = {
    codigo: 'FERRO_HEME',
    regra: 'Alimento fonte de ferro heme',
    norma: 'art. 18',
    marca: 'NAO_CUMPRE' as const,
    figura: '1 dia; mínimo de 4 na semana',
    motivos: ['02/03: Bife (Carne)'],
    semDados: ['Sagu'],
    correcao: null,
  };
  const semanas = DADOS.semanas.map((semana) => ({
    ...semana,
    conformidade: [{ etapa: 0, regras: [regra, { ...regra, codigo: 'DOCE', marca: 'CUMPRE' as const, motivos: [] }] }],
  }));
  simularApi({ 'GET /relatorios/cardapios-impressos': { ...DADOS, semanas } });
  const folha = await ler(ENDERECO);
  expect(folha.quadro?.semanas[0]?.notas.at(-1)).toBe(
    'Regras do PNAE (no anexo) – Fundamental – 6 a 10 anos, Parcial – 1 refeição: 1 de 2 regras cumprida, 1 não cumprida.',
  );
  const [anexo] = folha.quadro?.tabelas ?? [];
  expect(anexo?.titulo).toBe('Anexo: regras do PNAE');
  expect(anexo?.linhas[0]).toEqual([
    'Semana de 02/03/2026 a 06/03/2026: Fundamental – 6 a 10 anos, Parcial – 1 refeição',
    'Alimento fonte de ferro heme',
    'Não cumpre',
    '1 dia; mínimo de 4 na semana',
    '02/03: Bife (Carne); falta classificar ou pesar: Sagu',
    'art. 18',
  ]);
  // The files have the appendix too.
  expect(folha.tabelas.at(-1)).toEqual(anexo);
  const cartaz = await ler(`${ENDERECO}&forma=cartaz`);
  expect([cartaz.quadro?.tabelas, cartaz.quadro?.semanas[0]?.notas]).toEqual([
    [],
    ['† Há alimentos cujos alergênicos ainda não foram conferidos. Pergunte à cozinha.'],
  ]);
});

test('a month names the ingredients once; a poster has neither hours nor figures', async () => {
  simularApi({ 'GET /relatorios/cardapios-impressos': DADOS });
  const mensal = await ler(`${ENDERECO}&forma=mensal`);
  // The two fruits have one name and no ingredients.
  expect(mensal.quadro?.tabelas[0]?.linhas).toEqual([
    ['Arroz e feijão', 'Arroz, Feijão', 'contém soja; pode conter leite †'],
    ['Fruta', '', ''],
  ]);
  const cartaz = await ler(`${ENDERECO}&forma=cartaz`);
  // Allergens are on the poster too.
  expect(cartaz.quadro?.semanas[0]?.grupos[0]?.linhas[0]?.celulas[0]?.pratos[0]?.alergenicos).toMatch(/^contém soja/);
  expect(cartaz.quadro?.semanas[0]?.notas).toHaveLength(1);
  expect([cartaz.quadro?.forma, cartaz.quadro?.semanas[0]?.medias, cartaz.assinaturas]).toEqual([
    'cartaz',
    [],
    undefined,
  ]);
});

test('an unplanned week has no page, and a period without a menu is not signed', async () => {
  const vazia = { dias: [dia(1, []), dia(2, []), dia(3, []), dia(4, []), dia(5, [])], medias: [], conformidade: [] };
  simularApi({ 'GET /relatorios/cardapios-impressos': { ...DADOS, semanas: [...DADOS.semanas, vazia] } });
  const planejado = await ler(ENDERECO);
  expect([planejado.quadro?.semanas.length, planejado.assinaturas?.length]).toEqual([1, 1]);
  simularApi({ 'GET /relatorios/cardapios-impressos': { ...DADOS, semanas: [vazia] } });
  const vazio = await ler(ENDERECO);
  expect([vazio.quadro?.semanas, vazio.assinaturas]).toEqual([[], []]);
});

test('a weekly menu needs no dates; a calendar does', async () => {
  simularApi({
    'GET /relatorios/cardapios-semanais/4': {
      ...DADOS,
      titulo: { id: 4, nome: 'SEMANA 1' },
      semanas: DADOS.semanas.map(({ dias, ...semana }) => ({
        ...semana,
        dias: dias.map((um) => ({ ...um, data: null })),
      })),
    },
  });
  expect((await ler('cardapio-semanal/4')).quadro?.semanas[0]?.titulo).toBe('Semana');
  expect(await pedir('cardapio-impresso/3')).toBeNull();
});

/** Five days, each with this number of meals of the same dish. */
const semanaCom = (refeicoes: number, nome = 'Arroz, feijão, carne moída e salada', mais = {}) => ({
  dias: Array.from({ length: 5 }, (_, n) => ({ nome: String(n), data: null, feriado: null })),
  grupos: [
    {
      titulo: '',
      linhas: Array.from({ length: refeicoes }, () => ({
        refeicao: 'Almoço',
        hora: null,
        celulas: Array.from({ length: 5 }, () => ({
          hora: null,
          pratos: [{ nome, ingredientes: null, alergenicos: null, ...mais }],
        })),
      })),
    },
  ],
});

test('the letters of a poster shrink with its content, and for its longest word', () => {
  expect(letraDoCartaz(semanaCom(1))).toBe(24);
  expect(letraDoCartaz(semanaCom(6))).toBeLessThan(letraDoCartaz(semanaCom(3)));
  expect(letraDoCartaz(semanaCom(60))).toBe(7);
  // A day has 44.6 mm. 11 letters of 17 pt take 44.9 mm, of 16.5 pt 43.6 mm.
  expect(letraDoCartaz(semanaCom(1, 'Macarronada'))).toBe(16.5);
});

test('the letters of the folder shrink with its meals, its means and the head above the first week', () => {
  const ingredientes = 'Arroz branco, tomate, batata, feijão carioca, carne bovina moída';
  const letra = (refeicoes: number, primeira: boolean, notas = 0) =>
    letraDaFolha(
      {
        ...semanaCom(refeicoes, 'Arroz, feijão, carne moída com batata e salada', { ingredientes }),
        medias: [],
        notas: Array.from({ length: notas }, () => 'Pergunte à cozinha.'),
      },
      primeira,
    );
  expect(letra(3, true)).toBe(8);
  expect(letra(8, false)).toBeLessThan(8);
  expect(letra(8, true)).toBeLessThan(letra(8, false));
  expect(letra(8, false, 8)).toBeLessThan(letra(8, false));
  expect(letra(60, false)).toBe(5.5);
});
