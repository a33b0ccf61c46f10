import { useSearchParams } from 'react-router-dom';

/**
 * The imports in the address, '?sessao=12&sessao=13': each one creates what the one before it lacks, and the last one is
 * open. With 'cadeia=sim' each begins by itself.
 */
export function useEnderecoDaImportacao() {
  const [busca, setBusca] = useSearchParams();
  return {
    pilha: busca
      .getAll('sessao')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    emCadeia: busca.get('cadeia') === 'sim',
    /** Opens the last of these imports; without any, the choice of a file. */
    abrir(pilha: readonly number[]): void {
      const nova = new URLSearchParams(pilha.map((id) => ['sessao', String(id)]));
      if (pilha.length > 0 && busca.get('cadeia') === 'sim') nova.set('cadeia', 'sim');
      setBusca(nova, { replace: true });
    },
  };
}
