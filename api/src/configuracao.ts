import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CampoDoServidor } from '@merenda/shared/contratos';
import { ESQUEMAS_DE_LINK, ESQUEMAS_DE_PAGINA, violacoesDoFuso } from '@merenda/shared/regras';
import { z } from 'zod';
import { NIVEIS_DO_GOVBR, type OpcoesDoGovBr } from './externo/govbr/opcoes.js';
import type { DoServidor } from './mecanismos/configuracoes.js';

/** All settings of an installation, read once from the environment. */
export interface Configuracao {
  /** PORT, default 3000. */
  porta: number;
  /** HOST: the address to listen on, default 127.0.0.1: only this machine. */
  endereco: string;
  /** DATABASE_URL: a PostgreSQL (≥ 15); if absent, the embedded database is used. */
  bancoUrl: string | null;
  /**
   * DATABASE_URL_DONO: the same database with the role that owns its tables, for migrations; DATABASE_URL then has a
   * role that only reads and writes rows.
   */
  bancoUrlDoDono: string | null;
  /** CONEXOES: maximum connections of this process to that PostgreSQL, default 10. */
  conexoes: number;
  /** DADOS: folder of the embedded database, default `dados/banco` in the root of the project. */
  pastaDados: string;
  /** BACKUPS: folder of the copies that `npm run backup` makes, default `dados/backups`. */
  pastaBackups: string;
  /** AUDITORIA: folder of the signed files of the audit trail, default `dados/auditoria`. */
  pastaAuditoria: string;
  /** AUDITORIA_CHAVE: file of the private key that signs them, default `dados/auditoria.pem`. */
  chaveDaAuditoria: string;
  /** BACKUPS_SENHA: passphrase of the copies, at least 16 characters; if absent, copies are not encrypted. */
  senhaDosBackups: string | null;
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
   * Settings of the municipality that this machine defines; they win over those of the screen. TZ_MUNICIPIO: time zone
   * of 'today'. LINK_SUPORTE, LINK_SITE, LINK_FACEBOOK, LINK_INSTAGRAM, LINK_YOUTUBE: links of the login screen. CEP_URL: postal codes (`https://viacep.com.br/ws`); CIDADES_URL: list of cities of the
   * presentation service; GESTAO_ESCOLAR_URL: school management (classes, students); SISTEMA_ESCOLAR_URL: list of units
   * of the school system.
   */
  doServidor: DoServidor;
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
   * GOVBR_CLIENTE, GOVBR_SEGREDO: the credential that gov.br gives to this installation; GOVBR_EMISSOR: gov.br's address,
   * production or test; GOVBR_NIVEL: the lowest level of an account that may log in, `prata` (default) or `ouro`. Null
   * without them: there is no login with gov.br.
   */
  govbr: OpcoesDoGovBr | null;
  /** Whether other machines reach the server, by HOST itself or by ENDERECO_PUBLICO through a proxy. */
  naRede: boolean;
  /**
   * DEMO=0 leaves the demonstration municipality out. The default is to have it; a server that other machines reach
   * must name `0` or `1`.
   */
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
  /**
   * SEGUNDO_FATOR_CHAVE: the secret with which the database's secrets of authenticator apps are sealed, at least 16
   * characters; without it none can be enrolled, except in the demonstration.
   */
  chaveDoSegundoFator: string | null;
  /** NODE_ENV=development: each response is checked against its contract. */
  conferirRespostas: boolean;
}

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

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
/** Absent, or long enough. The value itself is not repeated: the message may be written to a log. */
const segredo = opcional.refine((valor) => valor === null || valor.length >= SEGREDO_MINIMO, {
  error: `deve ter ao menos ${SEGREDO_MINIMO} caracteres.`,
});
const inteiro = (padrao: number) =>
  preenchido(String(padrao))
    .refine((valor) => Number.isInteger(Number(valor)) && Number(valor) >= 0, {
      error: ({ input }) => `deve ser um número inteiro, não "${input}".`,
    })
    .transform(Number);
const endereco = (esquemas: readonly string[]) =>
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
  HOST: preenchido('127.0.0.1'),
  DATABASE_URL: opcional,
  DATABASE_URL_DONO: opcional,
  CONEXOES: inteiro(10),
  RESPOSTAS_MIB: inteiro(32).transform((mib) => mib * 1024 * 1024),
  DADOS: pasta(texto('dados/banco')),
  BACKUPS: pasta(preenchido('dados/backups')),
  BACKUPS_SENHA: segredo,
  AUDITORIA: pasta(preenchido('dados/auditoria')),
  AUDITORIA_CHAVE: pasta(preenchido('dados/auditoria.pem')),
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
  ENDERECO_PUBLICO: endereco(ESQUEMAS_DE_PAGINA).optional(),
  GOVBR_EMISSOR: opcional.refine((valor) => valor === null || emissorSeguro(valor), {
    error: ({ input }) => `deve ser um endereço que comece com https:, não "${String(input)}".`,
  }),
  GOVBR_CLIENTE: opcional,
  GOVBR_SEGREDO: opcional,
  GOVBR_NIVEL: preenchido('prata').pipe(
    z.enum(NIVEIS_DO_GOVBR, {
      error: ({ input }) => `deve ser ${NIVEIS_DO_GOVBR.join(' ou ')}, não "${String(input)}".`,
    }),
  ),
  LINK_SUPORTE: endereco(ESQUEMAS_DE_LINK).optional(),
  LINK_SITE: endereco(ESQUEMAS_DE_LINK).optional(),
  LINK_FACEBOOK: endereco(ESQUEMAS_DE_LINK).optional(),
  LINK_INSTAGRAM: endereco(ESQUEMAS_DE_LINK).optional(),
  LINK_YOUTUBE: endereco(ESQUEMAS_DE_LINK).optional(),
  TZ_MUNICIPIO: opcional.refine((fuso) => fuso === null || violacoesDoFuso(fuso).length === 0, {
    error: ({ input }) => `não é um fuso horário conhecido: "${String(input)}".`,
  }),
  DEMO: opcional.refine((valor) => valor === null || valor === '0' || valor === '1', {
    error: ({ input }) => `deve ser 0 ou 1, não "${String(input)}".`,
  }),
  LOG: preenchido('info').refine((valor) => NIVEIS_DE_LOG.includes(valor), {
    error: ({ input }) => `deve ser ${NIVEIS_DE_LOG.join(', ')}, não "${input}".`,
  }),
  NODE_ENV: texto('production'),
  METRICAS_TOKEN: segredo,
  SEGUNDO_FATOR_CHAVE: segredo,
});

/** Reads the settings. Throws Portuguese sentences, one per line, that name every variable with an invalid value. */
export function lerConfiguracao(env: NodeJS.ProcessEnv = process.env): Configuracao {
  const lido = Ambiente.safeParse(env);
  if (!lido.success)
    throw new Error(lido.error.issues.map(({ path: [nome], message }) => `${String(nome)} ${message}`).join('\n'));
  const ambiente = lido.data;
  const aberta = aberturaNaRede(ambiente);
  if (aberta !== null && ambiente.DEMO === null)
    throw new Error(
      `${aberta} abre o servidor para outras máquinas: defina também DEMO=0 (sem a demonstração) ou DEMO=1 (com a demonstração, cujas senhas são públicas).`,
    );
  const enderecoPublico = (ambiente.ENDERECO_PUBLICO || `http://localhost:${ambiente.PORT}`).replace(/\/+$/, '');
  return {
    porta: ambiente.PORT,
    endereco: ambiente.HOST,
    naRede: aberta !== null,
    bancoUrl: ambiente.DATABASE_URL,
    bancoUrlDoDono: ambiente.DATABASE_URL_DONO,
    conexoes: ambiente.CONEXOES,
    respostasGuardadas: ambiente.RESPOSTAS_MIB,
    pastaDados: ambiente.DADOS,
    pastaBackups: ambiente.BACKUPS,
    senhaDosBackups: ambiente.BACKUPS_SENHA,
    pastaAuditoria: ambiente.AUDITORIA,
    chaveDaAuditoria: ambiente.AUDITORIA_CHAVE,
    estaticos: ambiente.ESTATICOS,
    municipios: ambiente.MUNICIPIOS,
    proxies: ambiente.PROXIES,
    origens: ambiente.ORIGENS,
    doServidor: doServidor(ambiente),
    correio: {
      smtp: ambiente.SMTP_URL,
      pasta: ambiente.EMAILS,
      remetente: ambiente.EMAIL_REMETENTE,
      enderecoPublico,
    },
    govbr: doGovBr(ambiente, enderecoPublico),
    demonstracao: ambiente.DEMO !== '0',
    nivelDeLog: ambiente.LOG,
    tokenDasMetricas: ambiente.METRICAS_TOKEN,
    chaveDoSegundoFator: ambiente.SEGUNDO_FATOR_CHAVE,
    conferirRespostas: ambiente.NODE_ENV === 'development',
  };
}

/** The login with gov.br: all three settings, or none. */
function doGovBr(ambiente: z.infer<typeof Ambiente>, enderecoPublico: string): OpcoesDoGovBr | null {
  const { GOVBR_EMISSOR: emissor, GOVBR_CLIENTE: cliente, GOVBR_SEGREDO: segredo, GOVBR_NIVEL: nivel } = ambiente;
  if (emissor !== null && cliente !== null && segredo !== null)
    return { emissor, cliente, segredo, nivel, enderecoPublico };
  const faltam = Object.entries({ GOVBR_EMISSOR: emissor, GOVBR_CLIENTE: cliente, GOVBR_SEGREDO: segredo })
    .filter(([, valor]) => valor === null)
    .map(([nome]) => nome);
  if (faltam.length < 3)
    throw new Error(
      `A entrada com gov.br precisa também de ${faltam.join(' e ')}; sem ela, não defina nenhuma das três.`,
    );
  return null;
}

/** What leaves the machine to gov.br is encrypted; a provider for tests may be on this machine. */
function emissorSeguro(valor: string): boolean {
  if (!URL.canParse(valor)) return false;
  const { protocol, hostname } = new URL(valor);
  return protocol === 'https:' || (protocol === 'http:' && DESTA_MAQUINA.test(hostname));
}

/** Addresses that only this machine reaches. */
const DESTA_MAQUINA = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/i;

/** The setting, with its value, by which other machines reach the server; null when none do. */
function aberturaNaRede({ HOST, ENDERECO_PUBLICO }: z.infer<typeof Ambiente>): string | null {
  if (!DESTA_MAQUINA.test(HOST)) return `HOST=${HOST}`;
  if (ENDERECO_PUBLICO && !DESTA_MAQUINA.test(new URL(ENDERECO_PUBLICO).hostname))
    return `ENDERECO_PUBLICO=${ENDERECO_PUBLICO}`;
  return null;
}

/** The variable of each setting of the municipality. */
const VARIAVEIS = {
  fuso: 'TZ_MUNICIPIO',
  linkSuporte: 'LINK_SUPORTE',
  linkSite: 'LINK_SITE',
  linkFacebook: 'LINK_FACEBOOK',
  linkInstagram: 'LINK_INSTAGRAM',
  linkYoutube: 'LINK_YOUTUBE',
  enderecoCep: 'CEP_URL',
  enderecoCidades: 'CIDADES_URL',
  enderecoGestaoEscolar: 'GESTAO_ESCOLAR_URL',
  enderecoSistemaEscolar: 'SISTEMA_ESCOLAR_URL',
} as const satisfies Record<CampoDoServidor, keyof z.infer<typeof Ambiente>>;

/** The settings with a variable. */
function doServidor(ambiente: z.infer<typeof Ambiente>): DoServidor {
  const valores = Object.entries(VARIAVEIS).map(([campo, variavel]) => [campo, ambiente[variavel]] as const);
  return Object.fromEntries(valores.filter(([, valor]) => valor));
}
