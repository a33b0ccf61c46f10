import { Checkbox } from 'antd';
import type { Dispatch } from 'react';
import type { Acao, Destinado } from './lista-de-destino.js';

/** Checks all lots of the target list, or none; nothing while it is empty. */
export function MarcarTodos({ lista, aoMudar }: { lista: readonly Destinado[]; aoMudar: Dispatch<Acao> }) {
  if (lista.length === 0) return null;
  const todos = lista.every(({ marcado }) => marcado);
  return (
    <Checkbox
      checked={todos}
      indeterminate={!todos && lista.some(({ marcado }) => marcado)}
      onChange={(evento) =>
        aoMudar({ tipo: 'marcar', linhas: lista.map(({ linha }) => linha.id), sim: evento.target.checked })
      }
    >
      Todos
    </Checkbox>
  );
}
