import { api } from '@merenda/shared';
import {
  ROTULOS_GRAU_PROCESSAMENTO,
  ROTULOS_PERMISSAO,
  ROTULOS_TIPO_FORNECEDOR,
  ROTULOS_TIPO_ITEM,
  SIMBOLOS_UNIDADE_MEDIDA,
  TIPOS_FORNECEDOR,
  type Fornecedor,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarTelefone, ocultarCpf } from '@merenda/shared/formatos';
import { descreverLimites } from '@merenda/shared/regras';
import {
  BUSCA_DE_FORNECEDORES,
  BUSCA_DE_ITENS,
  BUSCA_DE_PRODUTOS,
  BUSCA_DE_USUARIOS,
  lerCriterios,
} from '@merenda/shared/ui';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { folhaDaLista, type ColunaDaLista } from '../listas/folha-da-lista.js';

/** The items of the catalogue. */
export const itens: Relatorio = async ({ id: sinal, signal }) => {
  const [lidas, categoria] = await Promise.all([
    api.get('relatorios/itens-produto', { signal }),
    lerDescricoes('categorias-alimento', signal),
  ]);
  return folhaDaLista({
    tipo: 'itens',
    titulo: 'Itens',
    sinal,
    lidas,
    busca: BUSCA_DE_ITENS,
    colunas: [
      ['Nome', ({ nome }) => nome],
      ['Tipo', ({ itemProdutoTipo }) => ROTULOS_TIPO_ITEM[itemProdutoTipo]],
      ['Categoria', (item) => categoria(item.categoria)],
      ['Grau de processamento', ({ grauProcessamento: grau }) => grau && ROTULOS_GRAU_PROCESSAMENTO[grau]],
    ],
    vazia: 'Nenhum item encontrado.',
  });
};

/** The products of the catalogue, with what one package holds. */
export const produtos: Relatorio = async ({ id: sinal, signal }) => {
  const [lidas, unidade] = await Promise.all([
    api.get('relatorios/produtos', { signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return folhaDaLista({
    tipo: 'produtos',
    titulo: 'Produtos',
    sinal,
    lidas,
    busca: BUSCA_DE_PRODUTOS,
    colunas: [
      ['Nome', ({ nome }) => nome],
      ['Item', ({ item }) => item.nome],
      ['Embalagem', ({ unidadeProduto }) => unidade(unidadeProduto)],
      ['Conteúdo', ({ medidaReal }) => medidaReal, { tipo: 'quantidade' }],
      ['Medida', ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]],
      ['Perecível', ({ isPerecivel }) => (isPerecivel ? 'Sim' : 'Não')],
      ['Temperatura', descreverLimites, { opcional: true }],
    ],
    vazia: 'Nenhum produto encontrado.',
  });
};

/** The users with their permissions and units; a printed list needs no whole CPF. */
export const usuarios: Relatorio = async ({ id: sinal, signal }) => {
  const [lidas, tipo] = await Promise.all([api.get('usuarios', { signal }), lerDescricoes('tipos-pessoa', signal)]);
  return folhaDaLista({
    tipo: 'usuarios',
    titulo: 'Usuários',
    deitada: true,
    sinal,
    lidas,
    busca: BUSCA_DE_USUARIOS,
    colunas: [
      ['Nome', ({ pessoa, situacao }) => (situacao === 'DESATIVADO' ? `${pessoa.nome} (inativo)` : pessoa.nome)],
      ['CPF', ({ pessoa }) => ocultarCpf(pessoa.cpf), { tipo: 'codigo' }],
      ['Usuário', ({ usuario }) => usuario],
      ['E-mail', ({ email }) => email],
      ['Tipo', ({ pessoa }) => tipo(pessoa.pessoaTipo)],
      ['Permissões', ({ permissoes }) => permissoes.map((permissao) => ROTULOS_PERMISSAO[permissao]).join(', ')],
      ['Unidades', ({ estoques }) => estoques.map(({ unidadeEducacional }) => unidadeEducacional.nome).join(', ')],
    ],
    vazia: 'Nenhum usuário encontrado.',
  });
};

/**
 * The suppliers of one type: the second segment of the address, or the type that the manage screen left in the session.
 * Without either the page asks (specification 3: Jurídico or Físico).
 */
export const fornecedores: Relatorio = async ({ id: sinal = '', segundo, signal }) => {
  const escolhido = segundo ?? lerCriterios('fornecedores').fornecedorTipo;
  if (escolhido === undefined || escolhido === '') {
    return {
      pergunta: 'Quais fornecedores?',
      opcoes: TIPOS_FORNECEDOR.map((valor) => ({
        rotulo: ROTULOS_TIPO_FORNECEDOR[valor],
        endereco: `/relatorio/fornecedores/${sinal}/${valor}`,
      })),
    };
  }
  const fornecedorTipo = TIPOS_FORNECEDOR.find((tipo) => tipo === escolhido);
  if (!fornecedorTipo) return null;
  const juridicos = fornecedorTipo === 'JURIDICO';
  return folhaDaLista({
    tipo: 'fornecedores',
    titulo: juridicos ? 'Fornecedores – Pessoa Jurídica' : 'Fornecedores – Pessoa Física',
    deitada: true,
    sinal,
    lidas: await api.get('relatorios/fornecedores', { busca: { fornecedorTipo }, signal }),
    busca: BUSCA_DE_FORNECEDORES,
    colunas: [
      ...(juridicos ? DE_JURIDICOS : DE_FISICOS),
      ['Município', ({ municipio, uf }) => `${municipio} – ${uf}`],
      ['Telefone', ({ telefone, celular }) => formatarTelefone(telefone || celular || ''), { tipo: 'codigo' }],
      ['E-mail', ({ email }) => email],
      ['Agricultura familiar', agriculturaFamiliar],
    ],
    vazia: 'Nenhum fornecedor encontrado.',
  });
};

const DE_JURIDICOS: readonly ColunaDaLista<Fornecedor>[] = [
  ['Nome fantasia', ({ nomeFantasia }) => nomeFantasia],
  ['Razão social', ({ razaoSocial }) => razaoSocial],
  ['CNPJ', ({ cnpj }) => formatarCnpj(cnpj ?? ''), { tipo: 'codigo' }],
];

const DE_FISICOS: readonly ColunaDaLista<Fornecedor>[] = [
  ['Nome', ({ nome }) => nome],
  ['CPF', ({ cpf }) => ocultarCpf(cpf ?? ''), { tipo: 'codigo' }],
];

const agriculturaFamiliar = ({ agriculturaFamiliar: familiar, cafNumero, cafValidade }: Fornecedor): string =>
  familiar ? ['Sim', cafNumero, cafValidade && `válida até ${cafValidade}`].filter(Boolean).join(' – ') : 'Não';
