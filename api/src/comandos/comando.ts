import path from 'node:path';
import { BancoEmUso } from '../banco/embutido/trava.js';
import type { Resumo } from '../banco/copia/tabelas.js';

/** Runs a command; what it throws becomes its last word and exit code 1. */
export async function executar(comando: () => Promise<void>): Promise<void> {
  try {
    await comando();
  } catch (erro) {
    if (!(erro instanceof Error)) throw erro;
    console.error(erro.message + (erro instanceof BancoEmUso ? ' Pare o servidor antes.' : ''));
    process.exitCode = 1;
  }
}

/** A file that the user named, seen from the folder where the command was typed: npm itself runs it in the workspace's. */
export function caminhoDigitado(texto: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), texto);
}

/** What a copy holds, in one sentence. */
export function contar(resumos: Record<string, Resumo>): string {
  const linhas = Object.values(resumos).reduce((soma, resumo) => soma + resumo.linhas, 0);
  return `${linhas.toLocaleString('pt-BR')} linhas em ${Object.keys(resumos).length} tabelas`;
}
