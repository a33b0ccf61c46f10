import type { TipoKardex } from '../../vocabulario/estoque/estoques.js';
import { nomeProprio } from '../../formatos/nomes.js';
import { decimal, type Numerico } from '../decimal.js';

/** 'Era outro lote · Ana Lima, em 18/11/2026 10:00' */
export const escreverEstorno = ({
  motivo,
  usuario,
  quando,
}: {
  motivo: string;
  usuario: string;
  quando: string;
}): string => `${motivo} · ${nomeProprio(usuario)}, em ${quando}`;

interface LinhaAEstornar {
  tipo: TipoKardex;
  /** Signed: what came in is positive. */
  quantidade: Numerico;
  estornado: boolean;
}

/** Shown for a line that was reversed before. */
export const LINHA_JA_ESTORNADA = 'Este lançamento já foi estornado.';

/** Where the others are undone, or why not at all. */
const RECUSAS: Partial<Record<TipoKardex, string>> = {
  RECEBIMENTO: 'Estorne o recebimento na solicitação de compra dele.',
  REFEICAO: 'Exclua a refeição: o que ela usou volta ao estoque.',
  EXCLUSAO: 'Uma exclusão não pode ser estornada. Adicione o lote de novo.',
  ESTORNO: 'Um estorno não pode ser estornado. Registre de novo o lançamento que ele desfez.',
};

/**
 * Why a line of the ledger cannot be reversed as such; null when it can, unless a balance would have been negative
 * (specification 4, 4.8). Additions, exits, recalls and counts are reversed alone, a kit and a received movement as a
 * whole. A movement is reversed by the line of its entry: it is the destination that gives the goods back.
 */
export function recusaDoEstorno({ tipo, quantidade, estornado }: LinhaAEstornar): string | null {
  if (estornado) return LINHA_JA_ESTORNADA;
  if (tipo === 'MOVIMENTACAO' && decimal(quantidade).lt(0))
    return 'A unidade de destino estorna a movimentação recebida, no lançamento da entrada. Em trânsito, cancele-a.';
  return RECUSAS[tipo] ?? null;
}

/** What a reversal of a line undoes, in one sentence. */
export function efeitoDoEstorno({ tipo, quantidade }: Pick<LinhaAEstornar, 'tipo' | 'quantidade'>): string {
  if (tipo === 'KIT')
    return 'O kit inteiro é estornado: todos os lotes dele voltam ao estoque. Não escreva o nome do aluno no motivo.';
  if (tipo === 'MOVIMENTACAO')
    return 'A movimentação inteira é estornada: os lotes saem do destino, e tudo o que foi enviado volta à origem.';
  return decimal(quantidade).gt(0) ? 'A quantidade sai do estoque.' : 'A quantidade volta ao estoque.';
}
