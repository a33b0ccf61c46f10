import type { Notificacao } from '@merenda/shared/contratos';
import { EstadoErro, Paginacao } from '@merenda/shared/ui';
import { Spin } from 'antd';
import type { ReactNode } from 'react';
import { POR_PAGINA, useTodas, type Quais } from './notificacoes.api.js';

interface PaginasDeProps {
  quais: Quais;
  /** The line of a notification. */
  children: (notificacao: Notificacao) => ReactNode;
}

/** All these notifications, page by page. */
export function PaginasDe({ quais, children }: PaginasDeProps) {
  const { lida, consulta, naTela } = useTodas(quais);
  if (lida === undefined)
    return consulta.error === null ? <Spin description="Carregando…" /> : <EstadoErro consulta={consulta} />;
  return (
    <>
      <ul>{lida.linhas.map(children)}</ul>
      <Paginacao
        align="center"
        current={naTela.pagina}
        onChange={naTela.aoMudarPagina}
        total={naTela.total}
        pageSize={POR_PAGINA}
      />
    </>
  );
}
