import { sql, type SQL } from 'drizzle-orm';
import { integer, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Surrogate key of every entity. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Optimistic lock: a PUT carries the version that it read; a stale one is refused with 409. */
export const versao = () => integer().notNull().default(1);

/** Quantity of a food, or of packages that people type: up to 3 decimals, read as a string. */
export const quantidade = () => numeric({ precision: 14, scale: 3 });

/**
 * Packages of a product that a stock has, or that enter or leave it: 6 decimals, so that a pinch from a large sack
 * leaves the stock too. Read as a string.
 */
export const embalagens = () => numeric({ precision: 17, scale: 6 });

/** The type of `embalagens`, for a parameter of a statement. */
export const NUMERIC_DE_EMBALAGENS: SQL = sql.raw('numeric(17, 6)');

/** °C with one decimal, read as a string. */
export const temperatura = () => numeric({ precision: 4, scale: 1 });

/** Money in R$: 2 decimals, read as a string. */
export const dinheiro = () => numeric({ precision: 14, scale: 2 });

/** An instant; shown in the municipality's clock. */
export const instante = () => timestamp({ withTimezone: true, mode: 'date' });

/** A number that may be absent, as a `numeric` column takes it. */
export const comoNumeric = (numero: number | null | undefined): string | null =>
  numero == null ? null : String(numero);
