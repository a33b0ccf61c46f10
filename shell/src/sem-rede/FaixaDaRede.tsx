import { dizerQuando, useFila, useRede } from '@merenda/shared';
import { lazy, Suspense, useState } from 'react';
import { contarRegistros } from './contar-registros.js';

const ListaDaFila = lazy(() => import('./ListaDaFila.js').then((modulo) => ({ default: modulo.ListaDaFila })));

/**
 * A strip while there is no network or while writes wait: since when, how many, and the list of them.
 * @param registra the user has a screen that writes without a network
 */
export function FaixaDaRede({ registra }: { registra: boolean }) {
  const desde = useRede(({ semRedeDesde }) => semRedeDesde);
  const itens = useFila(({ itens: todos }) => todos);
  const [aberta, setAberta] = useState(false);
  const recusados = itens.filter(({ situacao }) => situacao === 'conflito').length;
  const frases = [
    desde !== null && `Sem rede desde ${dizerQuando(desde)}.`,
    desde !== null &&
      registra &&
      itens.length === 0 &&
      'O que você registrar na cozinha é enviado quando a rede voltar.',
    itens.length > recusados && `${contarRegistros(itens.length - recusados)} a enviar.`,
    recusados > 0 && `${contarRegistros(recusados)} sem aceite do servidor: decida o que fazer.`,
  ].filter((frase) => frase !== false);
  return (
    <div role="status">
      {frases.length > 0 && (
        <div className="faixa">
          <p>{frases.join(' ')}</p>
          {itens.length > 0 && (
            <button type="button" className="botao" aria-haspopup="dialog" onClick={() => setAberta(true)}>
              Ver registros
            </button>
          )}
        </div>
      )}
      {aberta && (
        <Suspense>
          <ListaDaFila aoFechar={() => setAberta(false)} />
        </Suspense>
      )}
    </div>
  );
}
