import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ArquivoEmBase64, CadastroCitado, EntidadeImportavel } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { tituloDoNome } from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { carregarReferencia } from '../../demonstracao/referencia/carregar.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, async (tx) => {
    await tx.delete(convencoes);
    await carregarReferencia(tx);
  });
  const { estoque } = await criarUnidade(app, { nome: 'SECRETARIA DE EDUCAÇÃO' });
  await criarUnidade(app, { nome: 'CEMEI SOL' });
  gestora = await entrarComo(app, {
    permissoes: [
      'CONFIGURACOES',
      'USUARIOS',
      'UNIDADES',
      'ITENS',
      'PRODUTOS',
      'FORNECEDORES',
      'ESTOQUES',
      'ALIMENTOS',
      'PREPAROS',
      'AQUISICOES',
    ],
    estoques: [estoque],
  });
});
afterAll(() => app.close());

const { ler, conferir, importar } = importadorDe(() => gestora);

interface Coluna {
  titulo: string;
  obrigatoria: boolean;
  explicacao: string;
  exemplo: string;
}

/** The model of an entity: the titles of its first sheet, and the explanations of its second sheet. */
async function modeloDe(entidade: EntidadeImportavel): Promise<{ titulos: string[]; colunas: Coluna[] }> {
  const { conteudo } = (await gestora.injetar('GET', `/importacoes/${entidade}/modelo`)).json<ArquivoEmBase64>();
  const { sheets } = await readXlsx(Buffer.from(conteudo, 'base64'));
  const titulos = (sheets[0]?.rows[0] ?? []).map(String);
  const explicadas = (sheets[1]?.rows ?? []).slice(1, titulos.length + 1);
  return {
    titulos,
    colunas: explicadas.map(([titulo, obrigatoria, explicacao, exemplo]) => ({
      titulo: String(titulo ?? ''),
      obrigatoria: obrigatoria === 'Sim',
      explicacao: String(explicacao ?? ''),
      exemplo: String(exemplo ?? ''),
    })),
  };
}

const csv = (...linhas: string[][]) =>
  linhas.map((linha) => linha.map((celula) => `"${celula.replaceAll('"', '""')}"`).join(';')).join('\n');

/** How the row of examples is filled: columns that stay blank, and cells of their own. */
interface Linha {
  fora?: string[];
  em?: Record<string, string>;
  /** Columns that this kind of record needs; others of the entity do not have them. */
  dependem?: string[];
}

/** In the order in which a municipality imports them: a row names records of those before it. */
const LINHAS: [EntidadeImportavel, string, Linha][] = [
  ['unidades', 'a school', { dependem: ['Código INEP'] }],
  ['usuarios', 'a cook', { fora: ['CNH', 'CRN'], dependem: ['Cargo'] }],
  ['itens', 'a food', { dependem: ['Categoria'] }],
  ['produtos', 'a package', {}],
  [
    'fornecedores',
    'a company',
    {
      fora: [
        ...['CPF', 'Nome', 'Número da CAF ou da DAP', 'Tipo da CAF ou da DAP', 'Validade da CAF ou da DAP'],
        ...['Sexo de quem tem a CAF', 'Grupos prioritários', 'CAF do membro', 'Nome do membro', 'CPF do membro'],
        ...['Sexo do membro', 'Validade da CAF do membro'],
      ],
      dependem: ['CNPJ', 'Nome fantasia', 'Razão social', 'Inscrição estadual', 'Porte da empresa'],
    },
  ],
  [
    'fornecedores',
    'a grower',
    {
      fora: ['CNPJ', 'Nome fantasia', 'Razão social', 'Inscrição estadual', 'Porte da empresa'],
      em: { Tipo: 'Físico', 'Agricultura familiar': 'Sim' },
      // A family of the group: the example has one.
      dependem: ['CPF', 'Nome', 'Agricultura familiar', 'Tipo da CAF ou da DAP', 'CAF do membro', 'Nome do membro'],
    },
  ],
  ['estoque-inicial', 'a lot', { em: { Unidade: 'Secretaria de Educação', Validade: '10/01/2099' } }],
  ['alimentos', 'a food', { dependem: ['Quantidade base', 'Unidade de medida'] }],
  ['composicao-alimentos', 'a food of a table', { em: { Código: '990001' } }],
  ['preparos', 'a recipe', {}],
  [
    'aquisicoes',
    'a tender',
    {
      fora: ['Fonte de recurso'],
      em: { Vigência: '31/12/2098' },
      dependem: ['Tipo de licitação', 'Modalidade'],
    },
  ],
  ['recursos-pnae', 'a transfer', { dependem: ['Parcela'] }],
];

test.each(LINHAS)(
  'the model of %s explains each column, and its examples import %s',
  async (entidade, _registro, linha) => {
    const { titulos, colunas } = await modeloDe(entidade);
    expect(titulos).toEqual(colunas.map(({ titulo, obrigatoria }) => (obrigatoria ? `${titulo} *` : titulo)));
    expect(new Set(titulos).size).toBe(titulos.length);
    for (const { titulo, explicacao, exemplo } of colunas)
      expect([titulo, explicacao, exemplo]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/^.+\.$/),
        expect.stringMatching(/./),
      ]);
    const preencher = (emBranco?: string) =>
      colunas.map(({ titulo, exemplo }) =>
        titulo === emBranco || linha.fora?.includes(titulo) ? '' : (linha.em?.[titulo] ?? exemplo),
      );
    const conferida = async (emBranco?: string) =>
      (await conferir(entidade, await ler(entidade, csv(titulos, preencher(emBranco)))))[0];
    expect(await conferida()).toMatchObject({ situacao: 'NOVA', motivos: [], avisos: [] });

    // Blank is refused where the model says that the column is required, and nowhere else.
    const recusadas = [];
    for (const [i, { titulo }] of colunas.entries())
      if (preencher()[i] !== '' && (await conferida(titulo))?.situacao === 'RECUSADA') recusadas.push(titulo);
    const marcadas = colunas.flatMap(({ titulo, obrigatoria }) => (obrigatoria ? [titulo] : []));
    expect(recusadas.sort()).toEqual([...marcadas, ...(linha.dependem ?? [])].sort());

    expect(await importar(entidade, csv(titulos, preencher()))).toMatchObject({ novas: 1, recusadas: [] });
  },
);

const DA_MEDIDA = { 'Unidade de medida': ['UM', 'Medida em'] };
const DOS_COMPONENTES = {
  caloria: ['Energia', 'Calorias', 'Valor energético', 'Energia (kcal)'],
  carboidrato: ['Carboidratos', 'Carboidrato', 'Carboidrato total', 'Carboidratos totais', 'Carboidrato total (g)'],
  proteina: ['Proteínas', 'Proteína', 'Proteína (g)'],
  lipidio: ['Lipídios', 'Lipídio', 'Lipídeos', 'Gorduras totais', 'Gordura total', 'Lipídeos (g)'],
  fibra: ['Fibras', 'Fibra', 'Fibra alimentar', 'Fibras alimentares', 'Fibra alimentar (g)'],
  vitamina_a: ['Vitamina A', 'RAE', 'Vitamina A (RAE)', 'RAE (mcg)', 'RAE (µg)'],
  vitamina_c: ['Vitamina C', 'Ácido ascórbico', 'Vitamina C (mg)'],
  calcio: ['Cálcio', 'Cálcio (mg)'],
  ferro: ['Ferro', 'Ferro (mg)'],
  magnesio: ['Magnésio', 'Magnésio (mg)'],
  zinco: ['Zinco', 'Zinco (mg)'],
  sodio: ['Sódio', 'Sódio (mg)'],
};
const DO_ENDERECO = { Logradouro: ['Endereço', 'Rua'], Número: ['Nº', 'Num'] };
const DOS_TELEFONES = { Telefone: ['Fone', 'Telefone fixo'], Celular: ['WhatsApp'] };

/** What the lists of municipalities and of other systems call the columns, by the title or the name of the field. */
const OUTROS_TITULOS: Record<EntidadeImportavel, Record<string, string[]>> = {
  unidades: {
    ...DO_ENDERECO,
    Nome: ['Unidade', 'Escola', 'Nome da escola', 'Nome da unidade', 'Unidade educacional'],
    'Tipo de unidade': ['Tipo'],
    'Código INEP': ['INEP', 'Código da escola', 'CO_ENTIDADE'],
    Cidade: ['Município'],
    Bairro: ['Distrito', 'Bairro ou distrito'],
    Telefone: ['Fone'],
    Responsável: ['Nome do responsável', 'Diretor', 'Diretora', 'Direção'],
    Localização: ['Zona'],
    'Povo ou comunidade tradicional': ['PCT'],
    'Alunos do AEE': ['AEE'],
  },
  usuarios: {
    ...DOS_TELEFONES,
    Nome: ['Nome completo', 'Servidor', 'Funcionário'],
    Usuário: ['Login', 'Nome de usuário'],
    'E-mail': ['Correio eletrônico'],
    'Tipo de pessoa': ['Tipo'],
    Cargo: ['Função'],
    Unidades: ['Estoques', 'Unidade', 'Escola', 'Escolas', 'Lotação'],
    Permissões: ['Permissão', 'Acessos'],
  },
  itens: {
    Nome: ['Item', 'Nome do item', 'Descrição', 'Gênero', 'Gênero alimentício'],
    Tipo: ['Tipo do item', 'Tipo de item'],
    Categoria: ['Grupo', 'Categoria do alimento', 'Grupo alimentar'],
    'Grau de processamento': ['Processamento'],
  },
  produtos: {
    ...DA_MEDIDA,
    Nome: ['Produto', 'Nome do produto', 'Descrição'],
    Item: ['Nome do item'],
    'Unidade do produto': ['Embalagem', 'Unidade de compra', 'Unidade de fornecimento'],
    Medida: ['Conteúdo', 'Quantidade por embalagem', 'Quantidade na embalagem', 'Medida real'],
    Perecível: ['É perecível'],
  },
  fornecedores: {
    ...DO_ENDERECO,
    ...DOS_TELEFONES,
    Tipo: ['Tipo de pessoa', 'Pessoa', 'Tipo do fornecedor'],
    'Nome fantasia': ['Fantasia'],
    'Razão social': ['Empresa'],
    Nome: ['Nome completo', 'Produtor', 'Agricultor'],
    'Inscrição estadual': ['IE'],
    'Porte da empresa': ['Porte'],
    'E-mail': ['Correio eletrônico'],
    'Bairro ou distrito': ['Bairro', 'Distrito', 'Bairro/Distrito'],
    Município: ['Cidade'],
    UF: ['Estado'],
    'Agricultura familiar': ['Fornecedor da agricultura familiar'],
    'Número da CAF ou da DAP': ['CAF', 'DAP', 'Número da CAF', 'Número da DAP'],
    'Tipo da CAF ou da DAP': ['Tipo da CAF', 'Tipo da DAP'],
    'Validade da CAF ou da DAP': ['Validade da CAF', 'Validade da DAP'],
  },
  'estoque-inicial': {
    Unidade: ['Escola', 'Estoque', 'Unidade educacional'],
    Produto: ['Nome do produto', 'Descrição'],
    Lote: ['Número do lote', 'Nº do lote'],
    Fabricação: ['Data de fabricação', 'Fabricado em'],
    Validade: ['Data de validade', 'Vencimento', 'Vence em'],
    Quantidade: ['Qtd', 'Qtde', 'Saldo'],
  },
  alimentos: {
    ...DOS_COMPONENTES,
    ...DA_MEDIDA,
    Nome: ['Alimento', 'Descrição', 'Descrição dos alimentos', 'Descrição do alimento'],
    Item: ['Nome do item', 'Gênero', 'Gênero alimentício'],
    Forma: ['Preparo do alimento', 'Estado'],
    'Quantidade base': ['Base', 'Porção'],
  },
  'composicao-alimentos': {
    ...DOS_COMPONENTES,
    Código: ['Número do alimento', 'Número', 'Código do alimento', 'Cód.'],
    Descrição: ['Descrição dos alimentos', 'Descrição do alimento', 'Alimento'],
    Categoria: ['Categoria do alimento', 'Grupo', 'Grupo alimentar'],
    Fonte: ['Tabela', 'Referência'],
  },
  preparos: {
    ...DA_MEDIDA,
    Nome: ['Preparo', 'Preparação', 'Receita', 'Nome da preparação'],
    Porções: ['Rendimento', 'Número de porções', 'Nº de porções'],
    Ingrediente: ['Alimento', 'Ingredientes'],
    Quantidade: ['Peso líquido', 'PL', 'Quantidade líquida', 'Per capita líquido'],
    'Peso bruto': ['PB', 'Quantidade bruta'],
    'Fator de correção': ['FC', 'Fator'],
    'Modo de preparo': ['Preparo passo a passo', 'Modo de fazer'],
    'Medida caseira da porção': ['Medida caseira'],
    'Peso pronto (kg)': ['Peso cozido', 'Peso pronto', 'Rendimento em kg'],
    'Tempo de preparo (min)': ['Tempo de preparo', 'Tempo'],
    'Índice de cocção': ['IC', 'Fator de cocção', 'FCy'],
  },
  aquisicoes: {
    Tipo: ['Tipo de aquisição', 'Tipo da aquisição'],
    Número: ['Número da licitação', 'Número da aquisição', 'Nº'],
    'Unidade educacional': ['Unidade', 'Secretaria'],
    'Processo administrativo': ['Número do processo', 'Processo'],
    'Data do contrato': ['Assinatura', 'Data'],
    Vigência: ['Vigência até', 'Fim da vigência', 'Validade'],
    'Tipo de licitação': ['Critério de julgamento'],
    Modalidade: ['Modalidade da licitação', 'Modalidade de licitação'],
    'Fonte de recurso': ['Fonte'],
    'Valor total': ['Valor da licitação', 'Valor do contrato'],
    Fornecedor: ['Contratado', 'Empresa', 'CNPJ', 'CPF ou CNPJ', 'CNPJ do fornecedor'],
    'Número do contrato': ['Contrato'],
    Produto: ['Item', 'Nome do produto'],
    Descrição: ['Marca', 'Especificação'],
    Quantidade: ['Qtd', 'Quant', 'Saldo', 'Quantidade contratada'],
    'Preço unitário': ['Valor unitário', 'Preço', 'Preço da unidade'],
  },
  'recursos-pnae': {
    Data: ['Data do crédito', 'Data do repasse'],
    Tipo: ['Tipo de recurso', 'Tipo do recurso'],
    Parcela: ['Número da parcela', 'Nº da parcela'],
    Documento: ['Ordem bancária', 'OB', 'Número da OB'],
    Valor: ['Valor do repasse', 'Valor creditado'],
    Ano: ['Exercício'],
  },
};

test.each(Object.entries(OUTROS_TITULOS) as [EntidadeImportavel, Record<string, string[]>][])(
  'a file of %s is read with the titles that other systems have',
  async (entidade, outros) => {
    const maximo = Math.max(...Object.values(outros).map((titulos) => titulos.length));
    for (let n = 0; n < maximo; n += 1) {
      const escolhidos = Object.entries(outros).flatMap(([coluna, titulos]) =>
        titulos.slice(n, n + 1).map((titulo) => [coluna, titulo] as const),
      );
      const titulos = escolhidos.map(([, titulo]) => titulo);
      const { campos, colunas } = await ler(
        entidade,
        csv(
          titulos,
          titulos.map(() => 'x'),
        ),
      );
      const tituloDe = new Map(campos.map(({ campo, titulo }) => [campo, titulo]));
      expect(
        colunas.map(({ titulo, campo }, i) => {
          const [coluna = ''] = escolhidos[i] ?? [];
          return [titulo, campo === coluna ? campo : tituloDe.get(campo ?? '')];
        }),
      ).toEqual(escolhidos.map(([coluna, titulo]) => [titulo, coluna]));
    }
  },
);

test.each<[EntidadeImportavel, Record<string, string>]>([
  ['itens', {}],
  ['produtos', { item: 'itens' }],
  ['alimentos', { itemAlimento: 'itens' }],
  ['preparos', { alimento: 'alimentos' }],
  ['aquisicoes', { produto: 'produtos', fornecedor: 'fornecedores' }],
  ['estoque-inicial', { produto: 'produtos' }],
])('the preview of %s names the records that are missing, and no other unknown option', async (entidade, faltam) => {
  const { titulos } = await modeloDe(entidade);
  const lida = await ler(entidade, `${titulos.join(';')}\n${titulos.map(() => 'Quiabo da roça').join(';')}`);
  const [linha] = await conferir(entidade, lida);
  const ditos = linha?.motivos.flatMap(({ campo, falta }) => (falta ? [[campo, falta]] : [])) ?? [];
  const nome = 'Quiabo da roça';
  expect(Object.fromEntries(ditos)).toEqual(
    Object.fromEntries(Object.entries(faltam).map(([campo, citado]) => [campo, { entidade: citado, nome }])),
  );
});

test.each<[CadastroCitado, string, string]>([
  ['itens', 'Abóbora; moranga', 'nome'],
  ['produtos', 'Arroz, 5 kg', 'nome'],
  ['alimentos', 'Alho cru', 'nome'],
  ['fornecedores', 'Horta Boa', 'nomeFantasia'],
  ['fornecedores', '11.222.333/0001-81', 'cnpj'],
  ['fornecedores', '529.982.247-25', 'cpf'],
])('a file of missing names is read by the import of %s: %s', async (entidade, nome, campo) => {
  const { colunas, linhas } = await ler(entidade, documentoCsv([[tituloDoNome(entidade, nome)], [nome]]));
  expect(colunas.map((coluna) => coluna.campo)).toEqual([campo]);
  expect(linhas.map(({ celulas, ignorada }) => [celulas, ignorada])).toEqual([[[nome], undefined]]);
});
