import os from 'node:os';
import path from 'node:path';
import { BancoEmUso } from '../banco/embutido/trava.js';
import type { Resumo } from '../banco/copia/tabelas.js';

/** Runs a command; an error is printed as its last line, with exit code 1. */
export async function executar(comando: () => Promise<void>): Promise<void> {
  try {
    await comando();
  } catch (erro) {
    if (!(erro instanceof Error)) throw erro;
    console.error(erro.message + (erro instanceof BancoEmUso ? ' Pare o servidor antes.' : ''));
    process.exitCode = 1;
  }
}

/**
 * Path of a file named by the user, relative to the folder where the command was typed: npm runs it in the workspace's
 * folder.
 */
export function caminhoDigitado(texto: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), texto);
}

/** The content of a copy, in one sentence. */
export function contar(resumos: Record<string, Resumo>): string {
  const linhas = Object.values(resumos).reduce((soma, resumo) => soma + resumo.linhas, 0);
  return `${linhas.toLocaleString('pt-BR')} linhas em ${Object.keys(resumos).length} tabelas`;
}

/** The account of this machine that runs a command, for its audit line; behind `sudo`, the one who typed it. */
export const operador = (): string => process.env.SUDO_USER ?? os.userInfo().username;
