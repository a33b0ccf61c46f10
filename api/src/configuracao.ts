import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnderecosExternos } from './plugins/externos.js';

/** Everything that an installation may set, read once from the environment. */
export interface Configuracao {
  /** PORT, default 3000. */
  porta: number;
  /** HOST: the address to listen on, default 0.0.0.0. */
  endereco: string;
  /** DATABASE_URL: a PostgreSQL (≥ 15); absent, the embedded database is used. */
  bancoUrl: string | null;
  /** DADOS: folder of the embedded database, default `dados/banco` at the top of the project. */
  pastaDados: string;
  /** ESTATICOS: folder of the built product, default `dist` at the top of the project; not there, only the API is served. */
  estaticos: string | null;
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
  /** TZ_MUNICIPIO: the clock by which 'today' is reckoned, default America/Sao_Paulo. */
  fuso: string;
  /** DEMO=0 leaves the demonstration municipality out. */
  demonstracao: boolean;
  /** LOG: level of the log, default info. */
  nivelDeLog: string;
}

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the settings. Throws a Portuguese sentence naming the variable whose value makes no sense. */
export function lerConfiguracao(env: NodeJS.ProcessEnv = process.env): Configuracao {
  return {
    porta: inteiro(env, 'PORT', 3000),
    endereco: env.HOST ?? '0.0.0.0',
    bancoUrl: env.DATABASE_URL || null,
    pastaDados: path.resolve(RAIZ, env.DADOS ?? 'dados/banco'),
    estaticos: pastaSeHouver(path.resolve(RAIZ, env.ESTATICOS ?? 'dist')),
    proxies: lista(env.PROXIES ?? 'loopback'),
    origens: lista(env.ORIGENS ?? ''),
    externos: {
      cep: env.CEP_URL || null,
      cidades: env.CIDADES_URL || null,
      gestaoEscolar: env.GESTAO_ESCOLAR_URL || null,
      sistemaEscolar: env.SISTEMA_ESCOLAR_URL || null,
    },
    fuso: fusoValido(env.TZ_MUNICIPIO ?? 'America/Sao_Paulo'),
    demonstracao: env.DEMO !== '0',
    nivelDeLog: env.LOG ?? 'info',
  };
}

function inteiro(env: NodeJS.ProcessEnv, nome: string, padrao: number): number {
  const texto = env[nome];
  if (texto === undefined || texto === '') return padrao;
  const valor = Number(texto);
  if (!Number.isInteger(valor) || valor < 0) throw new Error(`${nome} deve ser um número inteiro, não "${texto}".`);
  return valor;
}

function lista(texto: string): string[] {
  return texto.split(',').map((parte) => parte.trim()).filter(Boolean);
}

function pastaSeHouver(pasta: string): string | null {
  return existsSync(path.join(pasta, 'shell', 'index.html')) ? pasta : null;
}

function fusoValido(fuso: string): string {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return fuso;
  } catch (causa) {
    throw new Error(`TZ_MUNICIPIO não é um fuso horário conhecido: "${fuso}".`, { cause: causa });
  }
}
