import { useEffect, useState } from 'react';
import { cidadeGuardada, guardarCidade, type Cidade } from '../marca/cidade.js';
import { buscarCidades } from './sessao.api.js';

/**
 * The installation's city: the kept one at once, the presentation service's as soon as it answers. Its outage changes
 * nothing. Null on the first drawing, which must equal the page as it was delivered.
 */
export function useCidade(): Cidade | null {
  const [cidade, setCidade] = useState<Cidade | null>(null);
  useEffect(() => {
    setCidade(cidadeGuardada());
    buscarCidades().then(
      ([primeira]) => {
        if (!primeira) return;
        guardarCidade(primeira);
        setCidade(primeira);
      },
      (erro: unknown) => {
        console.warn('The presentation service did not answer:', erro);
      },
    );
  }, []);
  return cidade;
}
