import { formatarCnpj } from '../../formatos/cnpj.js';
import { formatarCpf } from '../../formatos/cpf.js';
import { nomeProprio } from '../../formatos/nomes.js';
import { ocultarCpf } from '../../formatos/ocultos.js';
import { formatarInscricaoEstadual } from '../../formatos/registros.js';
import { formatarCelular, formatarTelefone } from '../../formatos/telefone.js';
import { temMembros, temTitular } from '../../regras/cadastros/caf.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import {
  ROTULOS_GRUPO_PRIORITARIO,
  ROTULOS_SEXO,
  ROTULOS_TIPO_CAF,
  ROTULOS_TIPO_FORNECEDOR,
} from '../../vocabulario/cadastros/fornecedores.js';
import { UFS } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { CAMPOS_DO_ENDERECO } from './endereco.definicao.js';
import type { Fornecedor, MembroLido } from './fornecedores.js';

const ehFisico = ({ fornecedorTipo }: Fornecedor): boolean => fornecedorTipo === 'FISICO';
const ehJuridico = ({ fornecedorTipo }: Fornecedor): boolean => fornecedorTipo === 'JURIDICO';
const ehFamiliar = ({ agriculturaFamiliar }: Fornecedor): boolean => agriculturaFamiliar;
const simOuNao = ({ agriculturaFamiliar }: Fornecedor): string => (agriculturaFamiliar ? 'Sim' : 'Não');

/** The fields of a supplier. */
export const CAMPOS_DO_FORNECEDOR = {
  /** Whichever name it has. */
  identificacao: {
    titulo: 'Nome',
    valor: ({ nome, nomeFantasia }) => nome ?? nomeFantasia ?? '',
    naTela: nomeProprio,
    onde: ['tela'],
    detalhe: false,
  },
  fornecedorTipo: {
    titulo: 'Tipo',
    valor: ({ fornecedorTipo }) => ROTULOS_TIPO_FORNECEDOR[fornecedorTipo],
    onde: ['tela'],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_TIPO_FORNECEDOR },
      explicacao:
        'Escolha uma opção da lista. Se ficar em branco, o tipo segue o documento (CPF: pessoa física; CNPJ: pessoa jurídica). Não pode ser alterado depois.',
      exemplo: 'Jurídico',
    },
  },
  /** Whichever document it has. */
  documento: {
    titulo: 'CPF/CNPJ',
    tipo: 'codigo',
    valor: ({ cpf, cnpj }) => (cpf === null ? formatarCnpj(cnpj ?? '') : formatarCpf(cpf)),
    onde: ['tela'],
    ordem: false,
    detalhe: false,
  },
  cnpj: {
    titulo: 'CNPJ',
    tipo: 'codigo',
    valor: ({ cnpj }) => formatarCnpj(cnpj ?? ''),
    so: ehJuridico,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'codigo', digitos: [14] },
      explicacao: 'Obrigatório para o tipo Jurídico. Identifica o fornecedor.',
      exemplo: '11.222.333/0001-81',
    },
  },
  cpf: {
    titulo: 'CPF',
    tipo: 'codigo',
    // A printed list needs no whole CPF.
    valor: ({ cpf }) => ocultarCpf(cpf ?? ''),
    naTela: (_, { cpf }) => formatarCpf(cpf ?? ''),
    so: ehFisico,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'codigo', digitos: [11] },
      explicacao: 'Obrigatório para o tipo Físico. Identifica o fornecedor.',
      exemplo: '123.456.789-09',
    },
  },
  nomeFantasia: {
    titulo: 'Nome fantasia',
    valor: ({ nomeFantasia }) => nomeFantasia,
    naTela: nomeProprio,
    so: ehJuridico,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Obrigatório para o tipo Jurídico.',
      exemplo: 'Mercado Bom Preço',
    },
  },
  razaoSocial: {
    titulo: 'Razão social',
    valor: ({ razaoSocial }) => razaoSocial,
    naTela: nomeProprio,
    so: ehJuridico,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Obrigatória para o tipo Jurídico.',
      exemplo: 'Bom Preço Alimentos Ltda',
    },
  },
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeProprio,
    so: ehFisico,
    onde: ['papel'],
    importacao: { leitura: { tipo: 'texto' }, explicacao: 'Obrigatório para o tipo Físico.', exemplo: 'Ana Lima' },
  },
  inscricaoEstadual: {
    titulo: 'Inscrição estadual',
    valor: ({ inscricaoEstadual }) => formatarInscricaoEstadual(inscricaoEstadual ?? ''),
    so: ehJuridico,
    importacao: {
      leitura: { tipo: 'codigo', digitos: [9] },
      explicacao: 'Obrigatória para o tipo Jurídico.',
      exemplo: '12.345.678-9',
    },
  },
  porteDaEmpresa: {
    titulo: 'Porte da empresa',
    valor: ({ porteDaEmpresa }, descrever) => descrever('portes-empresa', porteDaEmpresa),
    convencao: 'portes-empresa',
    so: ehJuridico,
    importacao: {
      leitura: { tipo: 'opcao', de: 'portes-empresa' },
      explicacao: 'Escolha uma opção da lista. Obrigatório para o tipo Jurídico.',
      exemplo: 'ME',
    },
  },
  email: {
    titulo: 'E-mail',
    valor: ({ email }) => email,
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Um endereço.',
      exemplo: 'vendas@exemplo.com.br',
    },
  },
  /** One number, for the paper. */
  contato: {
    titulo: 'Telefone',
    tipo: 'codigo',
    valor: ({ telefone, celular }) => formatarTelefone(telefone || celular || ''),
    onde: ['papel'],
    detalhe: false,
  },
  telefone: {
    titulo: 'Telefone',
    valor: ({ telefone }) => telefone && formatarTelefone(telefone),
    importacao: {
      leitura: { tipo: 'codigo', digitos: [10, 11] },
      explicacao: 'Com o DDD.',
      exemplo: '(16) 3399-1001',
    },
  },
  celular: {
    titulo: 'Celular',
    valor: ({ celular }) => celular && formatarCelular(celular),
    importacao: { leitura: { tipo: 'codigo', digitos: [11] }, explicacao: 'Com o DDD.', exemplo: '(16) 98765-4321' },
  },
  cep: CAMPOS_DO_ENDERECO.cep,
  logradouro: CAMPOS_DO_ENDERECO.logradouro,
  numero: CAMPOS_DO_ENDERECO.numero,
  complemento: {
    titulo: 'Complemento',
    valor: ({ complemento }) => complemento,
    naTela: nomeProprio,
    importacao: { leitura: { tipo: 'texto' }, exemplo: 'Sala 2' },
  },
  bairro_distrito: {
    titulo: 'Bairro ou distrito',
    valor: ({ bairro_distrito: bairro }) => bairro,
    naTela: nomeProprio,
    importacao: { leitura: { tipo: 'texto' }, obrigatorio: true, exemplo: 'Centro' },
  },
  municipio: {
    titulo: 'Município',
    valor: ({ municipio, uf }) => `${municipio} – ${uf}`,
    naTela: (_, { municipio, uf }) => `${nomeProprio(municipio)}/${uf}`,
    onde: ['tela', 'papel'],
    importacao: { leitura: { tipo: 'texto' }, obrigatorio: true, exemplo: 'São Carlos' },
  },
  uf: {
    titulo: 'UF',
    valor: ({ uf }) => uf,
    detalhe: false,
    importacao: {
      leitura: { tipo: 'opcao', de: Object.fromEntries(UFS.map((uf) => [uf, uf])) },
      obrigatorio: true,
      explicacao: 'A sigla do estado.',
      exemplo: 'SP',
    },
  },
  agriculturaFamiliar: {
    titulo: 'Agricultura familiar',
    valor: ({ agriculturaFamiliar, cafNumero, cafValidade }) =>
      agriculturaFamiliar
        ? ['Sim', cafNumero, cafValidade && `válida até ${cafValidade}`].filter(Boolean).join(' – ')
        : 'Não',
    naTela: (_, fornecedor) => simOuNao(fornecedor),
    onde: ['tela', 'papel'],
    ordem: simOuNao,
    importacao: {
      leitura: { tipo: 'logico' },
      explicacao: 'Sim ou não. Conta para o percentual de compras da agricultura familiar do PNAE.',
      exemplo: 'Não',
    },
  },
  cafNumero: {
    titulo: 'Número da CAF ou da DAP',
    valor: ({ cafNumero }) => cafNumero,
    so: ehFamiliar,
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Preencha apenas para a agricultura familiar.',
      exemplo: 'SP012026.01.000001234CAF',
    },
  },
  cafTipo: {
    titulo: 'Tipo da CAF ou da DAP',
    valor: ({ cafTipo }) => cafTipo && ROTULOS_TIPO_CAF[cafTipo],
    so: ehFamiliar,
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_TIPO_CAF },
      explicacao: 'Escolha uma opção da lista. Preencha apenas para a agricultura familiar.',
      exemplo: 'Grupo informal',
    },
  },
  cafValidade: {
    titulo: 'Validade da CAF ou da DAP',
    tipo: 'data',
    valor: ({ cafValidade }) => cafValidade,
    so: ehFamiliar,
    importacao: {
      leitura: { tipo: 'data' },
      explicacao: 'DD/MM/AAAA, o último dia de validade. Preencha apenas para a agricultura familiar.',
      exemplo: '31/12/2027',
    },
  },
  sexoDoTitular: {
    titulo: 'Sexo de quem tem a CAF',
    valor: ({ sexoDoTitular }) => sexoDoTitular && ROTULOS_SEXO[sexoDoTitular],
    so: ({ agriculturaFamiliar, cafTipo }) => agriculturaFamiliar && temTitular(cafTipo),
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_SEXO },
      explicacao: 'Escolha uma opção da lista. Preencha apenas para a agricultura familiar que não é grupo formal.',
      exemplo: 'Feminino',
    },
  },
  gruposPrioritarios: {
    titulo: 'Grupos prioritários',
    valor: ({ gruposPrioritarios }) => gruposPrioritarios.map((grupo) => ROTULOS_GRUPO_PRIORITARIO[grupo]),
    so: ehFamiliar,
    importacao: {
      leitura: { tipo: 'opcoes', de: ROTULOS_GRUPO_PRIORITARIO },
      explicacao:
        'Escolha opções da lista, separadas por ponto e vírgula. Preencha apenas para a agricultura familiar.',
      exemplo: 'Comunidade quilombola; Grupo de mulheres',
    },
  },
  cafMembros: {
    titulo: 'Membros do grupo',
    valor: ({ cafMembros }) =>
      cafMembros
        .map(
          ({ nome, caf, validade }) => `${nomeProprio(nome)} (CAF ${caf}${validade ? `, válida até ${validade}` : ''})`,
        )
        .join('; '),
    so: ({ agriculturaFamiliar, cafTipo }) => agriculturaFamiliar && temMembros(cafTipo),
  },
} satisfies CamposDefinidos<Fornecedor, ListaConvencao>;

const SO_DE_GRUPO = 'Preencha apenas para grupos da agricultura familiar.';

/** The fields of a family of a group, which the spreadsheet has: a row each. */
export const CAMPOS_DO_MEMBRO = {
  membroCaf: {
    titulo: 'CAF do membro',
    valor: ({ caf }) => caf,
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: `Uma família do grupo por linha. ${SO_DE_GRUPO}`,
      exemplo: 'SP012026.01.000005678CAF',
    },
  },
  membroNome: {
    titulo: 'Nome do membro',
    valor: ({ nome }) => nome,
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Obrigatório com a CAF do membro.',
      exemplo: 'Família Souza',
    },
  },
  membroCpf: {
    titulo: 'CPF do membro',
    tipo: 'codigo',
    valor: ({ cpf }) => cpf && formatarCpf(cpf),
    importacao: { leitura: { tipo: 'codigo', digitos: [11] }, explicacao: SO_DE_GRUPO, exemplo: '987.654.321-00' },
  },
  membroSexo: {
    titulo: 'Sexo do membro',
    valor: ({ sexo }) => sexo && ROTULOS_SEXO[sexo],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_SEXO },
      explicacao: `Escolha uma opção da lista. ${SO_DE_GRUPO}`,
      exemplo: 'Feminino',
    },
  },
  membroValidade: {
    titulo: 'Validade da CAF do membro',
    tipo: 'data',
    valor: ({ validade }) => validade,
    importacao: {
      leitura: { tipo: 'data' },
      explicacao: `DD/MM/AAAA, o último dia de validade. ${SO_DE_GRUPO}`,
      exemplo: '31/12/2027',
    },
  },
} satisfies CamposDefinidos<MembroLido, never>;
