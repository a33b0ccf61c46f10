import { formatarMoeda, formatarQuantidade } from '../../formatos/numeros.js';
import type { BarraDoPnae } from '../../vocabulario/compras/recursos-pnae.js';

interface BarraJulgada {
  codigo: BarraDoPnae;
  atende: boolean | null;
  diferenca: number;
  podeMudar: boolean;
}

const FALTA: Record<BarraDoPnae, (valor: string) => string> = {
  AF: (valor) => `Faltam ${valor} de agricultura familiar até dezembro.`,
  INNATURA: (valor) => `Faltam ${valor} em alimentos in natura.`,
  ULTRA: (valor) => `${valor} acima do máximo de processados e ultraprocessados.`,
  INGR: (valor) => `${valor} acima do máximo de ingredientes culinários.`,
  MULHER: (valor) => `Faltam ${valor} em nome de mulheres na venda direta de famílias.`,
};

const SEM_BASE: Partial<Record<BarraDoPnae, string>> = {
  AF: 'Registre os repasses do ano.',
  MULHER: 'Nada recebido na venda direta de famílias.',
};

/** What a bar says: 'Faltam R$ 59.875,00 de agricultura familiar até dezembro.' */
export function fraseDaBarra({ codigo, atende, diferenca, podeMudar }: BarraJulgada): string {
  if (atende === null) return SEM_BASE[codigo] ?? 'Nada recebido.';
  const frase = atende ? 'Atende.' : FALTA[codigo](formatarMoeda(diferenca));
  if (!podeMudar) return frase;
  const quando = codigo === 'MULHER' ? 'o sexo dos titulares for informado' : 'os itens forem classificados';
  return `${frase} ${atende ? 'Pode deixar de atender' : 'Pode passar a atender'} quando ${quando}.`;
}

/** '30,65%', or null while there is nothing to divide by. */
export const percentualEscrito = (percentual: number | null): string | null =>
  percentual === null ? null : `${formatarQuantidade(percentual, 2)}%`;
