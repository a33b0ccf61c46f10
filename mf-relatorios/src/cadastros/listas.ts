import { api } from '@merenda/shared';
import {
  CAMPOS_DO_FORNECEDOR,
  CAMPOS_DO_ITEM,
  CAMPOS_DO_PRODUTO,
  CAMPOS_DO_USUARIO,
  ROTULOS_TIPO_FORNECEDOR,
  TIPOS_FORNECEDOR,
  type Fornecedor,
  type TipoFornecedor,
} from '@merenda/shared/contratos';
import {
  BUSCA_DE_FORNECEDORES,
  BUSCA_DE_ITENS,
  BUSCA_DE_PRODUTOS,
  BUSCA_DE_USUARIOS,
  lerCriterios,
} from '@merenda/shared/ui';
import type { Relatorio } from '../folha/relatorio.js';
import { listaDefinida } from '../listas/lista-definida.js';

/** The items of the catalogue. */
export const itens = listaDefinida({
  tipo: 'itens',
  titulo: 'Itens',
  ler: (signal) => api.get('relatorios/itens-produto', { signal }),
  campos: CAMPOS_DO_ITEM,
  busca: () => BUSCA_DE_ITENS,
  vazia: 'Nenhum item encontrado.',
});

/** The products of the catalogue, with what one package holds. */
export const produtos = listaDefinida({
  tipo: 'produtos',
  titulo: 'Produtos',
  ler: (signal) => api.get('relatorios/produtos', { signal }),
  campos: CAMPOS_DO_PRODUTO,
  busca: () => BUSCA_DE_PRODUTOS,
  vazia: 'Nenhum produto encontrado.',
});

/** The users with their permissions and units. */
export const usuarios = listaDefinida({
  tipo: 'usuarios',
  titulo: 'Usuários',
  deitada: true,
  ler: (signal) => api.get('usuarios', { signal }),
  campos: CAMPOS_DO_USUARIO,
  nomes: ['nome', 'cpf', 'usuario', 'email', 'pessoaTipo', 'permissoes', 'estoques'],
  busca: () => BUSCA_DE_USUARIOS,
  vazia: 'Nenhum usuário encontrado.',
});

const listaDeFornecedores = (fornecedorTipo: TipoFornecedor): Relatorio => {
  const juridicos = fornecedorTipo === 'JURIDICO';
  return listaDefinida<Fornecedor>({
    tipo: 'fornecedores',
    titulo: juridicos ? 'Fornecedores – Pessoa Jurídica' : 'Fornecedores – Pessoa Física',
    deitada: true,
    ler: (signal) => api.get('relatorios/fornecedores', { busca: { fornecedorTipo }, signal }),
    campos: CAMPOS_DO_FORNECEDOR,
    nomes: [
      ...(juridicos ? ['nomeFantasia', 'razaoSocial', 'cnpj'] : ['nome', 'cpf']),
      ...['municipio', 'contato', 'email', 'agriculturaFamiliar'],
    ],
    busca: () => BUSCA_DE_FORNECEDORES,
    vazia: 'Nenhum fornecedor encontrado.',
  });
};

/**
 * The suppliers of one type: the second segment of the address, or the type that the manage screen left in the session.
 * Without either the page asks (specification 3: Jurídico or Físico).
 */
export const fornecedores: Relatorio = async (pedido) => {
  const { id: sinal = '', segundo } = pedido;
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
  return fornecedorTipo ? listaDeFornecedores(fornecedorTipo)(pedido) : null;
};
