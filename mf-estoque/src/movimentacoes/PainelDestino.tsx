import type { Dispatch } from 'react';
import { textoDoLote } from './DescricaoDoLote.js';
import { LinhaDoDestino } from './LinhaDoDestino.js';
import type { Acao, Destinado } from './lista-de-destino.js';
import { MarcarTodos } from './MarcarTodos.js';
import { Painel } from './Painel.js';

export interface PainelDestinoProps {
  lista: readonly Destinado[];
  aoMudar: Dispatch<Acao>;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

export const TITULO_DO_DESTINO = 'Produtos do destino';

/** The products that are chosen to move, with how much of each. */
export function PainelDestino({ lista, aoMudar, hoje }: PainelDestinoProps) {
  return (
    <Painel
      titulo={TITULO_DO_DESTINO}
      extra={<MarcarTodos lista={lista} aoMudar={aoMudar} />}
      entradas={lista}
      chave={({ linha }) => linha.id}
      texto={({ linha }) => textoDoLote(linha)}
      vazio="Mova para cá os produtos que serão enviados."
      desenhar={(um) => <LinhaDoDestino um={um} aoMudar={aoMudar} hoje={hoje} />}
    />
  );
}
