import type { CaminhoDe, CorpoDe, EntidadeDesfazivel, RespostaDe, RotaDe } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './api.js';
import { useEscrita } from './escrita.js';
import { useExclusao } from './exclusao.js';

/** The entities with POST /x, PUT /x/:id and DELETE /x/:id. */
type ComEscritas = {
  [E in EntidadeDesfazivel]: E extends CaminhoDe<'POST'>
    ? `${E}/:id` extends CaminhoDe<'PUT'> & CaminhoDe<'DELETE'>
      ? E
      : never
    : never;
}[EntidadeDesfazivel];

type Nova<E extends string> = RotaDe<'POST', E>;
type Edicao<E extends string> = RotaDe<'PUT', `${E}/:id`>;

/**
 * The hooks that create, change and delete the records of an entity. An edit takes the id beside its body.
 * @param renova as in `useEscrita`
 */
export function escritasDe<E extends ComEscritas>(entidade: E, renova: readonly QueryKey[]) {
  // The calls are those of the table: the types above name them by the entity.
  const chamadas = api as unknown as {
    post: (rota: string, corpo: unknown) => Promise<RespostaDe<Nova<E>>>;
    put: (rota: string, corpo: unknown, opcoes: object) => Promise<RespostaDe<Edicao<E>>>;
    delete: (rota: string, opcoes: object) => Promise<unknown>;
  };
  const rota = `${entidade}/:id`;
  return {
    useCriar: () => useEscrita((nova: CorpoDe<Nova<E>>) => chamadas.post(entidade, nova), renova),
    useAlterar: () =>
      useEscrita((edicao: CorpoDe<Edicao<E>> & { id: number }) => {
        const { id, ...corpo } = edicao as { id: number };
        return chamadas.put(rota, corpo, { caminho: { id } });
      }, renova),
    useExcluir: () => useExclusao(entidade, (id: number) => chamadas.delete(rota, { caminho: { id } }), renova),
  };
}
