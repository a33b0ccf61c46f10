import type { Folha } from '../folha/folha.js';
import { lerRelatorio } from '../relatorios.js';

/** Requests a report by its address ('estoque/3', 'itens/true'); throws if there is none. */
export async function ler(endereco: string): Promise<Folha> {
  const folha = await pedir(endereco);
  if (!folha || 'pergunta' in folha) throw new Error(`${endereco} gave no report.`);
  return folha;
}

/** The same, whatever comes. */
export const pedir = (endereco: string) => lerRelatorio(`/relatorio/${endereco}`, new AbortController().signal);
