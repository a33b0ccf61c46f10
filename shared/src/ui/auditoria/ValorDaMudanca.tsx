import type { ListaConvencao } from '@merenda/shared/contratos';
import { useDescricao } from '../campos/SelectConvencao.js';
import { Valor } from '../tela/Valor.js';
import type { Mudanca } from './mudancas.js';

interface ValorDaMudancaProps {
  mudanca: Mudanca;
  quando: 'antes' | 'depois';
}

/** What a changed field was, or has become, in words; '---' for nothing. */
export function ValorDaMudanca({ mudanca: { lista, ...mudanca }, quando }: ValorDaMudancaProps) {
  const texto = mudanca[quando];
  return lista ? <Descricao lista={lista} codigo={texto} /> : <Texto>{texto}</Texto>;
}

/** The label of a code; only the lists that a change has are read. */
function Descricao({ lista, codigo }: { lista: ListaConvencao; codigo: string }) {
  return <Texto>{useDescricao(lista)(codigo)}</Texto>;
}

const Texto = ({ children }: { children: string }) => (
  <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    <Valor>{children}</Valor>
  </span>
);
