import { formatarCpf } from '../../formatos/cpf.js';
import { nomeProprio } from '../../formatos/nomes.js';
import { ocultarCpf } from '../../formatos/ocultos.js';
import { formatarCelular, formatarTelefone } from '../../formatos/telefone.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { CAMPO_DO_TIPO_PESSOA } from '../../vocabulario/acesso/pessoas.js';
import { ROTULOS_SITUACAO_USUARIO } from '../../vocabulario/acesso/usuarios.js';
import { ROTULOS_PERMISSAO } from '../../vocabulario/permissoes.js';
import type { Usuario } from './usuarios.js';

/** Only persons of some type have the field. */
const doTipo =
  (campo: 'cargo' | 'cnh' | 'crn') =>
  ({ pessoa }: Usuario): boolean =>
    CAMPO_DO_TIPO_PESSOA[pessoa.pessoaTipo]?.campo === campo;

/** The fields of a user; those of the person are named as in a row of a spreadsheet (`UsuarioDePlanilha`). */
export const CAMPOS_DO_USUARIO = {
  nome: {
    titulo: 'Nome',
    valor: ({ pessoa, situacao }) => (situacao === 'DESATIVADO' ? `${pessoa.nome} (inativo)` : pessoa.nome),
    naTela: (_, { pessoa }) => nomeProprio(pessoa.nome),
    onde: ['tela', 'papel'],
    ordem: 'nome',
    importacao: { leitura: { tipo: 'texto' }, obrigatorio: true, exemplo: 'Ana Lima' },
  },
  cpf: {
    titulo: 'CPF',
    tipo: 'codigo',
    // A printed list needs no whole CPF.
    valor: ({ pessoa }) => ocultarCpf(pessoa.cpf),
    naTela: (_, { pessoa }) => formatarCpf(pessoa.cpf),
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'codigo', digitos: [11] },
      obrigatorio: true,
      explicacao: 'Digite com ou sem a pontuação. Identifica o usuário.',
      exemplo: '123.456.789-09',
    },
  },
  usuario: {
    titulo: 'Usuário',
    valor: ({ usuario }) => usuario,
    onde: ['tela', 'papel'],
    ordem: 'usuario',
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O nome com que entra no sistema, sem espaços.',
      exemplo: 'ana.lima',
    },
  },
  email: {
    titulo: 'E-mail',
    valor: ({ email }) => email,
    onde: ['tela', 'papel'],
    ordem: 'e-mail',
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Um endereço de e-mail. O convite é enviado para ele.',
      exemplo: 'ana.lima@exemplo.com.br',
    },
  },
  telefone: {
    titulo: 'Telefone',
    valor: ({ pessoa }) => pessoa.telefone && formatarTelefone(pessoa.telefone),
    importacao: {
      leitura: { tipo: 'codigo', digitos: [10, 11] },
      explicacao: 'Com o DDD.',
      exemplo: '(16) 3399-1001',
    },
  },
  celular: {
    titulo: 'Celular',
    valor: ({ pessoa }) => pessoa.celular && formatarCelular(pessoa.celular),
    importacao: { leitura: { tipo: 'codigo', digitos: [11] }, explicacao: 'Com o DDD.', exemplo: '(16) 98765-4321' },
  },
  pessoaTipo: {
    titulo: 'Tipo de pessoa',
    titulos: { tela: 'Tipo', papel: 'Tipo' },
    valor: ({ pessoa }, descrever) => descrever('tipos-pessoa', pessoa.pessoaTipo),
    convencao: 'tipos-pessoa',
    onde: ['tela', 'papel'],
    ordem: 'tipo',
    importacao: {
      leitura: { tipo: 'opcao', de: 'tipos-pessoa' },
      obrigatorio: true,
      exemplo: 'Funcionário(a)',
    },
  },
  cargo: {
    titulo: 'Cargo',
    valor: ({ pessoa }, descrever) => descrever('cargos', pessoa.cargo),
    convencao: 'cargos',
    so: doTipo('cargo'),
    importacao: {
      leitura: { tipo: 'opcao', de: 'cargos' },
      explicacao: 'Escolha uma opção da lista. Obrigatório para funcionários. Deixe em branco para as outras pessoas.',
      exemplo: 'Merendeira(o)',
    },
  },
  cnh: {
    titulo: 'CNH',
    valor: ({ pessoa }) => pessoa.cnh,
    so: doTipo('cnh'),
    importacao: {
      leitura: { tipo: 'codigo', digitos: [11] },
      explicacao: 'Obrigatória para motoristas. Deixe em branco para as outras pessoas.',
      exemplo: '12345678900',
    },
  },
  crn: {
    titulo: 'CRN',
    valor: ({ pessoa }) => pessoa.crn,
    so: doTipo('crn'),
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: 'Obrigatório para nutricionistas. Deixe em branco para as outras pessoas.',
      exemplo: 'CRN-03/1234',
    },
  },
  estoques: {
    titulo: 'Unidades',
    titulos: { detalhes: 'Estoques' },
    valor: ({ estoques }) => estoques.map(({ unidadeEducacional }) => unidadeEducacional.nome),
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'opcoes', de: 'registros' },
      explicacao: 'As unidades em que trabalha, separadas por ponto e vírgula. Cadastre ou importe as unidades antes.',
      exemplo: 'EMEB Professora Ana Lima; CEMEI Sol',
    },
  },
  permissoes: {
    titulo: 'Permissões',
    valor: ({ permissoes }) => permissoes.map((permissao) => ROTULOS_PERMISSAO[permissao]),
    onde: ['papel'],
    importacao: {
      leitura: { tipo: 'opcoes', de: ROTULOS_PERMISSAO },
      explicacao: `Separe as permissões por ponto e vírgula: ${Object.values(ROTULOS_PERMISSAO).join('; ')}.`,
      exemplo: 'Solicitações de compra; Estoques',
    },
  },
  situacao: {
    titulo: 'Situação',
    valor: ({ situacao }) => ROTULOS_SITUACAO_USUARIO[situacao],
    onde: ['tela'],
    ordem: 'situacao',
  },
} satisfies CamposDefinidos<Usuario, 'tipos-pessoa' | 'cargos'>;
