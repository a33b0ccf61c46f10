import { api } from '@merenda/shared';
import {
  ROTULOS_TIPO_FORNECEDOR,
  TIPOS_FORNECEDOR,
  type Fornecedor,
  type TipoFornecedor,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarTelefone, ocultarCpf } from '@merenda/shared/formatos';
import { BUSCA_DE_FORNECEDORES, lerCriterios } from '@merenda/shared/ui';
import type { Celula, ColunaDaFolha, TabelaDaFolha } from '../folha/folha.js';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';

/**
 * The suppliers of one type: the second segment of the address, or the type that the manage screen left in the session.
 * Without either the page asks (specification 3: Jurídico or Físico).
 */
export const fornecedores: Relatorio = async ({ id = '', segundo, signal }) => {
  const tipo = segundo ?? lerCriterios('fornecedores').fornecedorTipo;
  if (tipo === undefined || tipo === '') {
    return {
      pergunta: 'Quais fornecedores?',
      opcoes: TIPOS_FORNECEDOR.map((valor) => ({
        rotulo: ROTULOS_TIPO_FORNECEDOR[valor],
        endereco: `/relatorio/fornecedores/${id}/${valor}`,
      })),
    };
  }
  if (!ehTipo(tipo)) return null;
  const filtrados = filtrar(
    'fornecedores',
    id,
    await api.get('relatorios/fornecedores', { busca: { fornecedorTipo: tipo }, signal }),
    BUSCA_DE_FORNECEDORES,
  );
  if (!filtrados) return null;
  const { linhas, filtro, dados } = filtrados;
  return {
    titulo: tipo === 'JURIDICO' ? 'Fornecedores – Pessoa Jurídica' : 'Fornecedores – Pessoa Física',
    deitada: true,
    filtro,
    dados,
    tabelas: [tipo === 'JURIDICO' ? deJuridicos(linhas) : deFisicos(linhas)],
  };
};

const COMUNS: readonly ColunaDaFolha[] = [
  { titulo: 'Município' },
  { titulo: 'Telefone', tipo: 'codigo' },
  { titulo: 'E-mail' },
  { titulo: 'Agricultura familiar' },
];
const VAZIA = 'Nenhum fornecedor encontrado.';

function deJuridicos(linhas: readonly Fornecedor[]): TabelaDaFolha {
  return {
    colunas: [{ titulo: 'Nome fantasia' }, { titulo: 'Razão social' }, { titulo: 'CNPJ', tipo: 'codigo' }, ...COMUNS],
    linhas: linhas.map((um) => [um.nomeFantasia, um.razaoSocial, formatarCnpj(um.cnpj ?? ''), ...celulasComuns(um)]),
    vazia: VAZIA,
  };
}

function deFisicos(linhas: readonly Fornecedor[]): TabelaDaFolha {
  return {
    colunas: [{ titulo: 'Nome' }, { titulo: 'CPF', tipo: 'codigo' }, ...COMUNS],
    linhas: linhas.map((um) => [um.nome, ocultarCpf(um.cpf ?? ''), ...celulasComuns(um)]),
    vazia: VAZIA,
  };
}

function celulasComuns({
  municipio,
  uf,
  telefone,
  celular,
  email,
  agriculturaFamiliar,
  cafNumero,
  cafValidade,
}: Fornecedor): Celula[] {
  const familiar = ['Sim', cafNumero, cafValidade && `válida até ${cafValidade}`].filter(Boolean).join(' – ');
  return [
    `${municipio} – ${uf}`,
    formatarTelefone(telefone || celular || ''),
    email,
    agriculturaFamiliar ? familiar : 'Não',
  ];
}

function ehTipo(valor: unknown): valor is TipoFornecedor {
  return TIPOS_FORNECEDOR.some((tipo) => tipo === valor);
}
