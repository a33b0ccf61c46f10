import type { NomeDaRota } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../banco/contexto.js';
import { proibido } from '../nucleo/recusas.js';

export type RotaDeclarada = FastifyInstance['rotasDeclaradas'][number];

/**
 * For a route that acts in place of another one: throws 403 with this sentence unless the user may call the other one.
 * Returns its declaration.
 */
export function exigirPermissaoDaRota(
  app: FastifyInstance,
  { usuario: { permissoes } }: Contexto,
  rota: NomeDaRota,
  frase: string,
): RotaDeclarada {
  const declarada = app.rotasDeclaradas.find(
    ({ metodo, url }) => `${String(metodo)} ${semPadroes(url)}` === comPrefixo(rota),
  );
  if (!declarada) throw new Error(`${rota} is not registered`);
  const { permissao } = declarada;
  if (permissao !== 'LOGADO' && ![permissao].flat().some((uma) => permissoes.some((sua) => sua === uma)))
    throw proibido(frase);
  return declarada;
}

const comPrefixo = (rota: NomeDaRota): string => rota.replace(' ', ' /api');

/** The url of the router without the patterns of its parameters: ':data(^\d{8})' is ':data'. */
const semPadroes = (url: string): string => url.replace(/\([^)]*\)/g, '');
