import type { ChamadaPublica } from '@merenda/shared/contratos';
import { simularApi, umFornecedor } from '@merenda/shared/testing';
import { UNIDADES } from '../../teste/fatos.js';
import { ler, pedir } from '../../teste/ler.js';

const FEIJAO = {
  id: 7,
  nome: 'FEIJÃO',
  unidadeProduto: 'SACO',
  medidaReal: 1,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'FEIJÃO', itemProdutoTipo: 'ALIMENTO' },
};
const GRUPO = { id: 21, fornecedorTipo: 'JURIDICO', nome: 'COOPERATIVA DO VALE', agriculturaFamiliar: true } as const;
const SITIO = { id: 22, fornecedorTipo: 'FISICO', nome: 'SÍTIO DA SERRA', agriculturaFamiliar: true } as const;

/** The published example of an item: 1,000 kg of beans at R$ 7.40. */
const CHAMADA = {
  id: 3,
  unidadeEducacional: { id: 1, nome: 'CENTRAL' },
  numero: '1',
  ano: 2026,
  objeto: 'FEIJÃO DA AGRICULTURA FAMILIAR',
  dataAbertura: '01/02/2026',
  prazo: '21/02/2026',
  status: 'EM_SELECAO',
  aquisicao: null,
  versao: 2,
  limitePorCaf: 40_000,
  itens: [
    {
      id: 5,
      produto: FEIJAO,
      quantidade: 1000,
      entrega: 'Mensal, na central',
      frete: 0.4,
      embalagem: 0,
      encargos: 0,
      cotacoes: [
        { fonte: 'Feira', data: '10/01/2026', valor: 6.8 },
        { fonte: 'Mercado', data: '10/01/2026', valor: 7.2 },
        { fonte: 'Atacado', data: '11/01/2026', valor: 7 },
      ],
      media: 7,
      preco: 7.4,
      classificacao: [
        { projeto: 1, fornecedor: GRUPO, ofertada: 700, quantidade: 700, valor: 5180, sorteada: true, limitada: false },
        { projeto: 2, fornecedor: SITIO, ofertada: 400, quantidade: 300, valor: 2220, sorteada: false, limitada: true },
      ],
    },
  ],
  projetos: [projeto(1, GRUPO, 'GRUPO_FORMAL', 700), projeto(2, SITIO, 'FORNECEDOR_INDIVIDUAL', 400)],
  sorteio: { semente: 1, quando: '22/02/2026 09:00', usuario: 'COMPRADORA' },
  total: 7400,
  motivo: null,
} as unknown as ChamadaPublica;

function projeto(id: number, fornecedor: object, organizacao: string, quantidade: number) {
  return {
    id,
    fornecedor,
    municipio: 'VALE',
    uf: 'SP',
    localidade: 'LOCAL',
    gruposPrioritarios: id === 1 ? ['QUILOMBOLA'] : [],
    organico: false,
    organizacao,
    cafs: 2,
    teto: 80_000,
    contratadoAntes: 100,
    itens: [{ produto: { id: FEIJAO.id }, quantidade }],
  };
}

const DOS_PROJETOS = [
  umFornecedor({
    ...GRUPO,
    razaoSocial: 'COOPERATIVA DO VALE',
    nomeFantasia: 'COOPERATIVA DO VALE',
    cafNumero: 'SP1',
    cafMembros: [{ caf: 'SP11', nome: 'SÍTIO UM', cpf: '12345678909', sexo: 'FEMININO', validade: null }],
  }),
  umFornecedor({ ...SITIO, cafNumero: 'SP2' }),
];

const simular = (mudanca: Partial<ChamadaPublica> = {}) =>
  simularApi({
    'GET /relatorios/chamadas-publicas/3': { chamada: { ...CHAMADA, ...mudanca }, fornecedores: DOS_PROJETOS },
    'GET /convencoes/unidades-produto': UNIDADES,
  });

test('the price research has every quote, their mean and what is added to it', async () => {
  simular();
  const { tabelas } = await ler('chamada-pesquisa-precos/3');
  expect(tabelas[0]?.linhas.map((linha) => linha.slice(1))).toEqual([
    ['Feira', '10/01/2026', 6.8],
    ['Mercado', '10/01/2026', 7.2],
    ['Atacado', '11/01/2026', 7],
  ]);
  expect(tabelas[1]?.linhas).toEqual([['FEIJÃO', 7, 0.4, 0, 0, 7.4]]);
});

test('the notice has price and value of each item, the deadline and the ceiling of the call', async () => {
  simular();
  const { titulo, tabelas, textos } = await ler('chamada-edital/3');
  expect(titulo).toBe('Edital da chamada pública 1/2026');
  expect(tabelas[0]?.linhas[0]?.slice(2)).toEqual([1000, 7.4, 7400, 'Mensal, na central']);
  expect(tabelas[0]?.total?.[4]).toBe(7400);
  const escrito = textos?.map(({ texto }) => texto).join(' ') ?? '';
  expect(escrito).toContain('até 21/02/2026');
  expect(escrito).toMatch(/até R\$\s40\.000,00 no ano civil/);
});

test('the notice of a cancelled call has its state in the title', async () => {
  simular({ status: 'CANCELADA' });
  expect((await ler('chamada-edital/3')).titulo).toBe('Edital da chamada pública 1/2026 – Cancelada');
});

test('the minutes rank each item, with draw and ceiling, and the numbers of the draw can be repeated', async () => {
  simular();
  const { tabelas, textos } = await ler('chamada-ata/3');
  // The generator from the seed 1: 48,271, then 48,271² mod 2,147,483,647 = 182,605,794.
  expect(tabelas[0]?.linhas.map((linha) => linha.at(-1))).toEqual(['48271', '182605794']);
  expect(tabelas[1]?.linhas.map((linha) => linha.slice(1))).toEqual([
    [1, 'COOPERATIVA DO VALE', 700, 700, 5180, 'Empate decidido por sorteio.'],
    [2, 'SÍTIO DA SERRA', 400, 300, 2220, 'Reduzida pelo limite da CAF.'],
  ]);
  expect(tabelas[1]?.total?.[5]).toBe(7400);
  expect(textos?.[0]?.texto).toContain('com a semente 1.');
});

test('there are no minutes before the selection', async () => {
  simular({ sorteio: null });
  expect(await pedir('chamada-ata/3')).toBeNull();
});

test('a project of sale has its supplier, its families and its offers at the price of the call', async () => {
  simular();
  const { dados, tabelas, assinaturas } = await ler('chamada-projeto-venda/3/1');
  expect(dados).toContainEqual({ rotulo: 'CAF', valor: 'SP1' });
  expect(tabelas[0]?.linhas[0]?.slice(2)).toEqual([700, 7.4, 5180, 'Mensal, na central']);
  expect(tabelas[1]?.linhas).toEqual([['SÍTIO UM', '123.456.789-09', 'SP11']]);
  expect(assinaturas).toEqual([{ papel: 'Fornecedor ou representante do grupo', nome: 'COOPERATIVA DO VALE' }]);
  expect((await ler('chamada-projeto-venda/3/2')).tabelas).toHaveLength(1);
});

test('without a project there is a form with the items of the call to fill in; an unknown project has no paper', async () => {
  simular();
  const { tabelas } = await ler('chamada-projeto-venda/3');
  expect(tabelas[0]?.linhas).toEqual([['FEIJÃO', expect.any(String), 7.4, null, null, 'Mensal, na central']]);
  expect(tabelas[0]?.colunas.filter(({ aCaneta }) => aCaneta).map(({ titulo }) => titulo)).toEqual([
    'Quantidade',
    'Valor',
  ]);
  expect(await pedir('chamada-projeto-venda/3/9')).toBeNull();
});
