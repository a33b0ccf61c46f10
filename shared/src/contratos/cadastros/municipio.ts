import { z } from 'zod';
import {
  ESQUEMAS_DE_LINK,
  ESQUEMAS_DE_PAGINA,
  violacoesDoAnoLetivo,
  violacoesDoEndereco,
  violacoesDoEstado,
  violacoesDoFuso,
  violacoesDoResponsavelTecnico,
} from '../../regras/cadastros/municipio.js';
import { caracteresNoMinimo } from '../../regras/valores.js';
import { conferir, conferirCampo } from '../conferir.js';
import {
  CAMPOS_DE_SERVICO,
  CAMPOS_DO_SERVIDOR,
  EMAILS_DA_SEMANA,
  VINCULOS,
} from '../../vocabulario/cadastros/municipio.js';
import { PERMISSOES } from '../../vocabulario/permissoes.js';
import { UFS } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  Cnpj,
  CodigoIbge,
  Crn,
  DataBR,
  DataEntrada,
  type DaTela,
  inteiro,
  opcao,
  opcional,
  texto,
  Versao,
  VersaoLida,
} from '../primitivos.js';

const endereco = (esquemas: readonly string[]) =>
  opcional(texto(LIMITES.enderecoWeb).superRefine(conferirCampo((valor) => violacoesDoEndereco(valor, esquemas))));

const Fuso = texto(LIMITES.fuso).superRefine(conferirCampo(violacoesDoFuso));

/**
 * The municipality, with its links and its outside services: the first administrator gives it, and CONFIGURACOES
 * changes it.
 */
export const IdentidadeDoMunicipio = z.object({
  /** As it is shown: 'São João del-Rei'. */
  nome: texto(LIMITES.municipio),
  uf: opcao(UFS),
  codigoIbge: opcional(CodigoIbge),
  cnpjPrefeitura: opcional(Cnpj),
  cnpjSecretaria: opcional(Cnpj),
  cnpjFundo: opcional(Cnpj),
  /** IANA name of the time zone that defines 'today'. */
  fuso: Fuso,
  /** Links of the login; an empty one is not shown. */
  linkSuporte: endereco(ESQUEMAS_DE_LINK),
  linkSite: endereco(ESQUEMAS_DE_LINK),
  linkFacebook: endereco(ESQUEMAS_DE_LINK),
  linkInstagram: endereco(ESQUEMAS_DE_LINK),
  linkYoutube: endereco(ESQUEMAS_DE_LINK),
  /** Addresses of the outside services. */
  enderecoCep: endereco(ESQUEMAS_DE_PAGINA),
  enderecoCidades: endereco(ESQUEMAS_DE_PAGINA),
  enderecoGestaoEscolar: endereco(ESQUEMAS_DE_PAGINA),
  enderecoSistemaEscolar: endereco(ESQUEMAS_DE_PAGINA),
});
export type IdentidadeDoMunicipio = z.infer<typeof IdentidadeDoMunicipio>;

const MinutosSemUso = inteiro(
  LIMITES.sessaoMinutosMinimos,
  LIMITES.sessaoMinutos,
  `Informe ao menos ${LIMITES.sessaoMinutosMinimos} minutos.`,
);

/**
 * Body of PUT /municipio. Settings that the server's environment defines keep their stored values, whatever is sent.
 */
export const MunicipioEdicao = IdentidadeDoMunicipio.extend({
  inicioAnoLetivo: opcional(DataEntrada),
  fimAnoLetivo: opcional(DataEntrada),
  /** Days with school in a year. */
  diasLetivos: inteiro(1, LIMITES.diasLetivos, 'Informe ao menos um dia letivo.'),
  vinculoDeCardapios: opcao(VINCULOS),
  /** Least number of characters of a new password. */
  senhaMinima: inteiro(LIMITES.senhaMinima, LIMITES.senhaMinimaMaxima, caracteresNoMinimo(LIMITES.senhaMinima)),
  /** The longest session, in days; an absent setting stays, as below. */
  sessaoDias: inteiro(1, LIMITES.sessaoDias, 'Informe ao menos um dia.').optional(),
  /** For how long a session may be unused, in minutes: of most users, of cooks, by PIN, and of managers. */
  sessaoMinutos: MinutosSemUso.optional(),
  sessaoMinutosCozinha: MinutosSemUso.optional(),
  sessaoMinutosPin: MinutosSemUso.optional(),
  sessaoMinutosGestao: MinutosSemUso.optional(),
  /** Permissions whose holders must have a second factor; those that are not sent stay. */
  segundoFatorObrigatorio: z.array(opcao(PERMISSOES)).max(PERMISSOES.length).optional(),
  /** Whether users get their week by e-mail; it stays when it is not sent. */
  semanaPorEmail: opcao(EMAILS_DA_SEMANA).optional(),
  /** The nutritionist who answers for the menus; printed on them. */
  nutricionistaNome: opcional(texto(LIMITES.nome)),
  nutricionistaCrn: opcional(Crn),
  versao: VersaoLida,
})
  .superRefine(conferir(violacoesDoEstado))
  .superRefine(conferir(violacoesDoAnoLetivo))
  .superRefine(conferir(violacoesDoResponsavelTecnico));
export type MunicipioEdicao = DaTela<z.infer<typeof MunicipioEdicao>>;

/** CHEIO: only reads work. QUASE_CHEIO: it soon will be. */
const SITUACOES_DO_DISCO = ['CHEIO', 'QUASE_CHEIO'] as const;
export type SituacaoDoDisco = (typeof SITUACOES_DO_DISCO)[number];

/** Settings of the municipality as they are in force. */
export const Municipio = z.object({
  /** Null until the municipality is named. */
  nome: z.string().nullable(),
  uf: z.enum(UFS).nullable(),
  codigoIbge: z.string().nullable(),
  cnpjPrefeitura: z.string().nullable(),
  cnpjSecretaria: z.string().nullable(),
  cnpjFundo: z.string().nullable(),
  fuso: z.string(),
  linkSuporte: z.string().nullable(),
  linkSite: z.string().nullable(),
  linkFacebook: z.string().nullable(),
  linkInstagram: z.string().nullable(),
  linkYoutube: z.string().nullable(),
  enderecoCep: z.string().nullable(),
  enderecoCidades: z.string().nullable(),
  enderecoGestaoEscolar: z.string().nullable(),
  enderecoSistemaEscolar: z.string().nullable(),
  inicioAnoLetivo: DataBR.nullable(),
  fimAnoLetivo: DataBR.nullable(),
  diasLetivos: z.int(),
  vinculoDeCardapios: z.enum(VINCULOS),
  senhaMinima: z.int(),
  sessaoDias: z.int(),
  sessaoMinutos: z.int(),
  sessaoMinutosCozinha: z.int(),
  sessaoMinutosPin: z.int(),
  sessaoMinutosGestao: z.int(),
  segundoFatorObrigatorio: z.array(z.enum(PERMISSOES)),
  semanaPorEmail: z.enum(EMAILS_DA_SEMANA),
  nutricionistaNome: z.string().nullable(),
  nutricionistaCrn: z.string().nullable(),
  /** Settings that the server's environment defines. Of a service's address only the host is shown. */
  doServidor: z.array(z.enum(CAMPOS_DO_SERVIDOR)),
  /** The database holds the demonstration, whose passwords are public, although the server runs without it. */
  restaDemonstracao: z.boolean(),
  /** The server has a mail server; otherwise messages become files on it. */
  emailConfigurado: z.boolean(),
  /** The page executes unsigned areas. */
  areasSemAssinatura: z.boolean(),
  /** The disk of the database, when it has little room. */
  disco: z.enum(SITUACOES_DO_DISCO).nullable(),
  versao: Versao,
});
export type Municipio = z.infer<typeof Municipio>;

/** Query of GET /municipios. */
export const PorEstado = z.object({ uf: opcao(UFS) });

/** One of the municipalities of Brazil, with IBGE's name and code. */
export const MunicipioDaLista = z.object({ codigo: z.string(), nome: z.string() });
export type MunicipioDaLista = z.infer<typeof MunicipioDaLista>;

/** Rules that the municipality may switch, for the screens that follow them. */
export const RegrasDoMunicipio = Municipio.pick({ vinculoDeCardapios: true });
export type RegrasDoMunicipio = z.infer<typeof RegrasDoMunicipio>;

/** The outside services without an address for which a stand-in with invented data responds. */
export const ServicosSimulados = z.array(z.enum(CAMPOS_DE_SERVICO));

/** Response of POST /municipio/mensagem-de-teste: the address to which the message went. */
export const MensagemDeTeste = z.object({ para: z.string() });
