import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { haCofre } from '../cofre.js';
import { ErroApi, SEM_RESPOSTA } from '../erro-api.js';
import { useSessao, valeSemRede, VALIDADE_SEM_REDE } from '../sessao.js';
import { unidadeAtual } from '../unidade.js';
import { dizerQuando } from './relogio-do-aparelho.js';
import { apagarGuardados, chavesGuardadas, guardar, lerGuardado } from './guardados.js';
import { SERVIDOR_FORA, useRede } from './rede.js';

/** An answer that is kept. Its owner is inside the seal too. */
interface Guardada {
  lugar: string;
  dados: unknown;
  /** When the server answered (ms). */
  lidaEm: number;
}

/** Keys begin with the user, so that another user's answers are found without opening them. */
const inicioDe = (usuario: number) => `${String(usuario)}|`;

/** Where an answer is kept: by user, unit and query. */
const lugarDe = (usuario: number, consulta: string) =>
  `${inicioDe(usuario)}${String(unidadeAtual()?.id ?? '')}|${consulta}`;

/** Whether a call failed because the server could not be reached. */
export const semServidor = (erro: unknown): boolean =>
  erro instanceof ErroApi && (erro.status === SEM_RESPOSTA || SERVIDOR_FORA.has(erro.status));

/** When the kept answers were read that are on the screen until the server has answered (ms). */
const provisorias = new Set<number>();

/**
 * Runs the queries of the cache. The answer to a query with `meta: { guardar: true }` is kept, sealed, for this user and
 * unit. A query without data gets it back at once, with the time at which it was read, until the server has answered;
 * while the server cannot be reached, it stays.
 */
export async function lerEGuardar<T>(
  buscar: QueryFunction<T>,
  contexto: QueryFunctionContext,
  consulta: Query,
): Promise<T> {
  const usuario = useSessao.getState().auth.usuario?.id;
  if (consulta.meta?.guardar !== true || usuario === undefined || !haCofre()) return buscar(contexto);
  const lugar = lugarDe(usuario, consulta.queryHash);
  const pedida = Promise.resolve(buscar(contexto));
  const mostrada = consulta.state.data === undefined ? mostrarGuardada(lugar, consulta, pedida) : null;
  try {
    const dados = await pedida;
    void guardarLeitura(usuario, { lugar, dados, lidaEm: Date.now() });
    return dados;
  } catch (erro) {
    const guardada = semServidor(erro) ? await lerLeitura(lugar) : null;
    if (guardada === null) {
      // A refusal takes the place of what was shown.
      if (await mostrada) consulta.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
      throw erro;
    }
    // The cache notes the time of the answer when this has returned.
    setTimeout(() => consulta.setState({ dataUpdatedAt: guardada.lidaEm }));
    return guardada.dados as T;
  }
}

/**
 * Shows the kept answer, unless the server is faster, or the session has ended meanwhile or is too old.
 * @returns whether it is shown
 */
async function mostrarGuardada(lugar: string, consulta: Query, pedida: Promise<unknown>): Promise<boolean> {
  let chegou = false;
  const anotar = () => {
    chegou = true;
  };
  pedida.then(anotar, anotar);
  const usuario = useSessao.getState().auth.usuario?.id;
  const guardada = await lerLeitura(lugar).catch(() => null);
  if (guardada === null || chegou || !valeSemRede() || useSessao.getState().auth.usuario?.id !== usuario) return false;
  provisorias.add(guardada.lidaEm);
  consulta.setState({ data: guardada.dados, dataUpdatedAt: guardada.lidaEm, status: 'success' });
  return true;
}

async function guardarLeitura(usuario: number, leitura: Guardada): Promise<void> {
  try {
    await guardar('leituras', leitura.lugar, leitura, () => useSessao.getState().auth.usuario?.id === usuario);
  } catch (erro) {
    // A full disk: the answer is on the screen, and will be asked for again.
    console.warn('An answer was not kept for the time without a network:', erro);
  }
}

async function lerLeitura(lugar: string): Promise<Guardada | null> {
  const guardada = (await lerGuardado('leituras', lugar)) as Guardada | undefined;
  if (guardada?.lugar !== lugar) return null;
  const idade = Date.now() - guardada.lidaEm;
  if (idade < VALIDADE_SEM_REDE) return guardada;
  await apagarGuardados('leituras', [lugar]);
  return null;
}

/** Removes the kept answers of everybody else; null: of everybody. */
export async function manterLeiturasDe(usuario: number | null): Promise<void> {
  if (!haCofre()) return;
  const chaves = await chavesGuardadas('leituras');
  const alheias = chaves.filter((chave) => usuario === null || !chave.startsWith(inicioDe(usuario)));
  await apagarGuardados('leituras', alheias);
}

/** Removes all kept answers: the session was unused for too long. */
export const esquecerLeituras = (): Promise<void> => manterLeiturasDe(null);

/**
 * How old the data on the screen are, while there is no network or the server has not answered yet: 'Dados de 07:40', or
 * 'Dados de 24/11 às 07:40'. Null for what the server has just answered.
 * @param lidosEm `dataUpdatedAt` of the query (ms)
 */
export function useIdadeDosDados(lidosEm: number): string | null {
  const semRede = useRede(({ semRedeDesde }) => semRedeDesde !== null);
  return (semRede && lidosEm > 0) || provisorias.has(lidosEm) ? `Dados de ${dizerQuando(lidosEm)}` : null;
}
