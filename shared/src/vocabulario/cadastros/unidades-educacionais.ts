export const TIPOS_UNIDADE = ['ESCOLA', 'INSTITUICAO'] as const;
export type TipoUnidade = (typeof TIPOS_UNIDADE)[number];

export const ROTULOS_TIPO_UNIDADE: Record<TipoUnidade, string> = {
  ESCOLA: 'Escola',
  INSTITUICAO: 'Instituição',
};

/** Area of a unit, as the census tells it. */
export const LOCALIZACOES = ['URBANA', 'RURAL'] as const;
export type Localizacao = (typeof LOCALIZACOES)[number];

export const ROTULOS_LOCALIZACAO: Record<Localizacao, string> = { URBANA: 'Urbana', RURAL: 'Rural' };

/** Traditional peoples and communities (PCT): their students have a transfer of their own. */
export const POVOS_TRADICIONAIS = ['NENHUM', 'INDIGENA', 'QUILOMBOLA', 'ASSENTAMENTO', 'OUTRO'] as const;
export type PovoTradicional = (typeof POVOS_TRADICIONAIS)[number];

export const ROTULOS_POVO_TRADICIONAL: Record<PovoTradicional, string> = {
  NENHUM: 'Nenhum',
  INDIGENA: 'Indígena',
  QUILOMBOLA: 'Quilombola',
  ASSENTAMENTO: 'Assentamento',
  OUTRO: 'Outro',
};

/** Brazilian states, for the addresses. */
export const UFS = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const;
export type Uf = (typeof UFS)[number];

/** Fields of an existing unit that an import from the school system may write. */
export const CAMPOS_IMPORTADOS = [
  'nome',
  'tipoUnidade',
  'codigoInep',
  'cep',
  'cidade',
  'logradouro',
  'numero',
  'bairro',
  'telefone',
  'idIEscolar',
] as const;
export type CampoImportado = (typeof CAMPOS_IMPORTADOS)[number];

export const ROTULOS_CAMPO_IMPORTADO: Record<CampoImportado, string> = {
  nome: 'Nome',
  tipoUnidade: 'Tipo de unidade',
  codigoInep: 'Código INEP',
  cep: 'CEP',
  cidade: 'Cidade',
  logradouro: 'Logradouro',
  numero: 'Número',
  bairro: 'Bairro',
  telefone: 'Telefone',
  idIEscolar: 'Número no sistema escolar',
};

/** Action of an import for a unit. */
export const SITUACOES_DA_IMPORTACAO = ['NOVA', 'ALTERADA', 'IGUAL', 'RECUSADA'] as const;
