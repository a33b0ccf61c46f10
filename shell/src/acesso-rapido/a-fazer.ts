import { formatarQuantidade } from '@merenda/shared/formatos';
import { useContadas } from '../hoje/contagens.js';
import { enderecoDaFigura, rotuloDe } from '../hoje/figuras.js';
import { caminhoDe, type Lugar } from './lugares.js';
import type { Opcao } from './respostas.js';

/** The work that waits for the user, as the home and the sidebar count it: '3 lotes vencidos', with its address. */
export function useAFazer(lugares: readonly Lugar[]): Opcao[] {
  const { lidas, unidade } = useContadas();
  return lidas.flatMap(({ figura, valor }) => {
    const endereco = enderecoDaFigura(figura, unidade);
    const lugar = lugares.find((um) => um.endereco === caminhoDe(endereco));
    if (!lugar || valor === 0) return [];
    return [
      { titulo: `${formatarQuantidade(valor)} ${rotuloDe(figura, valor, null)}`, detalhe: lugar.titulo, endereco },
    ];
  });
}
