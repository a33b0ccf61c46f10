import type { NomeDaRota } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../banco/contexto.js';
import { exigirPermissaoDaRota, type RotaDeclarada } from '../rota-declarada.js';

/** What says whether a user may read a list. */
export interface Acesso {
  /** Has the declaration of the call that the list reads. */
  app: FastifyInstance;
  /** Throws 403 unless the stock is the user's. */
  exigirEstoque: (contexto: Contexto, id: number) => Promise<void>;
  /** Throws 403 unless the educational units are the user's. */
  exigirUnidadesEducacionais: (contexto: Contexto, ids: readonly number[]) => Promise<void>;
}

/**
 * Throws what the call would throw before it answers this user: 403 without its permission, or when the stock or unit
 * that its address names is not the user's. Returns the address, which is read after the permission is checked.
 */
export async function exigirAcesso<E extends object>(
  acesso: Acesso,
  contexto: Contexto,
  leitura: NomeDaRota,
  lerEndereco: () => E,
): Promise<E> {
  const { unidade } = exigirPermissaoDaRota(
    acesso.app,
    contexto,
    leitura,
    'Você não tem permissão para exportar esta lista.',
  );
  const endereco = lerEndereco();
  if (unidade) await exigirUnidade(acesso, contexto, unidade, endereco);
  return endereco;
}

async function exigirUnidade(
  { exigirEstoque, exigirUnidadesEducacionais }: Acesso,
  contexto: Contexto,
  escopo: NonNullable<RotaDeclarada['unidade']>,
  endereco: object,
): Promise<void> {
  if ('estoque' in escopo) await exigirEstoque(contexto, idEm(endereco, escopo.estoque));
  else await exigirUnidadesEducacionais(contexto, [idEm(endereco, escopo.unidade)]);
}

/** The id at a path of the address: 'params.id', 'query.unidade'. */
function idEm(endereco: object, caminho: string): number {
  let valor: unknown = endereco;
  for (const parte of caminho.split('.'))
    valor = typeof valor === 'object' && valor !== null ? (valor as Record<string, unknown>)[parte] : undefined;
  if (typeof valor !== 'number') throw new Error(`${caminho} is no id`);
  return valor;
}
