import { api } from '@merenda/shared';
import { ROTULOS_TIPO_FORNECEDOR, TIPOS_FORNECEDOR, type FornecedorDaLista, type TipoFornecedor } from '@merenda/shared/contratos';
import { lerCriterios, opcoesDe, type CampoDeBusca } from '@merenda/shared/ui';
import { filtrar } from '../listas/filtrar';
import type { Relatorio } from '../relatorios';

const BUSCA: CampoDeBusca<FornecedorDaLista>[] = [
  { tipo: 'opcao', campo: 'fornecedorTipo', rotulo: 'Tipo', opcoes: opcoesDe(ROTULOS_TIPO_FORNECEDOR), valor: ({ fornecedorTipo }) => fornecedorTipo },
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome, nomeFantasia, razaoSocial }) => [nome, nomeFantasia, razaoSocial].join(' ') },
];

/**
 * The suppliers of one type: the second segment of the address, or the type that the manage screen left in the session. Without either the
 * page asks (specification 3: Jurídico or Físico).
 */
export const fornecedores: Relatorio = async ({ id = '', segundo, signal }) => {
  const tipo = segundo ?? lerCriterios('fornecedores').fornecedorTipo;
  if (tipo === undefined || tipo === '') {
    return { pergunta: 'Quais fornecedores?', opcoes: TIPOS_FORNECEDOR.map((valor) => ({ rotulo: ROTULOS_TIPO_FORNECEDOR[valor], endereco: `/relatorio/fornecedores/${id}/${valor}` })) };
  }
  if (!ehTipo(tipo)) return null;
  const filtrados = filtrar('fornecedores', id, await api.get<FornecedorDaLista[]>('fornecedores', { busca: { fornecedorTipo: tipo }, signal }), BUSCA);
  if (!filtrados) return null;
  const familiar = ({ agriculturaFamiliar }: FornecedorDaLista) => (agriculturaFamiliar ? 'Sim' : 'Não');
  return {
    titulo: tipo === 'JURIDICO' ? 'Fornecedores – Pessoa Jurídica' : 'Fornecedores – Pessoa Física',
    filtro: filtrados.filtro,
    tabelas: [
      tipo === 'JURIDICO'
        ? {
            colunas: [{ titulo: 'Nome fantasia' }, { titulo: 'Razão social' }, { titulo: 'Agricultura familiar' }],
            linhas: filtrados.linhas.map((fornecedor) => [fornecedor.nomeFantasia, fornecedor.razaoSocial, familiar(fornecedor)]),
            vazia: 'Nenhum fornecedor encontrado.',
          }
        : {
            colunas: [{ titulo: 'Nome' }, { titulo: 'Agricultura familiar' }],
            linhas: filtrados.linhas.map((fornecedor) => [fornecedor.nome, familiar(fornecedor)]),
            vazia: 'Nenhum fornecedor encontrado.',
          },
    ],
  };
};

function ehTipo(valor: unknown): valor is TipoFornecedor {
  return TIPOS_FORNECEDOR.some((tipo) => tipo === valor);
}
