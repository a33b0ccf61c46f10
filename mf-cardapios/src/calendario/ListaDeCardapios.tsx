import { nomeComum, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { EstadoErro } from '@merenda/shared/ui';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useCardapiosPara } from './calendario.api.js';
import { carregar } from './soltar.js';

interface ListaDeCardapiosProps {
  /** The same as dragging, for the keyboard. */
  aoEscolher: (cardapio: number) => void;
}

/** Cardápios beside the calendar: dragged to a day, or chosen, they are bound in the modal, with their units. */
export function ListaDeCardapios({ aoEscolher }: ListaDeCardapiosProps) {
  const cardapios = useCardapiosPara('DIARIO');
  const [busca, setBusca] = useState('');
  const lidos: readonly { id: number; nome: string }[] | undefined = cardapios.data;
  const achados = lidos && porRelevancia(lidos, busca, ({ nome }) => paraBusca(nome));
  return (
    <aside className="calendario-cardapios" aria-label="Cardápios para vincular">
      <Input.Search
        aria-label="Buscar cardápio"
        placeholder="Buscar cardápio"
        allowClear
        onChange={({ target }) => setBusca(target.value)}
      />
      <p>Arraste um cardápio para um dia, ou escolha-o e informe o dia.</p>
      {cardapios.error && !cardapios.data ? (
        <EstadoErro consulta={cardapios} />
      ) : !achados ? (
        <Skeleton active />
      ) : achados.length === 0 ? (
        <p>Nenhum cardápio com este nome.</p>
      ) : (
        <ul>
          {achados.map(({ id, nome }) => (
            <li key={id}>
              <button
                type="button"
                className="calendario-evento calendario-diario"
                draggable
                onDragStart={(arrasto) => carregar(arrasto, { cardapio: id })}
                onClick={() => aoEscolher(id)}
              >
                {nomeComum(nome)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
