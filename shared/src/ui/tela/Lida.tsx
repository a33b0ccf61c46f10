import { Skeleton } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { EstadoErro } from './EstadoErro.js';

interface LidaProps<T> {
  consulta: { data: T | undefined } & NonNullable<ComponentProps<typeof EstadoErro>['consulta']>;
  /** Shown until the first answer; default: a skeleton. */
  espera?: ReactNode;
  children: (dados: T) => ReactNode;
}

/** What a query has read. Data that are there stay when they cannot be read again. */
export function Lida<T>({ consulta, espera = <Skeleton active />, children }: LidaProps<T>) {
  if (consulta.data !== undefined) return children(consulta.data);
  return consulta.error === null ? espera : <EstadoErro consulta={consulta} />;
}
