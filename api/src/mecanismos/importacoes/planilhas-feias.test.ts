import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntidadeImportavel, Palpite, Produto } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { carregarReferencia } from '../../demonstracao/referencia/carregar.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    await tx.delete(convencoes);
    await carregarReferencia(tx);
  });
  pessoa = await entrarComo(app, {
    permissoes: [
      'ALIMENTOS',
      'USUARIOS',
      'UNIDADES',
      'ITENS',
      'PRODUTOS',
      'FORNECEDORES',
      'ESTOQUES',
      'PREPAROS',
      'AQUISICOES',
    ],
  });
});
afterAll(() => app.close());

const { ler, conferir, prepararImportacao } = importadorDe(() => pessoa);

type Linha = readonly (string | number | Date | null)[];

/** What a column is, and how sure the import is of it. */
type Esperada = [titulo: string, campo: string | null, confianca: Palpite['confianca']];

interface Feia {
  nome: string;
  entidade: EntidadeImportavel;
  /** Rows above the titles of the columns. */
  acima?: Linha[];
  colunas: Esperada[];
  linhas: Linha[];
  /** As a CSV in Windows-1252; else XLSX. */
  latina?: true;
}

const dia = (texto: string) => new Date(`${texto}T00:00:00Z`);

const FEIAS: Feia[] = [
  {
    nome: 'the schools of the secretariat',
    entidade: 'unidades',
    acima: [['PREFEITURA MUNICIPAL DE PEDRA BRANCA', null], ['RELAÇÃO DAS ESCOLAS DO MUNICÍPIO – 2026']],
    colunas: [
      ['ORDEM', null, 'NENHUM'],
      ['NOME DA UNIDADE ESCOLAR', 'nome', 'PROVAVEL'],
      ['TIPO', 'tipoUnidade', 'CERTO'],
      ['Cód. INEP', 'codigoInep', 'CERTO'],
      ['DIRETOR(A)', 'nomeDoResponsavel', 'CERTO'],
      ['ENDEREÇO', 'logradouro', 'CERTO'],
      ['Nº', 'numero', 'CERTO'],
      ['BAIRRO', 'bairro', 'CERTO'],
      ['CEP DA ESCOLA', 'cep', 'CERTO'],
      ['MUN.', 'cidade', 'CERTO'],
      ['CONTATO', 'telefone', 'PROVAVEL'],
      ['ZONA', 'localizacao', 'CERTO'],
      ['E-MAIL', null, 'NENHUM'],
    ],
    linhas: [
      [
        1,
        'EM PROFª ANA LIMA',
        'EM',
        '35000001',
        'Ana',
        'Rua A',
        'S/N',
        'Centro',
        '63630-000',
        'Pedra Branca',
        '(88) 3515-1001',
        'URBANA',
        'ana@exemplo.test',
      ],
      [
        2,
        'CMEI SOL NASCENTE',
        'CMEI',
        null,
        'Bia',
        'Rua B',
        '20',
        'Centro',
        '63630-000',
        'Pedra Branca',
        '(88) 3515-1002',
        'URBANA',
        'bia@exemplo.test',
      ],
      [
        3,
        'EM SÍTIO NOVO',
        'EM',
        '35000003',
        'Caio',
        'Sítio Novo',
        'S/N',
        'Rural',
        '63630-000',
        'Pedra Branca',
        '(88) 3515-1003',
        'RURAL',
        'caio@exemplo.test',
      ],
      ['TOTAL', '3 escolas'],
      ['_______________________________'],
      ['Secretária Municipal de Educação'],
    ],
  },
  {
    nome: 'the list of foods, with numbered rows under the title of the item',
    entidade: 'itens',
    latina: true,
    colunas: [
      ['ITEM', null, 'NENHUM'],
      ['DESCRIÇÃO DO ITEM', 'nome', 'PROVAVEL'],
      ['TP.', 'itemProdutoTipo', 'CERTO'],
      ['GRUPO', 'categoria', 'CERTO'],
    ],
    linhas: [
      ['1', 'ARROZ TIPO 1', 'GÊNEROS ALIMENTÍCIOS', 'CEREAIS'],
      ['2', 'COLORAU', 'GÊNEROS ALIMENTÍCIOS', 'TEMPEROS'],
      ['3', 'SABÃO EM BARRA', 'MATERIAL DE LIMPEZA', ''],
      ['4', 'TOMATE', 'GÊNEROS ALIMENTÍCIOS', 'HORTIFRUTI'],
    ],
  },
  {
    nome: 'the products of the warehouse',
    entidade: 'produtos',
    acima: [['ALMOXARIFADO DA MERENDA']],
    colunas: [
      ['ITEM', null, 'NENHUM'],
      ['DESCRIÇÃO DO PRODUTO', 'nome', 'PROVAVEL'],
      ['GÊNERO', 'item', 'CERTO'],
      ['UND', 'unidadeProduto', 'PROVAVEL'],
      ['CONTEÚDO DA EMB.', 'medidaReal', 'PROVAVEL'],
      ['U.M.', 'unidadeMedida', 'CERTO'],
      ['PERECÍVEL?', 'isPerecivel', 'CERTO'],
    ],
    linhas: [
      [1, 'ARROZ TIPO 1 5 KG', 'ARROZ', 'PCT', 5, 'KG', 'NÃO'],
      [2, 'ÓLEO DE SOJA 900 ML', 'ÓLEO DE SOJA', 'GF', 900, 'ML', 'NÃO'],
      [3, 'LEITE UHT 1 L', 'LEITE', 'CX', 1, 'L', 'NÃO'],
    ],
  },
  {
    nome: 'the suppliers of the bidding department',
    entidade: 'fornecedores',
    latina: true,
    acima: [['Cadastro de fornecedores; exercício 2026']],
    colunas: [
      ['RAZÃO SOCIAL DA EMPRESA', 'razaoSocial', 'PROVAVEL'],
      ['NOME FANTASIA', 'nomeFantasia', 'CERTO'],
      ['C.N.P.J.', 'cnpj', 'CERTO'],
      ['INSC. EST.', 'inscricaoEstadual', 'CERTO'],
      ['PORTE', 'porteDaEmpresa', 'CERTO'],
      ['E-MAIL PARA CONTATO', 'email', 'CERTO'],
      ['TEL.', 'telefone', 'CERTO'],
      ['ENDEREÇO', 'logradouro', 'CERTO'],
      ['NUM.', 'numero', 'CERTO'],
      ['BAIRRO', 'bairro_distrito', 'CERTO'],
      ['CIDADE', 'municipio', 'CERTO'],
      ['UF', 'uf', 'CERTO'],
      ['C.E.P.', 'cep', 'CERTO'],
    ],
    linhas: [
      [
        'Sol Ltda',
        'Mercado Sol',
        '11.222.333/0001-81',
        '12.345.678-9',
        'ME',
        'sol@exemplo.test',
        '(16) 3399-1001',
        'Rua A',
        '1',
        'Centro',
        'São Carlos',
        'SP',
        '13560-000',
      ],
    ],
  },
  {
    nome: 'the stock of the first day, with prices and a total',
    entidade: 'estoque-inicial',
    acima: [['INVENTÁRIO DO ESTOQUE', null, null], ['Data: 02/02/2026']],
    colunas: [
      ['Nº', null, 'NENHUM'],
      ['NOME DA ESCOLA', 'estoque', 'PROVAVEL'],
      ['DESCRIÇÃO DO PRODUTO', 'produto', 'PROVAVEL'],
      ['LOTE Nº', 'numero', 'CERTO'],
      ['DT. FAB.', 'dataFabricacao', 'CERTO'],
      ['DT. VENC.', 'dataValidade', 'PROVAVEL'],
      ['QTDE.', 'quantidade', 'CERTO'],
      ['VL. UNIT.', 'precoUnidade', 'CERTO'],
      ['VL. TOTAL', null, 'NENHUM'],
    ],
    linhas: [
      [1, 'EM ANA', 'ARROZ 5 KG', 'L1', dia('2026-01-10'), dia('2099-01-10'), 10, 'R$ 27,90', 'R$ 279,00'],
      [2, 'EM ANA', 'FEIJÃO 1 KG', 'L2', dia('2026-01-10'), dia('2099-01-10'), 20, 'R$ 8,00', 'R$ 160,00'],
      [3, 'CMEI SOL', 'LEITE 1 L', 'L3', dia('2026-01-10'), dia('2099-01-10'), 30, 'R$ 5,00', 'R$ 150,00'],
      ['TOTAL GERAL', null, null, null, null, null, 60, null, 'R$ 589,00'],
    ],
  },
  {
    nome: 'the technical sheets of the nutritionist',
    entidade: 'preparos',
    colunas: [
      ['PREPARAÇÃO', 'nome', 'CERTO'],
      ['RENDIMENTO (PORÇÕES)', 'porcoes', 'PROVAVEL'],
      ['INGREDIENTES', 'alimento', 'CERTO'],
      ['PER CAPITA (G)', 'quantidade', 'PROVAVEL'],
      ['PESO BRUTO (G)', 'pesoBruto', 'CERTO'],
      ['FATOR DE CORREÇÃO (FC)', 'fatorCorrecao', 'PROVAVEL'],
      ['MODO DE PREPARO', 'modoPreparo', 'CERTO'],
      ['CUSTO (R$)', null, 'NENHUM'],
    ],
    linhas: [
      ['ARROZ COM CENOURA', 100, 'ARROZ', 50, '52', '1,04', 'Refogar.', 'R$ 0,30'],
      ['', '', 'CENOURA', 20, '24', '1,2', '', 'R$ 0,10'],
    ],
  },
  {
    nome: 'the table of a nutritionist',
    entidade: 'composicao-alimentos',
    latina: true,
    acima: [['Composição por 100 g']],
    colunas: [
      ['Nº', 'codigo', 'CERTO'],
      ['ALIMENTO', 'descricao', 'CERTO'],
      ['KCAL', 'caloria', 'CERTO'],
      ['CHO (g)', 'carboidrato', 'CERTO'],
      ['PTN (g)', 'proteina', 'CERTO'],
      ['LIP. (g)', 'lipidio', 'CERTO'],
      ['VIT. C (mg)', 'vitamina_c', 'CERTO'],
      ['Na (mg)', 'sodio', 'CERTO'],
      ['ENERGIA (kJ)', null, 'NENHUM'],
    ],
    linhas: [
      ['1', 'ARROZ, CRU', '358', '78,8', '7,2', '0,3', '0', '1', '1498'],
      ['2', 'FEIJÃO, CRU', '329', '61,2', '20', '1,3', 'Tr', '2', '1377'],
      ['3', 'SAL', '0', '0', '0', '0', '0', '38000', '0'],
    ],
  },
  {
    nome: 'the staff of the kitchens',
    entidade: 'usuarios',
    latina: true,
    colunas: [
      ['ORD.', null, 'NENHUM'],
      ['NOME DO(A) SERVIDOR(A)', 'nome', 'PROVAVEL'],
      ['DOCUMENTO', 'cpf', 'PROVAVEL'],
      ['FUNÇÃO', 'cargo', 'CERTO'],
      ['E-MAIL INSTITUCIONAL', 'email', 'CERTO'],
      ['CEL./WHATSAPP', 'celular', 'CERTO'],
      ['LOCAL DE TRABALHO', 'estoques', 'CERTO'],
    ],
    linhas: [
      ['01', 'BIA SÁ', '529.982.247-25', 'MERENDEIRA', 'bia@exemplo.test', '(16) 98765-4321', 'EM ANA'],
      ['02', 'CAIO REIS', '111.444.777-35', 'MERENDEIRA', 'caio@exemplo.test', '(16) 98765-4322', 'EM ANA'],
      ['03', 'DAVI LUZ', '390.533.447-05', 'AUX. DE COZINHA', 'davi@exemplo.test', '(16) 98765-4323', 'CMEI SOL'],
    ],
  },
  {
    nome: 'the result of a tender',
    entidade: 'aquisicoes',
    acima: [['PREGÃO ELETRÔNICO Nº 012/2026'], ['MAPA DE PREÇOS']],
    colunas: [
      ['ITEM', null, 'NENHUM'],
      ['DESCRIÇÃO DO PRODUTO', 'produto', 'PROVAVEL'],
      ['MARCA', 'descricao', 'CERTO'],
      ['UND', null, 'NENHUM'],
      ['QTD.', 'quantidade', 'CERTO'],
      ['VL. UNIT. (R$)', 'precoUnidade', 'CERTO'],
      ['VL. TOTAL (R$)', null, 'NENHUM'],
      ['EMPRESA VENCEDORA', 'fornecedor', 'CERTO'],
      ['CONTRATO Nº', 'numeroContrato', 'CERTO'],
    ],
    linhas: [
      [1, 'ARROZ 5 KG', 'BOM', 'PCT', 100, 'R$ 27,90', 'R$ 2.790,00', 'SOL LTDA', '031/2026'],
      [2, 'FEIJÃO 1 KG', 'BOM', 'PCT', 200, 'R$ 8,00', 'R$ 1.600,00', 'SOL LTDA', '031/2026'],
      [3, 'LEITE 1 L', 'BOM', 'CX', 300, 'R$ 5,00', 'R$ 1.500,00', 'LUA LTDA', '032/2026'],
      [null, null, null, null, null, 'VALOR TOTAL', 'R$ 5.890,00'],
    ],
  },
];

async function arquivoDe({ acima = [], colunas, linhas, latina }: Feia): Promise<Uint8Array> {
  const rows = [...acima, colunas.map(([titulo]) => titulo), ...linhas].map((linha) => [...linha]);
  if (!latina) return writeXlsx({ sheets: [{ name: 'Plan1', rows }] });
  return Buffer.from(rows.map((linha) => linha.join(';')).join('\r\n'), 'latin1');
}

describe('ugly sheets of a small town', () => {
  test.each(FEIAS)('$nome: columns are recognised, and how sure that is', async (feia) => {
    const { colunas, palpites } = await ler(feia.entidade, await arquivoDe(feia));
    expect(colunas.map(({ titulo, campo }, i) => [titulo, campo, palpites[i]?.confianca])).toEqual(feia.colunas);
  });

  const lidaDe = async (entidade: EntidadeImportavel) => {
    const feia = FEIAS.find((uma) => uma.entidade === entidade)!;
    return ler(entidade, await arquivoDe(feia));
  };

  test('words that are no option are read as the one that they mean, with a notice', async () => {
    const lida = await lidaDe('itens');
    expect(lida.colunas.map(({ trocas }) => trocas)).toEqual([
      undefined,
      undefined,
      [
        { de: 'GÊNEROS ALIMENTÍCIOS', para: 'Alimento' },
        { de: 'MATERIAL DE LIMPEZA', para: 'Limpeza' },
      ],
      [
        { de: 'TEMPEROS', para: 'Miscelâneas' },
        { de: 'HORTIFRUTI', para: 'Verduras, hortaliças e derivados' },
      ],
    ]);
    const conferidas = await conferir('itens', lida);
    expect(conferidas.map(({ nome, situacao }) => [nome, situacao])).toEqual([
      ['ARROZ TIPO 1', 'NOVA'],
      ['COLORAU', 'NOVA'],
      ['SABÃO EM BARRA', 'NOVA'],
      ['TOMATE', 'NOVA'],
    ]);
    expect(conferidas[1]?.avisos).toEqual([
      'Tipo: "GÊNEROS ALIMENTÍCIOS" entra como Alimento.',
      'Categoria: "TEMPEROS" entra como Miscelâneas.',
    ]);
  });

  test('totals and signatures are left out, and the user takes them back', async () => {
    const lida = await lidaDe('unidades');
    expect(lida.linhas.map(({ ignorada }) => ignorada)).toEqual([
      undefined,
      undefined,
      undefined,
      'TOTAL',
      'ASSINATURA',
      'ASSINATURA',
    ]);
    expect((await conferir('unidades', lida)).map(({ numero }) => numero)).toEqual([4, 5, 6]);
    const linhas = lida.linhas.map(({ ignorada: _motivo, ...linha }) => linha);
    expect((await conferir('unidades', { ...lida, linhas })).map(({ numero }) => numero)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('a word that only a total has is not read as an option', async () => {
    const lida = await ler('produtos', 'Nome;Item;Embalagem\nSAL;SAL;Pacote\nTOTAL;;3 caixas');
    expect(lida.linhas.map(({ ignorada }) => ignorada)).toEqual([undefined, 'TOTAL']);
    expect(lida.colunas[2]).toEqual({ titulo: 'Embalagem', campo: 'unidadeProduto' });
  });

  test('a field without a column gets one value for all rows, or the content that the names have', async () => {
    await criarItem(app, { nome: 'ARROZ', categoria: 'CEREAIS' });
    const lida = await ler('produtos', 'Nome;Item;Embalagem\nARROZ 5 KG;ARROZ;Pacote\nARROZ 1,5 KG;ARROZ;Pacote');
    const colunas = [
      ...lida.colunas,
      { titulo: 'Medida', campo: 'medidaReal', doNome: true as const },
      { titulo: 'Unidade de medida', campo: 'unidadeMedida', doNome: true as const },
      { titulo: 'Perecível', campo: 'isPerecivel', paraTodas: 'Sim' },
    ];
    const importacao = await prepararImportacao('produtos', { ...lida, colunas });
    expect((await importacao.enviar()).resultado).toMatchObject({ novas: 2, recusadas: 0 });
    const gravados = (await pessoa.injetar('GET', '/produtos')).json<Produto[]>();
    expect(
      gravados.map(({ nome, medidaReal, unidadeMedida, isPerecivel }) => [
        nome,
        medidaReal,
        unidadeMedida,
        isPerecivel,
      ]),
    ).toEqual([
      ['ARROZ 1,5 KG', 1.5, 'KG', true],
      ['ARROZ 5 KG', 5, 'KG', true],
    ]);
  });

  test('a value for all rows begins no new record in a file of recipes', async () => {
    const lida = await ler('preparos', 'Preparação;Ingrediente;Quantidade\nCANJA;FRANGO;5000\n;SAL;10\nSOPA;SAL;10');
    const colunas = [...lida.colunas, { titulo: 'Porções', campo: 'porcoes', paraTodas: '100' }];
    const conferidas = await conferir('preparos', { ...lida, colunas });
    expect(conferidas.map(({ numero, registro }) => [numero, registro])).toEqual([
      [2, 2],
      [3, 2],
      [4, 4],
    ]);
  });
});
