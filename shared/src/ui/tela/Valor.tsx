import { SEM_VALOR } from '@merenda/shared/formatos';
import type { ReactNode } from 'react';

/** Nothing is there to be shown. */
export const semValor = (valor: ReactNode): boolean => valor === null || valor === undefined || valor === '';

/** A value as tables, details and cards show it: where it is empty, the sign for it, quieter than a value. */
export const Valor = ({ children }: { children?: ReactNode }) =>
  semValor(children) ? <span className="sem-valor">{SEM_VALOR}</span> : children;
