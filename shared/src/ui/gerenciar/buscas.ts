import {
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_TIPO_FORNECEDOR,
  type Categoria,
  type Fornecedor,
  type Modalidade,
  type Usuario,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarCpf } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import { opcoesDe } from '../campos/SelectOpcoes.js';
import type { CampoDeBusca } from './filtro.js';

/*
 * The search fields of lists that several areas have: the manage screen and its printed report filter by the same.
 */

/** A document is found as it is written, and by its characters alone. */
const documento = (texto: string, formatar: (texto: string) => string): string[] => [formatar(texto), texto];

export const BUSCA_DE_USUARIOS: readonly CampoDeBusca<Usuario>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ pessoa }) => pessoa.nome },
  {
    campo: 'busca',
    rotulo: 'Usuário, e-mail ou CPF',
    pessoal: true,
    texto: ({ usuario, email, pessoa }) => [usuario, email, ...documento(pessoa.cpf, formatarCpf)],
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

/** The fields of what is cooked for a category and modality. A printed report names the category as the data have it. */
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
