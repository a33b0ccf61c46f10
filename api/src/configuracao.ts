import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LinkInstitucional } from '@merenda/shared/contratos';
import type { EnderecosExternos } from './externo/enderecos.js';

/** Everything that an installation may set, read once from the environment. */
export interface Configuracao {
  /** PORT, default 3000. */
  porta: number;
  /** HOST: the address to listen on, default 0.0.0.0. */
  endereco: string;
  /** DATABASE_URL: a PostgreSQL (≥ 15); absent, the embedded database is used. */
  bancoUrl: string | null;
  /** CONEXOES: connections to that PostgreSQL which this process holds at most, default 10. */
  conexoes: number;
  /** DADOS: folder of the embedded database, default `dados/banco` at the top of the project. */
  pastaDados: string;
  /** BACKUPS: folder of the copies that `npm run backup` makes, default `dados/backups`. */
  pastaBackups: string;
  /** ESTATICOS: folder of the built product, default `dist` at the top of the project; not there, only the API is served. */
  estaticos: string | null;
  /** MUNICIPIOS: folder of the municipalities' logos (`sao_joao_del-rei.png`), default `dados/municipios`; not there, the login shows initials. */
  municipios: string | null;
  /** PROXIES: addresses of the reverse proxies whose X-Forwarded-For is believed, separated by commas, default `loopback`. */
  proxies: string[];
  /** ORIGENS: further origins from which pages may load scripts and data (an area under development), separated by commas. */
  origens: string[];
  /**
   * Addresses of the outside services; absent, a labelled stand-in with demonstration data answers. CEP_URL: postal codes (`https://viacep.com.br/ws`);
   * CIDADES_URL: list of cities of the presentation service; GESTAO_ESCOLAR_URL: school management (classes, students); SISTEMA_ESCOLAR_URL: list of units of
   * the school system.
   */
  externos: EnderecosExternos;
  correio: {
    /** SMTP_URL: the mail server, `smtp://user:password@host:587`; absent, messages become files in `pasta`. */
    smtp: string | null;
    /** EMAILS: folder of the messages that no mail server takes, default `dados/emails`. */
    pasta: string;
    /** EMAIL_REMETENTE: whom messages are from. */
    remetente: string;
    /** ENDERECO_PUBLICO: where people reach the product, for links in messages; default `http://localhost:PORT`. */
    enderecoPublico: string;
  };
  /** LINK_SUPORTE, LINK_SITE, LINK_FACEBOOK, LINK_INSTAGRAM, LINK_YOUTUBE: links of the login screen; an empty one is not shown; of those that are absent the demonstration has its own. */
  links: LinkInstitucional[];
  /** TZ_MUNICIPIO: the clock by which 'today' is reckoned, default America/Sao_Paulo. */
  fuso: string;
  /** DEMO=0 leaves the demonstration municipality out. */
  demonstracao: boolean;
  /** LOG: level of the log (fatal, error, warn, info, debug, trace, silent), default info. */
  nivelDeLog: string;
  /** METRICAS_TOKEN: what whoever reads /metricas must bring, 16 characters or more; absent, there are no metrics to read. */
  tokenDasMetricas: string | null;
}

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the settings. Throws a Portuguese sentence naming the variable whose value makes no sense. */
export function lerConfiguracao(env: NodeJS.ProcessEnv = process.env): Configuracao {
  const porta = inteiro(env, 'PORT', 3000);
  return {
    porta,
    endereco: env.HOST ?? '0.0.0.0',
    bancoUrl: env.DATABASE_URL || null,
    conexoes: inteiro(env, 'CONEXOES', 10),
    pastaDados: path.resolve(RAIZ, env.DADOS ?? 'dados/banco'),
    pastaBackups: path.resolve(RAIZ, env.BACKUPS || 'dados/backups'),
    estaticos: pastaSeHouver(path.resolve(RAIZ, env.ESTATICOS ?? 'dist')),
    municipios: seHouver(path.resolve(RAIZ, env.MUNICIPIOS || 'dados/municipios')),
    proxies: lista(env.PROXIES ?? 'loopback'),
    origens: lista(env.ORIGENS ?? ''),
    externos: {
      cep: env.CEP_URL || null,
      cidades: env.CIDADES_URL || null,
      gestaoEscolar: env.GESTAO_ESCOLAR_URL || null,
      sistemaEscolar: env.SISTEMA_ESCOLAR_URL || null,
    },
    correio: {
      smtp: env.SMTP_URL || null,
      pasta: path.resolve(RAIZ, env.EMAILS || 'dados/emails'),
      remetente: env.EMAIL_REMETENTE || 'Merenda Escolar <nao-responda@localhost>',
      enderecoPublico: endereco('ENDERECO_PUBLICO', env.ENDERECO_PUBLICO || `http://localhost:${porta}`, [
        'http:',
        'https:',
      ]).replace(/\/+$/, ''),
    },
    links: links(env),
    fuso: fusoValido(env.TZ_MUNICIPIO ?? 'America/Sao_Paulo'),
    demonstracao: env.DEMO !== '0',
    nivelDeLog: umDe(env, 'LOG', NIVEIS_DE_LOG, 'info'),
    tokenDasMetricas: segredo(env, 'METRICAS_TOKEN'),
  };
}

/** Setting → word, and where the demonstration's link leads. */
const LINKS = {
  LINK_SUPORTE: ['Suporte', 'mailto:suporte@merenda.example'],
  LINK_SITE: ['Site da prefeitura', 'https://municipio.example'],
  LINK_FACEBOOK: ['Facebook', 'https://www.facebook.com'],
  LINK_INSTAGRAM: ['Instagram', 'https://www.instagram.com'],
  LINK_YOUTUBE: ['YouTube', null],
} as const;

function links(env: NodeJS.ProcessEnv): LinkInstitucional[] {
  return Object.entries(LINKS).flatMap(([variavel, [nome, demonstracao]]) => {
    const texto = env[variavel] ?? (env.DEMO === '0' ? null : demonstracao);
    return texto ? [{ nome, endereco: endereco(variavel, texto, ['http:', 'https:', 'mailto:', 'tel:']) }] : [];
  });
}

/** An address that a page may link to: `javascript:` in a setting would run in every visitor's browser. */
function endereco(nome: string, texto: string, esquemas: string[]): string {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  if (!url || !esquemas.includes(url.protocol))
    throw new Error(`${nome} deve ser um endereço que comece com ${esquemas.join(' ou ')}, não "${texto}".`);
  return texto;
}

function inteiro(env: NodeJS.ProcessEnv, nome: string, padrao: number): number {
  const texto = env[nome];
  if (texto === undefined || texto === '') return padrao;
  const valor = Number(texto);
  if (!Number.isInteger(valor) || valor < 0) throw new Error(`${nome} deve ser um número inteiro, não "${texto}".`);
  return valor;
}

const NIVEIS_DE_LOG = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function umDe(env: NodeJS.ProcessEnv, nome: string, valores: string[], padrao: string): string {
  const texto = env[nome] || padrao;
  if (!valores.includes(texto)) throw new Error(`${nome} deve ser ${valores.join(', ')}, não "${texto}".`);
  return texto;
}

/** Shorter than which a secret could be guessed. */
const SEGREDO_MINIMO = 16;

function segredo(env: NodeJS.ProcessEnv, nome: string): string | null {
  const texto = env[nome];
  if (!texto) return null;
  // The value itself is not repeated: the sentence may end in a log.
  if (texto.length < SEGREDO_MINIMO) throw new Error(`${nome} deve ter ao menos ${SEGREDO_MINIMO} caracteres.`);
  return texto;
}

function lista(texto: string): string[] {
  return texto
    .split(',')
    .map((parte) => parte.trim())
    .filter(Boolean);
}

function pastaSeHouver(pasta: string): string | null {
  return existsSync(path.join(pasta, 'shell', 'index.html')) ? pasta : null;
}

const seHouver = (pasta: string): string | null => (existsSync(pasta) ? pasta : null);

function fusoValido(fuso: string): string {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return fuso;
  } catch (causa) {
    throw new Error(`TZ_MUNICIPIO não é um fuso horário conhecido: "${fuso}".`, { cause: causa });
  }
}
