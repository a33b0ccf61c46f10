import { EstadoErro, EstadoVazio } from '@merenda/shared/ui';
import { Skeleton } from 'antd';
import type { useLancamentosDoEvento } from './calendario.api.js';

/** In place of an event whose launches are on their way, did not come, or were unbound or moved by somebody else. */
export function EventoSemLancamentos({
  consulta: { data, error, isFetching, refetch },
}: {
  consulta: ReturnType<typeof useLancamentosDoEvento>;
}) {
  if (data !== undefined)
    return <EstadoVazio motivo="calendario" mensagem="Este cardápio não está mais neste dia do calendário." />;
  if (error !== null) return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}
