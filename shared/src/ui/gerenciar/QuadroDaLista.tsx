import { formatarQuantidade } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { Button, Flex, Typography } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { EstadoErro } from '../tela/EstadoErro.js';
import { EstadoVazio } from '../tela/EstadoVazio.js';
import { CamposDeBusca } from './CamposDeBusca.js';
import type { CampoPerguntado, Criterios, MudarCriterios } from './filtro.js';

export interface QuadroDaListaProps {
  consulta: { error: unknown; isFetching: boolean; refetch: () => unknown };
  busca: readonly CampoPerguntado[];
  criterios: Criterios;
  aoMudarCriterios: MudarCriterios;
  /** Whether the shown rows are those of a search. */
  buscando: boolean;
  /** Rows that the search finds, and rows of the list; undefined until they are read. */
  quantas: { mostradas: number; todas: number } | undefined;
  /** Text of an empty list: 'Nenhum item cadastrado.' */
  vazio: string;
  /** What to do about an empty list, usually a button. */
  saidaDoVazio?: ReactNode;
  /** The table; it gets what to show without rows. */
  children: (semLinhas: ReactNode) => ReactNode;
}

/** What surrounds the table of a list: search, count, and the empty and error states. */
export function QuadroDaLista({
  consulta,
  busca,
  criterios,
  aoMudarCriterios,
  buscando,
  quantas,
  vazio,
  saidaDoVazio,
  children,
}: QuadroDaListaProps) {
  const semLinhas = useMemo(
    () =>
      buscando ? (
        <EstadoVazio mensagem={NADA_ENCONTRADO}>
          <Button onClick={() => aoMudarCriterios({})}>Limpar busca</Button>
        </EstadoVazio>
      ) : (
        <EstadoVazio mensagem={vazio}>{saidaDoVazio}</EstadoVazio>
      ),
    [buscando, vazio, saidaDoVazio, aoMudarCriterios],
  );
  return (
    <>
      {busca.length > 0 && <CamposDeBusca campos={busca} criterios={criterios} aoMudar={aoMudarCriterios} />}
      {/* If there are rows, only the refresh failed: they stay, marked as old. */}
      {consulta.error !== null && (
        <EstadoErro erro={consulta.error} aoTentar={() => consulta.refetch()} tentando={consulta.isFetching} />
      )}
      {(consulta.error === null || quantas !== undefined) && (
        <Flex vertical gap="small">
          <Typography.Text type="secondary" role="status">
            {quantas ? contagem(quantas.mostradas, quantas.todas) : 'Carregando…'}
          </Typography.Text>
          {children(semLinhas)}
        </Flex>
      )}
    </>
  );
}

function contagem(mostradas: number, todas: number): string {
  const registros = todas === 1 ? '1 registro' : `${formatarQuantidade(todas)} registros`;
  return mostradas === todas ? registros : `${formatarQuantidade(mostradas)} de ${registros}`;
}
