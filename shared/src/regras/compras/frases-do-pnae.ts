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
};

/** What a bar says: 'Faltam R$ 59.875,00 de agricultura familiar até dezembro.' */
export function fraseDaBarra({ codigo, atende, diferenca, podeMudar }: BarraJulgada): string {
  if (atende === null) return codigo === 'AF' ? 'Registre os repasses do ano.' : 'Nada recebido.';
  const frase = atende ? 'Atende.' : FALTA[codigo](formatarMoeda(diferenca));
  if (!podeMudar) return frase;
  return `${frase} ${atende ? 'Pode deixar de atender' : 'Pode passar a atender'} quando os itens forem classificados.`;
}

/** '30,65%', or null while there is nothing to divide by. */
export const percentualEscrito = (percentual: number | null): string | null =>
  percentual === null ? null : `${formatarQuantidade(percentual, 2)}%`;
