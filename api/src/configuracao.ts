import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LinkInstitucional } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { EnderecosExternos } from './externo/enderecos.js';

/** All settings of an installation, read once from the environment. */
export interface Configuracao {
  /** PORT, default 3000. */
  porta: number;
  /** HOST: the address to listen on, default 0.0.0.0. */
  endereco: string;
  /** DATABASE_URL: a PostgreSQL (≥ 15); if absent, the embedded database is used. */
  bancoUrl: string | null;
  /** CONEXOES: maximum connections of this process to that PostgreSQL, default 10. */
  conexoes: number;
  /** DADOS: folder of the embedded database, default `dados/banco` in the root of the project. */
  pastaDados: string;
  /** BACKUPS: folder of the copies that `npm run backup` makes, default `dados/backups`. */
  pastaBackups: string;
  /**
   * ESTATICOS: folder of the built product, default `dist` in the root of the project; if it is missing, only the API
   * is served.
   */
  estaticos: string | null;
  /**
   * MUNICIPIOS: folder of the municipalities' logos (`sao_joao_del-rei.png`), default `dados/municipios`; if it is
   * missing, the login shows initials.
   */
  municipios: string | null;
  /**
   * PROXIES: addresses of the reverse proxies whose X-Forwarded-For is trusted, separated by commas, default
   * `loopback`.
   */
  proxies: string[];
  /**
   * ORIGENS: further origins from which pages may load scripts and data (an area under development), separated by
   * commas.
   */
  origens: string[];
  /**
   * Addresses of the outside services; a labelled stand-in with demonstration data replaces an absent one. CEP_URL:
   * postal codes (`https://viacep.com.br/ws`); CIDADES_URL: list of cities of the presentation service;
   * GESTAO_ESCOLAR_URL: school management (classes, students); SISTEMA_ESCOLAR_URL: list of units of the school system.
   */
  externos: EnderecosExternos;
  correio: {
    /** SMTP_URL: the mail server, `smtp://user:password@host:587`; if absent, messages become files in `pasta`. */
    smtp: string | null;
    /** EMAILS: folder of the messages when there is no mail server, default `dados/emails`. */
    pasta: string;
    /** EMAIL_REMETENTE: sender of the messages. */
    remetente: string;
    /** ENDERECO_PUBLICO: where people reach the product, for links in messages; default `http://localhost:PORT`. */
    enderecoPublico: string;
  };
  /**
   * LINK_SUPORTE, LINK_SITE, LINK_FACEBOOK, LINK_INSTAGRAM, LINK_YOUTUBE: links of the login screen; an empty one is
   * not shown; the demonstration has defaults for absent ones.
   */
  links: LinkInstitucional[];
  /** TZ_MUNICIPIO: time zone of 'today', default America/Sao_Paulo. */
  fuso: string;
  /** DEMO=0 leaves the demonstration municipality out. */
  demonstracao: boolean;
  /** LOG: level of the log (fatal, error, warn, info, debug, trace, silent), default info. */
  nivelDeLog: string;
  /** RESPOSTAS_MIB: memory for compressed answers, in MiB, default 32; 0 keeps none. In bytes here. */
  respostasGuardadas: number;
  /**
   * METRICAS_TOKEN: the secret that a reader of /metricas sends, at least 16 characters; without it the address does
   * not exist.
   */
  tokenDasMetricas: string | null;
  /** NODE_ENV=development: each response is checked against its contract. */
  conferirRespostas: boolean;
}

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

/** Schemes of an address that a page may link to: `javascript:` in a setting would run in every visitor's browser. */
const PAGINA = ['http:', 'https:'];
const LINK = [...PAGINA, 'mailto:', 'tel:'];
const NIVEIS_DE_LOG = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** A shorter secret could be guessed. */
const SEGREDO_MINIMO = 16;

/** A text with a default; an empty one stays empty. */
const texto = (padrao: string) => z.string().default(padrao);
/** A text with a default, also used for an empty one. */
const preenchido = (padrao: string) =>
  z
    .string()
    .default('')
    .transform((valor) => valor || padrao);
/** A text that may be absent or empty: null. */
const opcional = z
  .string()
  .default('')
  .transform((valor) => valor || null);
const inteiro = (padrao: number) =>
  preenchido(String(padrao))
    .refine((valor) => Number.isInteger(Number(valor)) && Number(valor) >= 0, {
      error: ({ input }) => `deve ser um número inteiro, não "${input}".`,
    })
    .transform(Number);
const endereco = (esquemas: string[]) =>
  z.string().refine((valor) => !valor || (URL.canParse(valor) && esquemas.includes(new URL(valor).protocol)), {
    error: ({ input }) => `deve ser um endereço que comece com ${esquemas.join(' ou ')}, não "${input}".`,
  });
const lista = (padrao: string) =>
  texto(padrao).transform((valor) =>
    valor
      .split(',')
      .map((parte) => parte.trim())
      .filter(Boolean),
  );
const pasta = (valor: z.ZodType<string>) => valor.transform((caminho) => path.resolve(RAIZ, caminho));

/** The environment variables: allowed values and defaults. A message follows the variable's name. */
const Ambiente = z.object({
  PORT: inteiro(3000),
  HOST: texto('0.0.0.0'),
  DATABASE_URL: opcional,
  CONEXOES: inteiro(10),
  RESPOSTAS_MIB: inteiro(32).transform((mib) => mib * 1024 * 1024),
  DADOS: pasta(texto('dados/banco')),
  BACKUPS: pasta(preenchido('dados/backups')),
  ESTATICOS: pasta(texto('dist')).transform((raiz) =>
    existsSync(path.join(raiz, 'shell', 'index.html')) ? raiz : null,
  ),
  MUNICIPIOS: pasta(preenchido('dados/municipios')).transform((raiz) => (existsSync(raiz) ? raiz : null)),
  PROXIES: lista('loopback'),
  ORIGENS: lista(''),
  CEP_URL: opcional,
  CIDADES_URL: opcional,
  GESTAO_ESCOLAR_URL: opcional,
  SISTEMA_ESCOLAR_URL: opcional,
  SMTP_URL: opcional,
  EMAILS: pasta(preenchido('dados/emails')),
  EMAIL_REMETENTE: preenchido('Merenda Escolar <nao-responda@localhost>'),
  ENDERECO_PUBLICO: endereco(PAGINA).optional(),
  LINK_SUPORTE: endereco(LINK).optional(),
  LINK_SITE: endereco(LINK).optional(),
  LINK_FACEBOOK: endereco(LINK).optional(),
  LINK_INSTAGRAM: endereco(LINK).optional(),
  LINK_YOUTUBE: endereco(LINK).optional(),
  TZ_MUNICIPIO: texto('America/Sao_Paulo').refine(fusoConhecido, {
    error: ({ input }) => `não é um fuso horário conhecido: "${input}".`,
  }),
  DEMO: texto('1'),
  LOG: preenchido('info').refine((valor) => NIVEIS_DE_LOG.includes(valor), {
    error: ({ input }) => `deve ser ${NIVEIS_DE_LOG.join(', ')}, não "${input}".`,
  }),
  NODE_ENV: texto('production'),
  // The value itself is not repeated: the message may be written to a log.
  METRICAS_TOKEN: opcional.refine((valor) => valor === null || valor.length >= SEGREDO_MINIMO, {
    error: `deve ter ao menos ${SEGREDO_MINIMO} caracteres.`,
  }),
});

/** Reads the settings. Throws Portuguese sentences, one per line, that name every variable with an invalid value. */
export function lerConfiguracao(env: NodeJS.ProcessEnv = process.env): Configuracao {
  const lido = Ambiente.safeParse(env);
  if (!lido.success)
    throw new Error(lido.error.issues.map(({ path: [nome], message }) => `${String(nome)} ${message}`).join('\n'));
  const ambiente = lido.data;
  const demonstracao = ambiente.DEMO !== '0';
  return {
    porta: ambiente.PORT,
    endereco: ambiente.HOST,
    bancoUrl: ambiente.DATABASE_URL,
    conexoes: ambiente.CONEXOES,
    respostasGuardadas: ambiente.RESPOSTAS_MIB,
    pastaDados: ambiente.DADOS,
    pastaBackups: ambiente.BACKUPS,
    estaticos: ambiente.ESTATICOS,
    municipios: ambiente.MUNICIPIOS,
    proxies: ambiente.PROXIES,
    origens: ambiente.ORIGENS,
    externos: {
      cep: ambiente.CEP_URL,
      cidades: ambiente.CIDADES_URL,
      gestaoEscolar: ambiente.GESTAO_ESCOLAR_URL,
      sistemaEscolar: ambiente.SISTEMA_ESCOLAR_URL,
    },
    correio: {
      smtp: ambiente.SMTP_URL,
      pasta: ambiente.EMAILS,
      remetente: ambiente.EMAIL_REMETENTE,
      enderecoPublico: (ambiente.ENDERECO_PUBLICO || `http://localhost:${ambiente.PORT}`).replace(/\/+$/, ''),
    },
    links: links(ambiente, demonstracao),
    fuso: ambiente.TZ_MUNICIPIO,
    demonstracao,
    nivelDeLog: ambiente.LOG,
    tokenDasMetricas: ambiente.METRICAS_TOKEN,
    conferirRespostas: ambiente.NODE_ENV === 'development',
  };
}

/** Setting → word, and the address of the demonstration's link. */
const LINKS = [
  ['LINK_SUPORTE', 'Suporte', 'mailto:suporte@merenda.example'],
  ['LINK_SITE', 'Site da prefeitura', 'https://municipio.example'],
  ['LINK_FACEBOOK', 'Facebook', 'https://www.facebook.com'],
  ['LINK_INSTAGRAM', 'Instagram', 'https://www.instagram.com'],
  ['LINK_YOUTUBE', 'YouTube', null],
] as const;

function links(ambiente: z.infer<typeof Ambiente>, demonstracao: boolean): LinkInstitucional[] {
  return LINKS.flatMap(([variavel, nome, exemplo]) => {
    const endereco = ambiente[variavel] ?? (demonstracao ? exemplo : null);
    return endereco ? [{ nome, endereco }] : [];
  });
}

function fusoConhecido(fuso: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return true;
  } catch (erro) {
    if (erro instanceof RangeError) return false;
    throw erro;
  }
}
