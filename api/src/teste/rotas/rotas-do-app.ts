import type { FastifyInstance } from 'fastify';
import type { RotaDeclarada } from '../../plugins/permissao.js';

const METODOS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Metodo = (typeof METODOS)[number];

/** A registered route of the API. */
export interface Rota {
  /** Key of the tables of routes: 'PUT /itens-produto/:id'. */
  nome: string;
  metodo: Metodo;
  /** Below `/api`, with the names of its parameters. */
  caminho: string;
  /** The place of the unit in a request, as the route declares it. */
  unidade: RotaDeclarada['unidade'];
}

/** The registered routes below `/api`. HEAD is left out: Fastify adds it to each GET. */
export function rotasDoApp({ rotasDeclaradas }: FastifyInstance): Rota[] {
  return rotasDeclaradas.flatMap(({ metodo, url, unidade }) => {
    const este = METODOS.find((um) => um === metodo);
    if (!este && metodo !== 'HEAD') throw new Error(`the tables of routes do not know the method of ${metodo} ${url}`);
    const caminho = url.replace(/^\/api/, '');
    return este ? [{ nome: `${este} ${caminho}`, metodo: este, caminho, unidade }] : [];
  });
}
