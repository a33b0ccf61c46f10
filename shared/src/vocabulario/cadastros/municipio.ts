/** Time zones of Brazil, by their IANA name, with the places that follow them. */
export const ROTULOS_FUSO = {
  'America/Noronha': 'Fernando de Noronha (UTC−2)',
  'America/Sao_Paulo': 'Brasília, Sul, Sudeste e Goiás (UTC−3)',
  'America/Bahia': 'Bahia (UTC−3)',
  'America/Maceio': 'Alagoas e Sergipe (UTC−3)',
  'America/Recife': 'Pernambuco (UTC−3)',
  'America/Fortaleza': 'Ceará, Maranhão, Paraíba, Piauí e Rio Grande do Norte (UTC−3)',
  'America/Belem': 'Amapá e leste do Pará (UTC−3)',
  'America/Santarem': 'Oeste do Pará (UTC−3)',
  'America/Araguaina': 'Tocantins (UTC−3)',
  'America/Campo_Grande': 'Mato Grosso do Sul (UTC−4)',
  'America/Cuiaba': 'Mato Grosso (UTC−4)',
  'America/Manaus': 'Amazonas (UTC−4)',
  'America/Boa_Vista': 'Roraima (UTC−4)',
  'America/Porto_Velho': 'Rondônia (UTC−4)',
  'America/Eirunepe': 'Oeste do Amazonas (UTC−5)',
  'America/Rio_Branco': 'Acre (UTC−5)',
} as const;
export type Fuso = keyof typeof ROTULOS_FUSO;
export const FUSOS = Object.keys(ROTULOS_FUSO) as [Fuso, ...Fuso[]];

/** Links of the login, in the order in which they are shown, with their words there. */
export const ROTULOS_LINK = {
  linkSuporte: 'Suporte',
  linkSite: 'Site da prefeitura',
  linkFacebook: 'Facebook',
  linkInstagram: 'Instagram',
  linkYoutube: 'YouTube',
} as const;
export type CampoDeLink = keyof typeof ROTULOS_LINK;
export const CAMPOS_DE_LINK = Object.keys(ROTULOS_LINK) as CampoDeLink[];

/** Addresses of the outside services. */
export const ROTULOS_SERVICO = {
  enderecoCep: 'Serviço de CEP',
  enderecoCidades: 'Serviço de apresentação',
  enderecoGestaoEscolar: 'Gestão escolar',
  enderecoSistemaEscolar: 'Sistema escolar',
} as const;
export type CampoDeServico = keyof typeof ROTULOS_SERVICO;
export const CAMPOS_DE_SERVICO = Object.keys(ROTULOS_SERVICO) as CampoDeServico[];

/** Settings that a variable of the server's environment may define; its value wins. */
export const CAMPOS_DO_SERVIDOR = ['fuso', ...CAMPOS_DE_LINK, ...CAMPOS_DE_SERVICO] as const;
export type CampoDoServidor = (typeof CAMPOS_DO_SERVIDOR)[number];

/** Who links menus to the calendar of a unit: every user of the unit, or only those with CARDAPIOS. */
export const ROTULOS_VINCULO = {
  TODOS: 'Todos os usuários da unidade',
  CARDAPIOS: 'Só quem tem a permissão Cardápios',
} as const;
export type VinculoDeCardapios = keyof typeof ROTULOS_VINCULO;
export const VINCULOS = Object.keys(ROTULOS_VINCULO) as [VinculoDeCardapios, ...VinculoDeCardapios[]];

/** Whether users get their week by e-mail on Mondays. */
export const ROTULOS_EMAIL_DA_SEMANA = {
  LIGADO: 'Enviar às segundas-feiras',
  DESLIGADO: 'Não enviar',
} as const;
export type EmailDaSemana = keyof typeof ROTULOS_EMAIL_DA_SEMANA;
export const EMAILS_DA_SEMANA = Object.keys(ROTULOS_EMAIL_DA_SEMANA) as [EmailDaSemana, ...EmailDaSemana[]];
