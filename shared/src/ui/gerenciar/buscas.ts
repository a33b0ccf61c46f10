import {
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_MOTIVO_DA_SOBRA,
  ROTULOS_TEM_PENDENCIAS,
  ROTULOS_TIPO_FORNECEDOR,
  ROTULOS_TIPO_ITEM,
  type Alimento,
  type Categoria,
  type Fornecedor,
  type Item,
  type LoteComSobra,
  type Modalidade,
  type PreparoResumo,
  type Produto,
  type Usuario,
} from '@merenda/shared/contratos';
import { dataComparavel, formatarCnpj, formatarCpf, nomeProprio } from '@merenda/shared/formatos';
import { categoriaPorExtenso, venceEmBreve } from '@merenda/shared/regras';
import { opcoesDe } from '../campos/SelectOpcoes.js';
import type { CampoDeBusca } from './filtro.js';

/*
 * The search fields of lists that several areas have: the manage screen and its printed report filter by the same.
 */

/** A document is found as it is written, and by its characters alone. */
const documento = (texto: string, formatar: (texto: string) => string): string[] => [formatar(texto), texto];

/** The names and options are those of GET /usuarios/pagina. */
export const BUSCA_DE_USUARIOS: readonly CampoDeBusca<Usuario>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ pessoa }) => pessoa.nome },
  {
    campo: 'busca',
    rotulo: 'Usuário, e-mail ou CPF',
    pessoal: true,
    texto: ({ usuario, email, pessoa }) => [usuario, email, ...documento(pessoa.cpf, formatarCpf)],
  },
  {
    tipo: 'opcao',
    campo: 'situacao',
    rotulo: 'Situação',
    opcoes: [
      { valor: 'ATIVOS', rotulo: 'Ativos' },
      { valor: 'INATIVOS', rotulo: 'Inativos' },
      { valor: 'TODOS', rotulo: 'Ativos e inativos' },
    ],
    padrao: 'ATIVOS',
    valor: ({ situacao }) => [situacao === 'DESATIVADO' ? 'INATIVOS' : 'ATIVOS', 'TODOS'],
  },
];

export const BUSCA_DE_FORNECEDORES: readonly CampoDeBusca<Fornecedor>[] = [
  {
    campo: 'nome',
    rotulo: 'Nome',
    texto: ({ nome, nomeFantasia, razaoSocial }) => [nome ?? '', nomeFantasia ?? '', razaoSocial ?? ''],
  },
  {
    campo: 'busca',
    rotulo: 'CPF, CNPJ ou município',
    pessoal: true,
    texto: ({ cpf, cnpj, municipio, uf }) => [
      ...documento(cpf ?? '', formatarCpf),
      ...documento(cnpj ?? '', formatarCnpj),
      `${municipio}/${uf}`,
    ],
  },
  {
    tipo: 'opcao',
    campo: 'fornecedorTipo',
    rotulo: 'Tipo',
    opcoes: opcoesDe(ROTULOS_TIPO_FORNECEDOR),
    valor: ({ fornecedorTipo }) => fornecedorTipo,
  },
];

export const BUSCA_DE_ITENS: readonly CampoDeBusca<Item>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'itemProdutoTipo',
    rotulo: 'Tipo',
    opcoes: opcoesDe(ROTULOS_TIPO_ITEM),
    valor: ({ itemProdutoTipo }) => itemProdutoTipo,
  },
];

export const BUSCA_DE_PRODUTOS: readonly CampoDeBusca<Produto>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

export const BUSCA_DE_PREPAROS: readonly CampoDeBusca<PreparoResumo>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'pendencias',
    rotulo: 'Ficha técnica',
    artigo: 'a',
    opcoes: opcoesDe(ROTULOS_TEM_PENDENCIAS),
    valor: ({ pendencias }) => (pendencias > 0 ? 'COM' : 'SEM'),
  },
];

/** `categorias` are the entries of the look-up list 'categorias-alimento'. */
export const buscaDeAlimentos = (
  categorias: readonly { nome: string; descricao: string }[] | undefined,
): CampoDeBusca<Alimento>[] => [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ itemAlimento }) => itemAlimento.nome },
  {
    tipo: 'opcao',
    campo: 'categoria',
    rotulo: 'Categoria',
    artigo: 'a',
    opcoes: categorias?.map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao })),
    valor: ({ itemAlimento }) => itemAlimento.categoria ?? undefined,
  },
];

/** Name, category and modality of a dish or a menu. A printed report names the category as the data have it. */
export function buscaPorEtapa<T extends { nome: string; categoria: Categoria; modalidade: Modalidade }>(
  categorias: readonly Categoria[] | undefined,
  rotular: (categoria: Categoria) => string = categoriaPorExtenso,
): CampoDeBusca<T>[] {
  return [
    { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
    {
      tipo: 'opcao',
      campo: 'categoria',
      rotulo: 'Categoria',
      artigo: 'a',
      opcoes: categorias?.map((categoria) => ({ valor: categoria.id, rotulo: rotular(categoria) })),
      valor: ({ categoria }) => categoria.id,
    },
    {
      tipo: 'opcao',
      campo: 'modalidade',
      rotulo: 'Modalidade',
      artigo: 'a',
      opcoes: opcoesDe(ROTULOS_MODALIDADE_ESCOLAR),
      valor: ({ modalidade }) => modalidade.nome,
    },
  ];
}

const PRAZOS_DE_VENCIMENTO = { 7: 'Vence em até 7 dias', 30: 'Vence em até 30 dias', 60: 'Vence em até 60 dias' };

/**
 * The fields of the lots of which something is left. A printed report names the units as the data have them.
 * @param hoje 'YYYY-MM-DD'
 */
export const buscaDeVencimentos = (
  hoje: string,
  linhas: readonly LoteComSobra[] | undefined,
  rotular: (unidade: string) => string = nomeProprio,
): CampoDeBusca<LoteComSobra>[] => [
  { campo: 'produto', rotulo: 'Produto', principal: true, texto: ({ produtoLote }) => produtoLote.produto.nome },
  {
    tipo: 'opcao',
    campo: 'unidade',
    rotulo: 'Unidade educacional',
    artigo: 'a',
    opcoes: linhas && unidadesDas(linhas, rotular),
    valor: ({ unidade }) => String(unidade.id),
  },
  {
    tipo: 'opcao',
    campo: 'motivo',
    rotulo: 'Motivo',
    opcoes: opcoesDe(ROTULOS_MOTIVO_DA_SOBRA),
    valor: ({ motivo }) => motivo,
  },
  {
    tipo: 'opcao',
    campo: 'prazo',
    rotulo: 'Prazo',
    opcoes: Object.entries(PRAZOS_DE_VENCIMENTO).map(([valor, rotulo]) => ({ valor, rotulo })),
    valor: ({ produtoLote }) =>
      Object.keys(PRAZOS_DE_VENCIMENTO).filter((dias) =>
        venceEmBreve(dataComparavel(produtoLote.dataValidade), hoje, Number(dias)),
      ),
  },
];

function unidadesDas(linhas: readonly LoteComSobra[], rotular: (unidade: string) => string) {
  const unidades = new Map(linhas.map(({ unidade }) => [unidade.id, unidade.nome]));
  return [...unidades]
    .map(([id, nome]) => ({ valor: String(id), rotulo: rotular(nome) }))
    .sort((uma, outra) => uma.rotulo.localeCompare(outra.rotulo, 'pt-BR'));
}
