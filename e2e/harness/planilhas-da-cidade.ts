import { utils, write } from '@e965/xlsx';
import { novoCpf } from './usuarios.js';
import { novoNumero } from './vez.js';

/** A file as a user chooses it. */
interface Arquivo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A file of a small town, the screen of its import, and the sentence of the result. */
export interface PlanilhaDaCidade {
  tela: string;
  arquivo: Arquivo;
  feito: string;
}

/** The records that the files name, and what tells their own records from others. */
export interface Cidade {
  vez: string;
  unidade: string;
  item: string;
  produto: string;
  cnpj: string;
}

type Celula = string | number | Date | null;

const xlsx = (name: string, folha: string, linhas: Celula[][]): Arquivo => {
  const livro = utils.book_new();
  utils.book_append_sheet(livro, utils.aoa_to_sheet(linhas, { cellDates: true, UTC: true }), folha);
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(livro, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
};

/** As Excel saves a CSV in Brazil: semicolons, Windows-1252. */
const csv = (name: string, linhas: string[]): Arquivo => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(linhas.join('\r\n'), 'latin1'),
});

const dia = (ano: number, mes: number, doMes: number): Date => new Date(Date.UTC(ano, mes - 1, doMes));

/** Nine digits of a company and four of its branch, with their two check digits. */
function novoCnpj(): string {
  const comDigito = (digitos: string): string => {
    const pesos =
      digitos.length === 12 ? [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
    const resto = pesos.reduce((soma, peso, i) => soma + peso * Number(digitos[i]), 0) % 11;
    return digitos + String(resto < 2 ? 0 : 11 - resto);
  };
  const numero = comDigito(comDigito(`${String(novoNumero()).slice(-8)}0001`));
  return numero.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}

const novoInep = (): string => `35${String(novoNumero()).slice(-6)}`;

const comPontos = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/**
 * One file for each kind of import, as a clerk of a small town makes them. Three of them are ugly: titles above the
 * columns, 'R$ 27,90', 'PCT', totals, a signature, Windows-1252.
 */
export function planilhasDaCidade({ vez, unidade, item, produto, cnpj }: Cidade): PlanilhaDaCidade[] {
  return [
    {
      tela: 'Importar Unidades',
      feito: '2 registros novos.',
      arquivo: csv('escolas.csv', [
        'PREFEITURA MUNICIPAL - SECRETARIA DE EDUCAÇÃO;;;;;;;;;',
        'RELAÇÃO DE UNIDADES 2026;;;;;;;;;',
        ';;;;;;;;;',
        'NOME DA ESCOLA;TIPO;CÓD. INEP;ENDEREÇO;Nº;BAIRRO;CEP;MUNICÍPIO;TELEFONE;DIRETOR(A)',
        `EMEF Prof.ª Ângela ${vez};Escola;${novoInep()};Rua das Flores;120;Centro;13560-000;São Carlos;(16) 3399-1001;Ana Lima`,
        `Creche Coração ${vez};CMEI;;Av. São João;45;Vila Nova;13560-010;São Carlos;(16) 3399-1002;Bia Sá`,
        'TOTAL;;;;;;;;;2',
        ';;;;;;;;;',
        '_______________________;;;;;;;;;',
        'Responsável;;;;;;;;;',
      ]),
    },
    {
      tela: 'Importar Usuários',
      feito: '2 registros novos.',
      arquivo: xlsx('servidores.xlsx', 'Plan1', [
        ['Nome completo', 'C.P.F.', 'Login', 'E-mail', 'Tipo', 'Função', 'Lotação'],
        ...['Ana', 'Bia'].map((nome) => {
          const login = `${nome}${vez}`.toLowerCase();
          return [
            `${nome} Lima`,
            comPontos(novoCpf()),
            login,
            `${login}@exemplo.test`,
            'Funcionário(a)',
            'Merendeira(o)',
            unidade,
          ];
        }),
      ]),
    },
    {
      tela: 'Importar Itens',
      feito: '3 registros novos.',
      arquivo: xlsx('generos.xlsx', 'Gêneros', [
        ['Item', 'Gênero alimentício', 'Tipo', 'Grupo'],
        [1, `Fubá ${vez}`, 'Alimento', 'Cereais e derivados'],
        [2, `Chuchu ${vez}`, 'Alimento', 'Verduras, hortaliças e derivados'],
        [3, `Detergente ${vez}`, 'Limpeza', null],
      ]),
    },
    {
      tela: 'Importar Produtos',
      feito: '3 registros novos.',
      arquivo: xlsx('produtos.xlsx', 'Lista', [
        ['SECRETARIA DE EDUCAÇÃO'],
        ['LISTA DE PRODUTOS DA MERENDA'],
        ['ITEM', 'DESCRIÇÃO DO PRODUTO', 'GÊNERO', 'EMBALAGEM', 'CONTEÚDO', 'UNIDADE DE MEDIDA'],
        [1, `Pacote de 1 kg ${vez}`, item, 'PCT', 1, 'KG'],
        [2, `Pacote de 5 kg ${vez}`, item, 'PCT', 5, 'KG'],
        [3, `Pacote de 500 g ${vez}`, item, 'PCT', 500, 'G'],
        ['TOTAL', 3],
      ]),
    },
    {
      tela: 'Importar Fornecedores',
      feito: '1 registro novo.',
      arquivo: csv('fornecedores.csv', [
        'Tipo;CNPJ;Nome Fantasia;Razão Social;IE;Porte;E-mail;Fone;CEP;Rua;Nº;Bairro;Cidade;UF',
        `Jurídico;${novoCnpj()};Mercado ${vez};Mercado ${vez} Ltda;12.345.678-9;Microempresa;vendas@exemplo.test;(16) 3399-1001;13560-000;Rua do Comércio;10;Centro;São Carlos;SP`,
      ]),
    },
    {
      tela: 'Importar Estoque Inicial',
      feito: '2 registros novos.',
      arquivo: xlsx('almoxarifado.xlsx', 'Estoque', [
        ['Escola', 'Produto', 'Nº do lote', 'Fabricado em', 'Vencimento', 'Qtd', 'Preço'],
        [unidade, produto, `A${vez}`, dia(2026, 10, 1), dia(2027, 10, 1), 12, 27.9],
        [unidade, produto, `B${vez}`, dia(2026, 11, 1), dia(2027, 11, 1), 4.5, 27.9],
      ]),
    },
    {
      tela: 'Importar Alimentos',
      feito: '1 registro novo.',
      arquivo: csv('alimentos.csv', [
        'Alimento;Gênero;Forma;Energia (kcal);Proteína (g);Sódio (mg)',
        `Grão cozido ${vez};${item};Cozido;128,26;2,52;1`,
      ]),
    },
    {
      tela: 'Importar Tabela de Composição',
      feito: '2 registros novos.',
      arquivo: csv('tabela.csv', [
        'Número do Alimento;Descrição dos alimentos;Energia (kcal);Proteína (g);Sódio (mg)',
        `${String(novoNumero()).slice(-6)};Grão, cru ${vez};357,79;7,16;1`,
        `${String(novoNumero()).slice(-6)};Grão, cozido ${vez};128,26;2,52;Tr`,
      ]),
    },
    {
      tela: 'Importar Preparos',
      feito: '1 registro novo.',
      arquivo: xlsx('receitas.xlsx', 'Fichas', [
        ['PREPARAÇÃO', 'RENDIMENTO (PORÇÕES)', 'INGREDIENTES', 'PESO LÍQUIDO', 'UNIDADE', 'MODO DE FAZER'],
        [`Arroz com cenoura ${vez}`, 100, 'Arroz branco tipo 1', 5000, 'g', 'Refogue e cozinhe.'],
        [null, null, 'Cenoura', 1500, 'g', null],
      ]),
    },
    {
      tela: 'Importar Licitações/Contratos',
      feito: '1 registro novo.',
      arquivo: xlsx('contrato.xlsx', 'Pregão', [
        [`PREGÃO ${vez}`],
        [
          'Tipo',
          'Número',
          'Ano',
          'Unidade',
          'Objeto',
          'Processo',
          'Assinatura',
          'Vigência até',
          'Critério de julgamento',
          'Modalidade',
          'CNPJ',
          'Contrato',
          'Produto',
          'Quant.',
          'VL. UNIT.',
        ],
        [
          'Licitação',
          vez,
          2026,
          unidade,
          'Gêneros alimentícios',
          '45/2026',
          dia(2026, 2, 2),
          dia(2027, 2, 2),
          'Menor preço',
          'Pregão',
          cnpj,
          `CT ${vez}`,
          produto,
          100,
          'R$ 27,90',
        ],
        ['TOTAL', null, null, null, null, null, null, null, null, null, null, null, null, null, 'R$ 2.790,00'],
      ]),
    },
  ];
}

/** A contract of a product that is not registered, and whose item is not either. */
export const contratoComOQueFalta = ({ vez, unidade, cnpj }: Cidade): PlanilhaDaCidade['arquivo'] =>
  xlsx('pregao.xlsx', 'Pregão', [
    [
      ...[
        'Tipo',
        'Número',
        'Ano',
        'Unidade',
        'Objeto',
        'Processo',
        'Assinatura',
        'Vigência até',
        'Critério de julgamento',
      ],
      ...['Modalidade', 'CNPJ', 'Contrato', 'Produto', 'Quantidade', 'Preço unitário', 'Gênero', 'Grupo', 'Embalagem'],
    ],
    [
      ...['Licitação', `C${vez}`, 2026, unidade, 'Gêneros alimentícios', '46/2026', dia(2026, 2, 2), dia(2027, 2, 2)],
      ...['Menor preço', 'Pregão', cnpj, `CC ${vez}`, `Quirera ${vez} 5 KG`, 100, 27.9, `Quirera ${vez}`],
      ...['Cereais e derivados', 'Pacote'],
    ],
  ]);
