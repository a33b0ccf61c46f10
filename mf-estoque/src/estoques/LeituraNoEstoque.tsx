import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { primeiraFrase, violacoesDaSaida } from '@merenda/shared/regras';
import { BotaoLerEtiqueta, EstadoErro, LeitorDeEtiqueta } from '@merenda/shared/ui';
import { useState } from 'react';
import { useLinhasDeEstoque } from './estoques.api.js';

interface LeituraNoEstoqueProps {
  estoque: number;
  /** Gets the lot whose exit the user wants. */
  aoLer: (linha: ProdutoEstoque) => void;
}

/** Reads the label of a lot that leaves the stock. */
export function LeituraNoEstoque({ estoque, aoLer }: LeituraNoEstoqueProps) {
  const [lendo, setLendo] = useState(false);
  // Also the empty lots, which the list of the screen leaves out: their label says that nothing is left.
  const { data, error, isFetching, refetch } = useLinhasDeEstoque(lendo ? estoque : undefined);
  const fechar = () => setLendo(false);
  return (
    <>
      <BotaoLerEtiqueta lendo={lendo && !data && !error} aoAbrir={() => setLendo(true)} />
      {lendo && data && (
        <LeitorDeEtiqueta
          lotes={data}
          recusar={({ quantidade }) => primeiraFrase(violacoesDaSaida(quantidade, quantidade))}
          aoLer={(linha) => {
            fechar();
            aoLer(linha);
          }}
          aoFechar={fechar}
        />
      )}
      {lendo && !data && error && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
    </>
  );
}
