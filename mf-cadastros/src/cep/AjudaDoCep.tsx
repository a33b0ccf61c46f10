import { DadosDeDemonstracao, LinkDasConfiguracoes } from '@merenda/shared/ui';
import type { SituacaoDaBusca } from './useBuscaDeCep.js';

/** The text below a postal code: what came of its look-up. */
export function AjudaDoCep({ buscando, recado, resultado }: SituacaoDaBusca) {
  return (
    <span role="status">
      {buscando ? 'Buscando o endereço…' : recado}
      {resultado === 'encontrado' && (
        <>
          {' '}
          <DadosDeDemonstracao servico="enderecoCep" />
        </>
      )}
      {resultado === 'naoConfigurado' && (
        <>
          {' '}
          <LinkDasConfiguracoes />
        </>
      )}
    </span>
  );
}
