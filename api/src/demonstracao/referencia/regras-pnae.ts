import { OPERADORES_DA_REGRA } from '@merenda/shared/contratos';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import type { Transacao } from '../../banco/transacao.js';
import { celula, lerTabela } from '../fatos/tabela.js';
import { umDe } from './listas.js';

/** Loads the rules of the PNAE, as the norms that they name have them. */
export async function carregarRegrasPnae(tx: Transacao): Promise<void> {
  await tx.insert(regrasPnae).values(
    lerTabela('regras-pnae.csv').map((linha) => ({
      codigo: celula(linha, 'codigo'),
      regra: celula(linha, 'regra'),
      operador: umDe(OPERADORES_DA_REGRA, celula(linha, 'operador')),
      valor: celula(linha, 'valor') || null,
      unidade: celula(linha, 'unidade'),
      periodo: celula(linha, 'periodo'),
      escopo: celula(linha, 'escopo'),
      norma: celula(linha, 'norma'),
      vigenteDe: celula(linha, 'vigente_de') || null,
      vigenteAte: celula(linha, 'vigente_ate') || null,
      certeza: celula(linha, 'certeza'),
    })),
  );
}
