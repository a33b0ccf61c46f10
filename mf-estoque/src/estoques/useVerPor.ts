import { comEscolha } from '@merenda/shared/ui';
import { useSearchParams } from 'react-router-dom';

type VerPor = 'lote' | 'produto';

/** Whether the stock is shown by lot or by product, kept in the address (`?ver=produto`). The search stays. */
export function useVerPor(): [ver: VerPor, mudar: (ver: VerPor) => void] {
  const [busca, setBusca] = useSearchParams();
  // A column by which the rows are sorted belongs to one of the two tables.
  const mudar = (ver: VerPor) =>
    setBusca((antes) => comEscolha(antes, { ver: ver === 'produto' ? ver : undefined, ordem: undefined }), {
      replace: true,
    });
  return [busca.get('ver') === 'produto' ? 'produto' : 'lote', mudar];
}
