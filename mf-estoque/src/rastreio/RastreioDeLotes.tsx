import { useSearchParams } from 'react-router-dom';
import { BuscaDeLotes } from './BuscaDeLotes.js';
import { RastreioDoLote } from './RastreioDoLote.js';

/** '/rastreio-de-lotes': a lot is searched, or followed from its receipt to the plate (`?lote=12`; specification 4, 4.8). */
export default function RastreioDeLotes() {
  const [parametros] = useSearchParams();
  const lote = Number(parametros.get('lote'));
  return Number.isInteger(lote) && lote > 0 ? <RastreioDoLote key={lote} lote={lote} /> : <BuscaDeLotes />;
}
