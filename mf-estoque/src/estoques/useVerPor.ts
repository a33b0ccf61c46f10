import { comEscolha } from '@merenda/shared/ui';
import { useSearchParams } from 'react-router-dom';

type VerPor = 'lote' | 'produto' | 'valor';

/** Whether the stock is shown by lot, by product or with the lots' values, kept in the address (`?ver=produto`). The search stays. */
export function useVerPor(): [ver: VerPor, mudar: (ver: VerPor) => void] {
  const [busca, setBusca] = useSearchParams();
  // A column by which the rows are sorted belongs to one of the tables.
  const mudar = (ver: VerPor) =>
    setBusca((antes) => comEscolha(antes, { ver: ver === 'lote' ? undefined : ver, ordem: undefined }), {
      replace: true,
    });
  const ver = busca.get('ver');
  return [ver === 'produto' || ver === 'valor' ? ver : 'lote', mudar];
}
