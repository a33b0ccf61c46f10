import type { Lugar } from './lugares.js';
import { entender, responder, type Mundo, type Opcao, type Registro } from './respostas.js';

const lugar = (titulo: string, palavras: string[] = [], mais: Partial<Lugar> = {}): Lugar => ({
  titulo,
  detalhe: 'Área',
  endereco: `/${titulo.toLowerCase().replaceAll(' ', '-')}`,
  acao: false,
  palavras,
  ...mais,
});
const PEDIDOS = lugar('Pedidos', ['compras'], { endereco: '/pedidos', registros: true });
const RECEBER = lugar('Receber um pedido', ['dar entrada'], {
  acao: true,
  endereco: '/pedidos?status=PENDENTE',
  doRegistro: { titulo: 'Receber', parametro: 'receber' },
});
const ESTOQUE = lugar('Estoque', ['saldo'], { porUnidade: 'estoque' });
const CALENDARIO = lugar('Calendário', ['cardápio'], { porUnidade: 'unidade' });
const LUGARES = [CALENDARIO, ESTOQUE, PEDIDOS, RECEBER, lugar('Kit', ['saldo do kit']), lugar('Importar Pedidos')];

const UNIDADES = ['EMEF VALE VERDE', 'EMEI VALE DO SOL'].map((nome, i) => ({
  id: i + 1,
  unidadeEducacional: { id: i + 11, nome },
}));
const mundo = (vistos: Opcao[] = []): Mundo => ({ lugares: LUGARES, unidades: UNIDADES, vistos });

const pedido = (titulo: string, mais: Partial<Registro> = {}): Registro => ({
  id: 9,
  grupo: 'Solicitações',
  titulo,
  detalhe: 'Horta Boa',
  endereco: `/pedidos?numero=${titulo}`,
  ...mais,
});
const PRODUTO = pedido('Recheio', { id: 3, grupo: 'Produtos', endereco: '/produtos?nome=RECHEIO' });

/** 'Ir para: Estoque | Kit', a line for each group. */
function respostas(termo: string, registros: Registro[] | null, vistos: Opcao[] = []): string[] {
  const grupos = responder(mundo(vistos), entender(mundo(vistos), termo), registros);
  return grupos.map(({ titulo, opcoes }) => `${titulo}: ${opcoes.map((uma) => uma.titulo).join(' | ')}`);
}

test('the name of a place comes before its other words, those before a part of them', () => {
  expect(respostas('estoque', [])).toEqual(['Ir para: Estoque']);
  expect(respostas('saldo', [])).toEqual(['Ir para: Estoque | Kit']);
  expect(respostas('pedidos', [])).toEqual(['Ir para: Pedidos | Importar Pedidos', 'Ações: Receber um pedido']);
});

test('accents, the plural, an unfinished word and words without a meaning do not count', () => {
  for (const termo of ['calendario', 'Calendários', 'calend', 'ver o calendário'])
    expect(respostas(termo, [])).toEqual(['Ir para: Calendário']);
});

test('what the user has opened comes before what is as near', () => {
  const dois = { ...mundo(), lugares: [lugar('Saldo azul', ['saldo']), lugar('Saldo dois', ['saldo'])] };
  const primeira = (vistos: Opcao[]) =>
    responder({ ...dois, vistos }, entender({ ...dois, vistos }, 'saldo'), [])[0]?.opcoes[0]?.titulo;
  expect(primeira([])).toBe('Saldo azul');
  expect(primeira([lugar('Saldo dois')])).toBe('Saldo dois');
});

test.each([
  ['receber 5/2026', '5/2026'],
  ['5/2026 receber', '5/2026'],
  ['dar entrada no pedido 5/2026', '5/2026'],
  ['compras da horta', 'horta'],
  // The whole term names a place.
  ['receber um pedido', 'receber um pedido'],
  ['Feijão PRETO', 'feijao preto'],
  ['importar feijao', 'importar feijao'],
])('for %j the server is asked for %j', (termo, doServidor) => {
  expect(entender(mundo(), termo).doServidor).toBe(doServidor);
});

test('an act on each record that the term names comes first, once, and its kind before the others', () => {
  const registros = [PRODUTO, pedido('5/2026')];
  expect(respostas('receber pedido 5/2026', registros)).toEqual([
    'Ações: Receber 5/2026',
    'Solicitações: 5/2026',
    'Produtos: Recheio',
  ]);
  const [acoes] = responder(mundo(), entender(mundo(), 'receber 5/2026'), registros);
  expect(acoes?.opcoes).toEqual([{ titulo: 'Receber 5/2026', detalhe: 'Horta Boa', endereco: '/pedidos?receber=9' }]);
});

test('a place at the unit that the term names has the id of the stock or of the unit', () => {
  const opcoes = (termo: string) => responder(mundo(), entender(mundo(), termo), [])[0]?.opcoes;
  expect(opcoes('estoque da vale verde')).toEqual([
    { titulo: 'Estoque', detalhe: 'EMEF Vale Verde', endereco: '/estoque?estoque=1' },
  ]);
  expect(opcoes('cardápio vale do sol')).toEqual([
    { titulo: 'Calendário', detalhe: 'EMEI Vale do Sol', endereco: '/calendário?unidade=12' },
  ]);
  expect(opcoes('saldo vale')).toHaveLength(2);
});

test('of a unit alone the records come first, and nothing before the server has answered', () => {
  expect(respostas('vale verde', null)).toEqual([]);
  expect(respostas('vale verde', [pedido('EMEF Vale Verde', { grupo: 'Unidades' })])).toEqual([
    'Unidades: EMEF Vale Verde',
    'Na unidade: Estoque | Calendário',
  ]);
});

test('what is only almost asked for is apart, and only where nothing else is found', () => {
  const parecido = pedido('Estopa', { grupo: 'Produtos', parecido: true });
  expect(respostas('esotque', [parecido])).toEqual(['Você quis dizer: Estoque | Estopa']);
  expect(respostas('esotque', null)).toEqual([]);
  expect(respostas('estoque', [parecido])).toEqual(['Ir para: Estoque']);
  expect(respostas('quero contar o saldo', [])).toEqual(['Você quis dizer: Estoque']);
  expect(respostas('xyzw', [])).toEqual([]);
});

test('a record that the user has opened comes before the others, once', () => {
  const visto = pedido('5/2026');
  expect(respostas('5/2026', [visto, pedido('5/2025')], [visto])).toEqual(['Recentes: 5/2026', 'Solicitações: 5/2025']);
});
