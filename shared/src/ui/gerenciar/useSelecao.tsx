import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { criarSelecao, type SelecaoDaLista } from './Selecao.js';

interface SelecaoOferecida<T> {
  /** The selection; undefined while the user does not select. */
  selecao: SelecaoDaLista<T> | undefined;
  /** The button that begins the selection and ends it. */
  botao: ReactNode;
}

/** The selection of a list, which the user begins with 'Selecionar': until then it takes no room from the rows. */
export function useSelecao<T>(oferecida: boolean): SelecaoOferecida<T> {
  const [selecao, setSelecao] = useState<SelecaoDaLista<T>>();
  return {
    selecao,
    botao: (oferecida || selecao) && (
      <Button onClick={() => setSelecao(selecao ? undefined : criarSelecao<T>())}>
        {selecao ? 'Encerrar seleção' : 'Selecionar'}
      </Button>
    ),
  };
}
