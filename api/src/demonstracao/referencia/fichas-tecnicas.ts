import { CODIGOS_PER_CAPITA } from '@merenda/shared/contratos';
import { convencoes, perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { fatoresCorrecaoCoccao } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { celula, lerTabela } from '../fatos/tabela.js';
import { LISTAS, umDe } from './listas.js';

/** Loads what technical sheets need: allergens, suggested factors, and the transfers for a pupil and day. */
export async function carregarFichasTecnicas(tx: Transacao): Promise<void> {
  await tx
    .insert(convencoes)
    .values(LISTAS.alergenicos.map(([nome, descricao], ordem) => ({ lista: 'alergenicos', nome, descricao, ordem })))
    .onConflictDoNothing();
  await tx.insert(fatoresCorrecaoCoccao).values(
    lerTabela('fatores-correcao-coccao.csv').map((linha) => ({
      alimento: celula(linha, 'alimento'),
      fcMinimo: celula(linha, 'fc_minimo') || null,
      fcMaximo: celula(linha, 'fc_maximo') || null,
      fcUsar: celula(linha, 'fc_usar') || null,
      icMinimo: celula(linha, 'ic_minimo') || null,
      icMaximo: celula(linha, 'ic_maximo') || null,
      certeza: celula(linha, 'certeza'),
      fonte: celula(linha, 'fonte'),
    })),
  );
  await tx.insert(perCapitaPnae).values(
    lerTabela('per-capita.csv').map((linha) => ({
      codigo: umDe(CODIGOS_PER_CAPITA, celula(linha, 'codigo')),
      valor: celula(linha, 'valor'),
      dias: Number(celula(linha, 'dias')),
      norma: celula(linha, 'norma'),
      vigenteDe: celula(linha, 'vigente_de'),
      vigenteAte: celula(linha, 'vigente_ate') || null,
      certeza: celula(linha, 'certeza'),
    })),
  );
}
