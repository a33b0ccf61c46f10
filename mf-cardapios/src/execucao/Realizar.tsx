import { useTelaEstreita } from '@merenda/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import Cozinha from '../cozinha/Cozinha.js';
import ExecucaoCardapios from './ExecucaoCardapios.js';

/**
 * Screen '/execucao-cardapios'. On a phone it opens as the kitchen, unless the address asks for the whole screen
 * (`?completa=sim`) or for what its list of units has and the kitchen lacks (`?falta=…`). A window that changes later
 * changes nothing: what was typed stays.
 */
export default function Realizar() {
  const estreita = useTelaEstreita();
  const [noTelefone] = useState(estreita);
  const [busca] = useSearchParams();
  return noTelefone && !busca.has('completa') && !busca.has('falta') ? <Cozinha /> : <ExecucaoCardapios />;
}
