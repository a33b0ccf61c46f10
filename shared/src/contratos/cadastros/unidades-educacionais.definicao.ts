import { nomeProprio } from '../../formatos/nomes.js';
import { formatarTelefone } from '../../formatos/telefone.js';
import type { CamposDe } from '../../regras/definicao.js';
import {
  ROTULOS_LOCALIZACAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_TIPO_UNIDADE,
} from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { CAMPOS_DO_ENDERECO } from './endereco.definicao.js';
import type { UnidadeEducacional } from './unidades-educacionais.js';

/** The fields of an educational unit. */
export const CAMPOS_DA_UNIDADE = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeProprio,
    onde: ['tela'],
    principal: true,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Identifica a unidade que não tem código INEP.',
      exemplo: 'EMEB Professora Ana Lima',
    },
  },
  tipoUnidade: {
    titulo: 'Tipo de unidade',
    valor: ({ tipoUnidade }) => ROTULOS_TIPO_UNIDADE[tipoUnidade],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_TIPO_UNIDADE },
      obrigatorio: true,
      exemplo: 'Escola',
    },
  },
  codigoInep: {
    titulo: 'Código INEP',
    titulos: { tela: 'INEP' },
    valor: ({ codigoInep }) => codigoInep,
    so: ({ tipoUnidade }) => tipoUnidade === 'ESCOLA',
    onde: ['tela'],
    importacao: {
      leitura: { tipo: 'codigo', digitos: [8] },
      explicacao: 'Obrigatório para escolas novas. Identifica a unidade.',
      exemplo: '35000001',
    },
  },
  cep: CAMPOS_DO_ENDERECO.cep,
  cidade: {
    titulo: 'Cidade',
    valor: ({ cidade }) => cidade,
    naTela: nomeProprio,
    onde: ['tela'],
    importacao: { leitura: { tipo: 'texto' }, obrigatorio: true, exemplo: 'São Carlos' },
  },
  logradouro: CAMPOS_DO_ENDERECO.logradouro,
  numero: CAMPOS_DO_ENDERECO.numero,
  bairro: {
    titulo: 'Bairro',
    valor: ({ bairro }) => bairro,
    naTela: nomeProprio,
    importacao: { leitura: { tipo: 'texto' }, exemplo: 'Centro' },
  },
  telefone: {
    titulo: 'Telefone',
    valor: ({ telefone }) => telefone && formatarTelefone(telefone),
    importacao: {
      leitura: { tipo: 'codigo', digitos: [10, 11] },
      obrigatorio: true,
      explicacao: 'Com o DDD.',
      exemplo: '(16) 3399-1001',
    },
  },
  nomeDoResponsavel: {
    titulo: 'Responsável',
    valor: ({ nomeDoResponsavel }) => nomeDoResponsavel,
    naTela: nomeProprio,
    importacao: { leitura: { tipo: 'texto' }, exemplo: 'Ana Lima' },
  },
  ativa: { titulo: 'Situação', valor: ({ ativa }) => (ativa ? 'Ativa' : 'Desativada'), onde: ['tela'] },
  localizacao: {
    titulo: 'Localização',
    valor: ({ localizacao }) => localizacao && ROTULOS_LOCALIZACAO[localizacao],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_LOCALIZACAO },
      exemplo: 'Urbana',
    },
  },
  pct: {
    titulo: 'Povo ou comunidade tradicional',
    valor: ({ pct }) => pct && ROTULOS_POVO_TRADICIONAL[pct],
    importacao: {
      leitura: { tipo: 'opcao', de: ROTULOS_POVO_TRADICIONAL },
      exemplo: 'Nenhum',
    },
  },
  refeicoesPorDia: {
    titulo: 'Refeições por dia',
    tipo: 'inteiro',
    valor: ({ refeicoesPorDia }) => refeicoesPorDia,
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      explicacao: `Um número de 1 a ${LIMITES.refeicoesPorDia}.`,
      exemplo: '3',
    },
  },
  alunosAee: {
    titulo: 'Alunos do AEE',
    tipo: 'inteiro',
    valor: ({ alunosAee }) => alunosAee,
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      explicacao: 'Alunos do atendimento educacional especializado.',
      exemplo: '12',
    },
  },
} satisfies CamposDe<UnidadeEducacional, never>;
